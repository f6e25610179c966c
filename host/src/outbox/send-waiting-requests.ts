import { sendingSide } from '@renovation-th/shared/host-kernel';
import { submitForm } from '@renovation-th/shared/forms/submit-form';
import type { ShellContact } from '@renovation-th/shared/identity/contact';

/**
 * Sends unconfirmed requests, whatever page left them and whatever page the visitor is on.
 * The code comes only when there is one.
 * @returns a function that stops asking for it.
 */
export function sendWaitingRequests(contact: ShellContact): () => void {
  let sender: Promise<() => void> | null = null;

  return sendingSide.onWaiting(() => {
    sender ??= import(/* webpackChunkName: "outbox" */ './outbox-sender').then(({ createSender }) =>
      createSender((fields) => submitForm(contact, fields)),
    );
    sender.then(
      (sendSoon) => sendSoon(),
      // The code could not be fetched, as probably the form service: asked for again when the network is back.
      () => {
        sender = null;
      },
    );
  });
}
