/** A toast with a bold title and an optional sentence. */
export type Notification = {
  kind: 'success' | 'error';
  title: string;
  message?: string;
  /** `alone` replaces other toasts and lasts 5 s; `stacked` shows up to three for 4 s. Errors last at least 10 s. */
  display: 'alone' | 'stacked';
};

type Listener = (notification: Notification) => void;

// Toasts that were requested before the toaster subscribed.
const waiting: Notification[] = [];
let listener: Listener | null = null;

/** Shows a toast as soon as the toaster is ready. Call it from handlers, not in render. */
export function notify(notification: Notification): void {
  if (listener) listener(notification);
  else waiting.push(notification);
}

/** For the host's toaster: passes waiting and future toasts to a listener. @returns a function that unsubscribes. */
export function onNotification(next: Listener): () => void {
  listener = next;
  waiting.splice(0).forEach(next);
  return () => {
    if (listener === next) listener = null;
  };
}
