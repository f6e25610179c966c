import type { ShellIdentity } from '@renovation-th/shared/contracts/site-document';
import { createOutbox } from '@renovation-th/shared/forms/outbox';
import { submitForm } from '@renovation-th/shared/forms/submit-form';

/** Sends what waits in the outbox until it is confirmed. @returns a function that stops. */
export function sendWaitingRequests(identity: ShellIdentity): () => void {
  return createOutbox((fields) => submitForm(identity, fields)).start();
}
