/** A toast: a title in bold and, usually, one sentence. */
export type Notification = {
  kind: 'success' | 'error' | 'info';
  title: string;
  message?: string;
  /**
   * `alone` replaces whatever is shown and stays 5 s (the quote form); `stacked` shows up to
   * three at a time for 4 s. Errors stay at least 10 s in both.
   */
  display: 'alone' | 'stacked';
};

type Listener = (notification: Notification) => void;

// A toast asked for before the toaster is there would be lost: it waits here instead.
const waiting: Notification[] = [];
let listener: Listener | null = null;

/** Shows a toast, now or as soon as the toaster is ready. Call it from handlers, not in render. */
export function notify(notification: Notification): void {
  if (listener) listener(notification);
  else waiting.push(notification);
}

/**
 * For the host's toaster: receives every notification, those that waited first.
 * @returns a function that stops listening.
 */
export function onNotification(next: Listener): () => void {
  listener = next;
  waiting.splice(0).forEach(next);
  return () => {
    if (listener === next) listener = null;
  };
}
