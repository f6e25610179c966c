import { hostOutbox } from '@renovation-th/shared/host-kernel';
import { submitForm } from '@renovation-th/shared/forms/submit-form';
import type { ShellContact } from '@renovation-th/shared/identity/contact';

/**
 * Sends unconfirmed requests, from any page. Loads the sending code only when a request waits.
 * @returns a function that stops trying to load the code.
 */
export function sendWaitingRequests(contact: ShellContact): () => void {
  let sender: Promise<() => void> | null = null;

  return hostOutbox.onWaiting(() => {
    sender ??= import(/* webpackChunkName: "outbox" */ './outbox-sender').then(({ createSender }) =>
      createSender((fields) => submitForm(contact, fields)),
    );
    sender.then(
      (sendSoon) => sendSoon(),
      // The code failed to load, probably offline: retries when the network is back.
      () => {
        sender = null;
      },
    );
  });
}
