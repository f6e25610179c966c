declare global {
  /** What the inlined script and the shell know of each other. */
  interface Window {
    /** Set by the shell: it runs, and starts the sections that are marked as wanted. */
    startSections?: () => void;
    /** For the shell: looks for the sections of a page that has come by navigation. */
    watchSections?: () => void;
    /** For the shell: clicks again what was clicked before it was alive. */
    repeatClicks?: () => void;
  }
}

/** Fetches a script that lies in a template, where browsers neither fetch nor run it. Once. */
export function fetchScript(id: string): boolean {
  const template = document.querySelector<HTMLTemplateElement>(`template#${id}`);
  template?.replaceWith(template.content);
  return template !== null;
}

/** Whether a click asks for another tab or window, or for a file: all that is the browser's. */
export const isForBrowser = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/**
 * Whether a pointer only rests where the page appears: Chromium then says that it moved, by nothing. To be asked of
 * a `pointermove`.
 */
export const isAtRest = (event: Event): boolean =>
  event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0;

/** Whether the visitor asked the browser to save data: https://wicg.github.io/savedata/ */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Calls `task` once the page is loaded and painted and the browser idle. */
export function afterPaint(task: () => void): void {
  const wait = () =>
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2_000 });
      // Safari has none before 26.
      else setTimeout(task, 200);
    });
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
