import type { Identity } from '@renovation-th/shared/identity/identity';
import { createOutbox } from '@renovation-th/shared/forms/outbox';
import { submitForm } from '@renovation-th/shared/forms/submit-form';

/** Sends what waits in the outbox until it is confirmed. @returns a function that stops. */
export function sendWaitingRequests(identity: Identity): () => void {
  return createOutbox((fields) => submitForm(identity, fields)).start();
}
