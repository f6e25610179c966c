import { changed, including, without, type OutboxEntry } from './outbox-entries';
import { createOutboxList, type OutboxSnapshot } from './outbox-list';
import { createOutboxNews } from './outbox-news';
import { createOutboxSender, firstDelay } from './outbox-sender';
import { createOutboxStore } from './outbox-store';
import type { FormFields, SubmissionResult } from './submit-form';

/** Keeps and sends requests that may not have arrived. */
export type Outbox = {
  snapshot: () => OutboxSnapshot;
  /** @returns a function that stops listening. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Keeps a request: one that waits is sent until it is confirmed, a refused one when the visitor
   * says so. Resolves once the request is on the device, where it may be kept; never rejects.
   */
  add: (reference: string, fields: FormFields, state?: OutboxEntry['state']) => Promise<void>;
  remove: (reference: string) => void;
  resend: (reference: string) => void;
  /**
   * Begins to send what waits: after a second, on `online`, and more and more rarely after that.
   * @returns a function that stops.
   */
  start: () => () => void;
};

/**
 * Requests that may not have arrived. Each keeps its reference, so that the form service counts
 * it once however often it arrives.
 *
 * Several outboxes may run at once, in one document or in several tabs: they share the stored
 * list, only one sends at a time, and none sends what another has tried while it waited.
 */
export function createOutbox(send: (fields: FormFields) => Promise<SubmissionResult>): Outbox {
  const store = createOutboxStore();
  const list = createOutboxList(store, (confirmed) => news.tell(confirmed));
  const sender = createOutboxSender({ store, list, send });

  const takeOver = async (confirmed: string | null) => {
    const hasNew = await list.readAgain(confirmed);
    if ((hasNew || store.isUnread()) && !sender.isSending()) sender.sendIn(firstDelay);
  };
  const news = createOutboxNews(list.isShown, (confirmed) => void takeOver(confirmed));

  return {
    snapshot: list.snapshot,
    subscribe: list.subscribe,
    add: async (reference, fields, state = 'waiting') => {
      const kept = list.change(including({ reference, fields, state }));
      if (state === 'waiting') sender.sendIn(firstDelay);
      await kept;
    },
    remove: (reference) => void list.change(without(reference)),
    resend: (reference) => {
      void list.change(changed(reference, { state: 'waiting', triedAt: undefined }));
      sender.sendIn(0);
    },
    start: () => {
      const sendNow = () => sender.sendIn(0);
      sender.start();
      void takeOver(null);
      addEventListener('online', sendNow);
      const stopListening = news.listen();
      return () => {
        sender.stop();
        removeEventListener('online', sendNow);
        stopListening();
      };
    },
  };
}
