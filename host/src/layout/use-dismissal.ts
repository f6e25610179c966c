import { useEffect, useEffectEvent, useState } from 'react';

/** Reasons that keep a message, each counted by itself: a leaving pointer does not end the focus. */
type Hold = 'pointer' | 'focus' | 'other window';

const holding = (by: Hold) => (current: ReadonlySet<Hold>) => new Set([...current, by]);
const releasing = (by: Hold) => (current: ReadonlySet<Hold>) =>
  new Set([...current].filter((other) => other !== by));

/**
 * Calls `dismiss` once the message has been left alone for `duration` milliseconds: never under the
 * pointer, under the keyboard's focus, or while the visitor is in another window.
 * @returns handlers for the message's element.
 */
export function useDismissal(duration: number, dismiss: () => void) {
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set());
  const isHeld = holds.size > 0;
  const onTime = useEffectEvent(dismiss);

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => onTime(), duration);
    return () => clearTimeout(timer);
  }, [isHeld, duration]);

  useEffect(() => {
    const leave = () => setHolds(holding('other window'));
    const comeBack = () => setHolds(releasing('other window'));
    window.addEventListener('blur', leave);
    window.addEventListener('focus', comeBack);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', comeBack);
    };
  }, []);

  return {
    onPointerEnter: () => setHolds(holding('pointer')),
    onPointerLeave: () => setHolds(releasing('pointer')),
    onFocus: () => setHolds(holding('focus')),
    onBlur: () => setHolds(releasing('focus')),
  };
}
