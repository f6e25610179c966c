import type { Identity } from '@renovation-th/shared/identity/identity';
import { unreadFormPage } from '../../server/forms/failure-page';
import { refusal } from '../../server/forms/form-answer';
import type { FormFailure } from '../../server/forms/form-failures';

/** Statuses that nginx itself may return for a form, with the failure that the visitor sees for each. */
const nginxFailures = {
  413: 'body-too-large',
  429: 'too-many-requests',
  // 502: the service does not answer. 503: too many forms are in progress. 504: the service took too long.
  502: 'storage',
  503: 'busy',
  504: 'storage',
} as const satisfies Record<number, FormFailure>;

/**
 * Makes the answers for visitors when the form service cannot answer: for each status a page, and JSON for the page's
 * script. The texts come from the form service, so they change with the service and not with the host.
 * @returns texts by path.
 */
export function formErrorFiles(identity: Identity): Record<string, string> {
  return Object.fromEntries(
    Object.entries(nginxFailures).flatMap(([status, failure]) => [
      [`_nginx/forms-${status}.html`, unreadFormPage(failure, identity)],
      [`_nginx/forms-${status}.json`, JSON.stringify(refusal(failure))],
    ]),
  );
}
