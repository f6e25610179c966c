import { useEffect, useRef } from 'react';

/**
 * Returns a function that runs a task which changes the layout: at once or, while a press is under way, once
 * the press has met its target. The fields lose the focus between the press and its click.
 */
export function useAfterPress(): (task: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<() => void>(undefined);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = () => {
      isPressed.current = true;
    };
    // Browsers dispatch the click in the same task as the end of the press.
    const release = () => {
      timer = setTimeout(() => {
        isPressed.current = false;
        waiting.current?.();
        waiting.current = undefined;
      });
    };
    document.addEventListener('mousedown', press, true);
    document.addEventListener('mouseup', release, true);
    document.addEventListener('dragend', release, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('mousedown', press, true);
      document.removeEventListener('mouseup', release, true);
      document.removeEventListener('dragend', release, true);
    };
  }, []);

  return (task) => {
    if (isPressed.current) waiting.current = task;
    else task();
  };
}
