import { useSyncExternalStore } from 'react';

let title = '';
const listeners = new Set<() => void>();

/** Says the title of the page that has just replaced another one. */
export function announceTitle(next: string): void {
  title = next;
  listeners.forEach((listener) => listener());
}

/** The title to announce; empty until the first navigation inside the document. */
export function useAnnouncedTitle(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => title,
    () => '',
  );
}
