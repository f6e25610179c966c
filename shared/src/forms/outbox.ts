import { changed, including, isWaiting, wasTried, without, type OutboxEntry } from './outbox-entries';
import { outboxKey } from './outbox-key';
import { createOutboxStore } from './outbox-store';
import type { FormFields, SubmissionFailure, SubmissionResult } from './submit-form';

/** What a page may show of an outbox. */
export type OutboxSnapshot = {
  entries: readonly OutboxEntry[];
  /** Reference of the request confirmed last, while this page is open. */
  confirmed: string | null;
};

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

/** What the server knows of an outbox. */
export const emptyOutbox: OutboxSnapshot = { entries: [], confirmed: null };

const firstDelay = 1_000;
const longestDelay = 30_000;

/** What outboxes of one document tell each other; other tabs hear of it by `storage`. */
type ListChange = {
  sender: object;
  confirmed: string | null;
  /** Set by an outbox whose page shows it. */
  isHeard?: boolean;
  /** From an outbox that has just begun: whether something was confirmed that nobody has shown. */
  isQuestion?: boolean;
};

/**
 * Requests that may not have arrived. Each keeps its reference, so that the form service counts
 * it once however often it arrives.
 *
 * Several outboxes may run at once, in one document or in several tabs: they share the stored
 * list, only one sends at a time, and none sends what another has tried while it waited.
 */
export function createOutbox(send: (fields: FormFields) => Promise<SubmissionResult>): Outbox {
  const self = {};
  const store = createOutboxStore();
  const listeners = new Set<() => void>();
  let snapshot: OutboxSnapshot = emptyOutbox;
  let writing: Promise<unknown> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = firstDelay;
  let isStarted = false;
  let isSending = false;
  let isAskedAgain = false;
  /** Reference of a request that was confirmed before any page could show it, as on a slow device. */
  let unheard: string | null = null;

  const show = (next: Partial<OutboxSnapshot>) => {
    const shown = { ...snapshot, ...next };
    // Most reads find nothing new, and then the page need not render again.
    if (JSON.stringify(shown) === JSON.stringify(snapshot)) return;
    snapshot = shown;
    for (const listener of listeners) listener();
  };
  /** One change after the other; the visitor sees it at once, the device a moment later. */
  const keep = (
    change: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[],
    confirmed: string | null = null,
  ) => {
    show({ entries: change(snapshot.entries), ...(confirmed && { confirmed }) });
    writing = writing.then(async () => {
      show({ entries: await store.change(change) });
      tell(confirmed);
    });
    return writing;
  };
  const tell = (confirmed: string | null, isQuestion = false) => {
    const detail: ListChange = { sender: self, confirmed, isHeard: isShown(), isQuestion };
    dispatchEvent(new CustomEvent(outboxKey, { detail }));
    if (confirmed) unheard = detail.isHeard ? null : confirmed;
  };
  const isShown = () => listeners.size > 0;

  const plan = (wait: number) => {
    clearTimeout(timer);
    if (isStarted) timer = setTimeout(() => void sendAll(wait), wait);
  };
  const sendSoon = (wait: number) => {
    delay = firstDelay;
    plan(wait);
  };

  const sendAll = async (waited: number) => {
    if (isSending) {
      isAskedAgain = true;
      return;
    }
    isSending = true;
    await writing;
    await unlessAnotherDoes(() => sendDue(waited));
    const entries = await store.read();
    isSending = false;
    const isUrgent = isAskedAgain;
    isAskedAgain = false;
    if (!entries.some(isWaiting)) return;
    if (isUrgent) return sendSoon(firstDelay);
    delay = Math.min(delay * 2, longestDelay);
    plan(delay);
  };
  const sendDue = async (waited: number) => {
    for (const { reference, fields } of (await store.read()).filter(isWaiting)) {
      if (!(await claim(reference, waited))) continue;
      const result = await send(fields);
      if (result.ok) await keep(without(reference), reference);
      else if (isFinal(result.failure)) await keep(changed(reference, { state: 'refused' }));
    }
  };
  /** Whether this outbox should send it now: the visitor may have deleted it, or another outbox have tried. */
  const claim = async (reference: string, waited: number) => {
    let isOurs = false;
    await store.change((entries) => {
      const entry = entries.find((other) => other.reference === reference);
      isOurs = entry !== undefined && isWaiting(entry) && !wasTried(entry, waited);
      return isOurs ? changed(reference, { triedAt: Date.now() })(entries) : entries;
    });
    return isOurs;
  };

  /** Another outbox has changed the stored list. */
  const takeOver = async (confirmed: string | null) => {
    const known = new Set(snapshot.entries.filter(isWaiting).map(({ reference }) => reference));
    await writing;
    const entries = await store.read();
    show({ entries, ...(confirmed && { confirmed }) });
    const hasNew = entries.some((entry) => isWaiting(entry) && !known.has(entry.reference));
    if (hasNew && !isSending) sendSoon(firstDelay);
  };

  return {
    snapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: async (reference, fields, state = 'waiting') => {
      const kept = keep(including({ reference, fields, state }));
      if (state === 'waiting') sendSoon(firstDelay);
      await kept;
    },
    remove: (reference) => void keep(without(reference)),
    resend: (reference) => {
      void keep(changed(reference, { state: 'waiting', triedAt: undefined }));
      sendSoon(0);
    },
    start: () => {
      const onOnline = () => sendSoon(0);
      const onStorage = ({ key }: StorageEvent) => {
        if (key === outboxKey) void takeOver(null);
      };
      const onChange = (event: Event) => {
        if (!(event instanceof CustomEvent)) return;
        const change: ListChange = event.detail;
        if (change.sender === self) return;
        if (!change.isQuestion) {
          change.isHeard ||= isShown();
          void takeOver(change.confirmed);
        } else if (unheard) tell(unheard);
      };
      isStarted = true;
      void takeOver(null);
      addEventListener('online', onOnline);
      addEventListener('storage', onStorage);
      addEventListener(outboxKey, onChange);
      tell(null, true);
      return () => {
        isStarted = false;
        clearTimeout(timer);
        removeEventListener('online', onOnline);
        removeEventListener('storage', onStorage);
        removeEventListener(outboxKey, onChange);
      };
    },
  };
}

/** Whether sending the same bytes again would not change this answer. Throttling and outages pass. */
function isFinal(failure: SubmissionFailure): boolean {
  return (
    failure.kind === 'refused' &&
    failure.status >= 400 &&
    failure.status < 500 &&
    failure.status !== 408 &&
    failure.status !== 429
  );
}

/** Runs the task unless another outbox is running one, in this document or in another tab. */
async function unlessAnotherDoes(task: () => Promise<void>): Promise<void> {
  // Without locks (plain http, blocked storage), only the time of the last try prevents a double sending.
  if (!('locks' in navigator)) return task();
  let isRun = false;
  try {
    await navigator.locks.request(outboxKey, { ifAvailable: true }, async (lock) => {
      isRun = true;
      if (lock) await task();
    });
  } catch {
    if (!isRun) await task();
  }
}
