import { hostOutbox } from '@renovation-th/shared/host-kernel';
import { submitForm } from '@renovation-th/shared/forms/submit-form';
import type { ShellContact } from '@renovation-th/shared/identity/contact';

/**
 * Sends unconfirmed requests. Loads the sending code only when a request waits.
 * @returns a function that stops listening for requests.
 */
export function sendWaitingRequests(contact: ShellContact): () => void {
  let sender: Promise<() => void> | null = null;

  return hostOutbox.onWaiting(() => {
    sender ??= import(/* webpackChunkName: "outbox" */ './outbox-sender').then(({ createSender }) =>
      createSender((fields) => submitForm(contact, fields)),
    );
    sender.then(
      (sendSoon) => sendSoon(),
      // The code failed to load. The next call tries again.
      () => {
        sender = null;
      },
    );
  });
}
