import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/** Element that had the focus before any toast. */
let origin: EventTarget | null = null;

/**
 * Returns the focus of a removed toast to the element that had it before, or else to the page. Put `ref` and
 * `onFocus` on the toast's element.
 */
export function useFocusReturn() {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const toast = ref.current;
    // A newer message may have replaced the focused message.
    return () => giveBackFrom(toast);
  }, []);

  return {
    ref,
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      const toasts = currentTarget.closest('[aria-live]');
      if (!(relatedTarget instanceof Node && toasts?.contains(relatedTarget))) origin = relatedTarget;
    },
    /** Call it when the visitor dismisses the message, so that the focus does not wait for the fade. */
    giveBack: () => giveBackFrom(ref.current),
  };
}

function giveBackFrom(toast: HTMLElement | null): void {
  if (!toast?.contains(document.activeElement)) return;
  if (origin instanceof HTMLElement && origin.isConnected) origin.focus();
  // No element had the focus before, or that element is gone or disabled.
  if (toast.contains(document.activeElement)) {
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }
}
