import { isComposerRefusal } from '@renovation-th/shared/contracts/composer';
import { isNotPublished, type PublishedName } from '@renovation-th/shared/contracts/published';
import { DeliveryError } from '../delivery-error';
import { errorMessage } from '../error-code';

/** A name that a page uses and its list does not have. */
type MissingName = { list: PublishedName; slug: string };

/** A page cannot be rendered, or, without a page, the site cannot be composed. It can be sent as JSON. */
export class ComposeFailure extends DeliveryError {
  /**
   * @param app the app at fault.
   * @param page a path, or a phrase such as "pages from projects" for a list.
   */
  constructor(
    readonly app: string,
    readonly page: string | null,
    readonly reason: string,
    remedy: string,
    readonly missing?: MissingName,
  ) {
    super(page === null ? reason : `${page} cannot be rendered: ${reason}`, remedy);
  }
}

/** Converts an error of a release's code. */
export function failureOf(error: unknown, app: string, page: string | null): ComposeFailure {
  if (error instanceof ComposeFailure) return error;
  const [line = ''] = errorMessage(error).split('\n');
  const retry = `See the page with npm run dev, correct it, and release ${app} again.`;
  if (isNotPublished(error)) {
    const { list, slug } = error;
    return new ComposeFailure(app, page, line, retry, { list, slug });
  }
  const isExplained = error instanceof DeliveryError || isComposerRefusal(error);
  return new ComposeFailure(app, page, line, isExplained ? error.remedy : retry);
}

/** Restores a failure that another process sent. */
export const receivedFailure = ({ app, page, reason, remedy, missing }: ComposeFailure): ComposeFailure =>
  new ComposeFailure(app, page, reason, remedy, missing);
