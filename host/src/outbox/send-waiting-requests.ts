import type { ShellContact } from '@renovation-th/shared/identity/contact';
import { createOutbox } from '@renovation-th/shared/forms/outbox';
import { submitForm } from '@renovation-th/shared/forms/submit-form';

/** Sends what waits in the outbox until it is confirmed. @returns a function that stops. */
export function sendWaitingRequests(contact: ShellContact): () => void {
  return createOutbox((fields) => submitForm(contact, fields)).start();
}
