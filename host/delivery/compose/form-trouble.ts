import type { Identity } from '@renovation-th/shared/identity/identity';
import { unreadFormPage } from '../../server/forms/failure-page';
import { refusal } from '../../server/forms/form-answer';
import type { FormFailure } from '../../server/forms/form-failures';
import { htmlFile } from '../../server/forms/html-document';

/** What a web server answers to a form by itself, and what that means to whoever sent it. */
const troubles = {
  413: 'body-too-large',
  429: 'too-many-requests',
  // It does not answer, or too many forms are on their way to it, or its answer takes too long.
  502: 'storage',
  503: 'busy',
  504: 'storage',
} as const satisfies Record<number, FormFailure>;

/**
 * What a visitor gets when the form service cannot answer: for each status a page, and what the
 * page's own script reads. Neither needs the service, nor anything else of the site.
 * @returns texts by file name.
 */
export function formTroubleFiles(identity: Identity): Record<string, string> {
  return Object.fromEntries(
    Object.entries(troubles).flatMap(([status, failure]) => [
      [`forms-${status}.html`, htmlFile(unreadFormPage(failure, identity))],
      [`forms-${status}.json`, JSON.stringify(refusal(failure))],
    ]),
  );
}
