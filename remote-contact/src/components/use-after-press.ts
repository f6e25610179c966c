import { useEffect, useRef } from 'react';

/**
 * Returns a function that runs a task which changes the layout: at once or, while a press is under way, once
 * the press has met its target. The fields lose the focus between the press and its click.
 */
export function useAfterPress(): (task: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<() => void>(undefined);

  useEffect(() => {
    const end = new AbortController();
    const on = (type: 'mousedown' | 'mouseup' | 'dragend', listener: () => void) =>
      document.addEventListener(type, listener, { capture: true, signal: end.signal });
    // Browsers dispatch the click in the same task as the end of the press.
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
