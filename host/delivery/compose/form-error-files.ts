import type { Identity } from '@renovation-th/shared/identity/identity';
import { unreadFormPage } from '../../server/forms/failure-page';
import { refusal } from '../../server/forms/form-answer';
import type { FormFailure } from '../../server/forms/form-failures';

/** Statuses that nginx itself may return for a form, and the failure that the visitor sees. */
const nginxFailures = {
  413: 'body-too-large',
  429: 'too-many-requests',
  // 502: the service is down or hangs up. 503: too many forms are in progress. 504: the service took too long.
  502: 'storage',
  503: 'busy',
  504: 'storage',
} as const satisfies Record<number, FormFailure>;

/**
 * Renders nginx's error responses for forms: a page for visitors, and JSON for scripts.
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
