import type { Identity } from '@renovation-th/shared/identity/identity';
import { unreadFormPage } from '../../server/forms/failure-page';
import { refusal } from '../../server/forms/form-answer';
import type { FormFailure } from '../../server/forms/form-failures';

/** Statuses with which nginx itself answers a form, and the failure that each shows to the visitor. */
const troubles = {
  413: 'body-too-large',
  429: 'too-many-requests',
  // The service does not answer, answers too late, or has too many forms in progress.
  502: 'storage',
  503: 'busy',
  504: 'storage',
} as const satisfies Record<number, FormFailure>;

/**
 * Makes the answers for visitors when the form service cannot answer: for each status a page, and JSON for the page's
 * script. The texts come from the form service, so they change with the service and not with the host.
 * @returns texts by path.
 */
export function formTroubleFiles(identity: Identity): Record<string, string> {
  return Object.fromEntries(
    Object.entries(troubles).flatMap(([status, failure]) => [
      [`_nginx/forms-${status}.html`, unreadFormPage(failure, identity)],
      [`_nginx/forms-${status}.json`, JSON.stringify(refusal(failure))],
    ]),
  );
}
