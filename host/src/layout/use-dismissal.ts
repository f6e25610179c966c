import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Calls `dismiss` once the message has been left alone for so long: never under the pointer,
 * under the keyboard's focus, or while the visitor is in another window.
 * @returns handlers for the message's element.
 */
export function useDismissal(duration: number, dismiss: () => void) {
  const [isHeld, setHeld] = useState(false);
  const onTime = useEffectEvent(dismiss);

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => onTime(), duration);
    return () => clearTimeout(timer);
  }, [isHeld, duration]);

  useEffect(() => {
    const hold = () => setHeld(true);
    const release = () => setHeld(false);
    window.addEventListener('blur', hold);
    window.addEventListener('focus', release);
    return () => {
      window.removeEventListener('blur', hold);
      window.removeEventListener('focus', release);
    };
  }, []);

  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
}
