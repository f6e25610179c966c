import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Milliseconds between two checks of a message. */
const step = 250;

/**
 * Calls `dismiss` after `duration` milliseconds without interruption: the time starts again while the message is
 * hovered or focused, or the visitor is in another window.
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
