import type { ServerResponse } from 'node:http';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { answerTexts, failureTexts } from './content/form-answers';
import { sendFailurePage } from './failure-page';
import type { FormFields } from './form-body';
import { failureStatus, type FormFailure } from './form-failures';
import type { FormRoute } from './form-route';
import { redirectTo, sendJson } from './private-answers';

/** The body of a JSON answer, as external form-forwarding services give it: `success` is a string. */
export type FormAnswer = { success: 'true' | 'false'; message: string; reference?: string };

/** What became of a form. */
export type Outcome =
  | {
      kind: 'accepted';
      reference: string;
      /** Where the sender asked to be taken; not yet trusted. */
      next: string;
      /** Whether there was no room for its photographs. */
      hasLostPhotos: boolean;
    }
  | {
      kind: 'refused';
      failure: FormFailure;
      fields: FormFields;
      /** Seconds. */
      retryAfter?: number | undefined;
      /** Name of the file that the failure is about. */
      file?: string;
    };

/** @param retryAfter seconds. */
export function refused(failure: FormFailure, fields: FormFields = new Map(), retryAfter?: number): Outcome {
  return { kind: 'refused', failure, fields, retryAfter };
}

type Answering = {
  form: FormRoute['form'];
  /** See `sendingOrigin`. */
  origin: string | null;
  identity: Identity;
  /** See `FormServiceConfig.awayNotice`. */
  notice: string | null;
};

/** Tells a browser, or the page's script, what became of its form. */
export function answerForm(
  response: ServerResponse,
  outcome: Outcome,
  { form, origin, identity, notice }: Answering,
): void {
  // The rest of the body is not waited for.
  if (!response.req.complete) response.setHeader('Connection', 'close');
  if (outcome.kind === 'refused') {
    const { failure, fields, retryAfter, file } = outcome;
    if (failure === 'wrong-method') response.setHeader('Allow', 'POST');
    if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
    if (form === 'ajax') sendJson(response, failureStatus[failure], refusal(failure, file));
    else sendFailurePage(response, { failure, fields, identity });
    return;
  }

  const { reference, next, hasLostPhotos } = outcome;
  if (form === 'ajax') {
    const accepted = hasLostPhotos ? answerTexts.acceptedWithoutPhotos : answerTexts.accepted;
    const message = notice === null ? accepted : `${accepted} ${notice}`;
    const answer: FormAnswer = { success: 'true', message, reference };
    return sendJson(response, 200, answer);
  }
  const site = origin === 'same' || origin === null ? '' : origin;
  redirectTo(response, `${site}${thanksLocation(next, reference)}`);
}

const thanksPath = '/merci';
const anySite = 'http://site.invalid';
/** Characters: proxies refuse longer headers. */
const longestNext = 1_000;

/**
 * Where the browser goes after a native post: the page of thanks, with the reference. Of `_next` only what it asks of
 * that page is used, so it can never lead to a stranger's.
 */
function thanksLocation(next: string, reference: string): string {
  const url = next.length <= longestNext && URL.canParse(next, anySite) ? new URL(next, anySite) : null;
  const query = new URLSearchParams(url?.pathname === thanksPath ? url.search : '');
  query.set('ref', reference);
  return `${thanksPath}?${query.toString()}`;
}

/** What the page's script is told of a form that was not accepted. @param file name of the file that it is about. */
export function refusal(failure: FormFailure, file?: string): FormAnswer {
  const { explanation } = failureTexts[failure];
  return {
    success: 'false',
    message: file === undefined ? explanation : `${explanation} ${answerTexts.file(file)}`,
  };
}
