import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/** The element that had the focus before the focus went into any toast. */
let origin: EventTarget | null = null;

/**
 * A toast that goes must not take the focus with it: it returns to where it was, or else to the
 * page. Put `ref` and `onFocus` on the toast's element.
 */
export function useFocusReturn() {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const toast = ref.current;
    // A newer message may push this one out while it has the focus.
    return () => giveBackFrom(toast);
  }, []);

  return {
    ref,
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      const toasts = currentTarget.closest('[aria-live]');
      if (!(relatedTarget instanceof Node && toasts?.contains(relatedTarget))) origin = relatedTarget;
    },
    /** Call it when the visitor sends the message away, so that the focus does not wait for it to fade. */
    giveBack: () => giveBackFrom(ref.current),
  };
}

function giveBackFrom(toast: HTMLElement | null): void {
  if (!toast?.contains(document.activeElement)) return;
  if (origin instanceof HTMLElement && origin.isConnected) origin.focus();
  // No element had the focus, or that element is removed or disabled.
  if (toast.contains(document.activeElement)) {
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }
}
