import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Milliseconds between two checks of a message. */
const step = 250;

/**
 * Calls `dismiss` once the message has been left alone for `duration` milliseconds: never under the
 * pointer, under the keyboard's focus, or while the visitor is in another window.
 */
export function useDismissal(
  message: RefObject<HTMLElement | null>,
  duration: number,
  dismiss: () => void,
): void {
  const onTime = useEffectEvent(dismiss);

  useEffect(() => {
    let left = duration;
    const timer = setInterval(() => {
      const isHeld = !document.hasFocus() || message.current?.matches(':hover, :focus-within');
      left = isHeld ? duration : left - step;
      if (left <= 0) onTime();
    }, step);
    return () => clearInterval(timer);
  }, [message, duration]);
}
