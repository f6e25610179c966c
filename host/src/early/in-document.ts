declare global {
  /** Interface between the inlined script and the shell. */
  interface Window {
    /** Starts the sections that are marked as wanted. The shell sets this function. */
    startSections?: () => void;
    /** Decides when the page's sections start. The shell calls this function after a navigation. */
    watchSections?: () => void;
    /** Replays held input of sections that are now hydrated or have failed. The shell calls this function. */
    replayInput?: () => void;
  }
}

/**
 * Loads a script that the document holds in a template. Later calls do nothing, unless loading failed.
 * @param onFailure called after a failure, when the script can be loaded again.
 * @returns whether this call started a request.
 */
export function fetchScript(id: string, onFailure?: (event: Event) => void): boolean {
  const template = document.querySelector<HTMLTemplateElement>(`template#${id}:not([data-fetched])`);
  if (!template) return false;
  template.dataset.fetched = '';
  const script = document.importNode(template.content, true).firstElementChild as HTMLScriptElement;
  script.addEventListener('error', (event) => {
    const fail = () => {
      delete template.dataset.fetched;
      onFailure?.(event);
    };
    // Browsers cache a file even when its integrity check fails, so the cached copy must be replaced first.
    fetch(script.src, { cache: 'reload' }).then(fail, fail);
  });
  template.after(script);
  return true;
}

/** Calls `task` when the network is back or the page is visible again, since code that failed to load may load then. */
export function onSecondChance(task: () => void): void {
  addEventListener('online', task);
  document.addEventListener('visibilitychange', () => document.hidden || task());
}

/** Whether the browser must handle a click because it opens a tab or window, or downloads a file. */
export const isForBrowser = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/** Whether a `pointermove` has no movement. Chromium fires such an event when a page appears under a resting mouse. */
export const isAtRest = (event: Event): boolean =>
  event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0;

/** Whether the visitor has turned on data saving: https://wicg.github.io/savedata/ */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Calls `task` once the page is loaded and painted and the browser is idle. */
export function afterPaint(task: () => void): void {
  const wait = () =>
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2_000 });
      // Older versions of Safari lack requestIdleCallback.
      else setTimeout(task, 200);
    });
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
