import { useEffect, useRef } from 'react';

/**
 * Returns a function that runs a task, but not before the click if a mouse button is down. A field blurs between
 * mousedown and click, so a task that shifts the layout would make the click miss its target.
 */
export function useAfterPress(): (task: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<() => void>(undefined);

  useEffect(() => {
    const end = new AbortController();
    const on = (type: 'mousedown' | 'mouseup' | 'dragend', listener: () => void) =>
      document.addEventListener(type, listener, { capture: true, signal: end.signal });
    // The browser dispatches the click in the same task as mouseup.
    const release = () =>
      setTimeout(() => {
        isPressed.current = false;
        waiting.current?.();
        waiting.current = undefined;
      });
    on('mousedown', () => (isPressed.current = true));
    on('mouseup', release);
    on('dragend', release);
    return () => end.abort();
  }, []);

  return (task) => {
    if (isPressed.current) waiting.current = task;
    else task();
  };
}
