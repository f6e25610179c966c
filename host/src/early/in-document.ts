declare global {
  /** Interface between the inlined script and the shell. */
  interface Window {
    /** Set by the shell: starts the sections that are marked as wanted. */
    startSections?: () => void;
    /** Called by the shell after a navigation: decides when the new page's sections start. */
    watchSections?: () => void;
    /** Called by the shell: replays input held for sections that are hydrated or have failed. */
    replayInput?: () => void;
  }
}

/**
 * Loads a script from a template, where browsers neither fetch nor run it. Loads it once; after a failure, the next
 * call tries again.
 * @param onFailure called when loading failed and can be tried again.
 * @returns whether this call started a request.
 */
export function fetchScript(id: string, onFailure?: (event: Event) => void): boolean {
  const template = document.querySelector<HTMLTemplateElement>(`template#${id}:not([data-fetched])`);
  if (!template) return false;
  template.dataset.fetched = '';
  const script = document.importNode(template.content, true).firstElementChild as HTMLScriptElement;
  script.addEventListener('error', (event) => {
    const askAgain = () => {
      delete template.dataset.fetched;
      onFailure?.(event);
    };
    // Browsers cache a file even when its integrity check fails, so the cached copy must be replaced first.
    fetch(script.src, { cache: 'reload' }).then(askAgain, askAgain);
  });
  template.after(script);
  return true;
}

/** Calls `task` when failed code may load after all: the network is back, or the page is visible again. */
export function onSecondChance(task: () => void): void {
  addEventListener('online', task);
  document.addEventListener('visibilitychange', () => document.hidden || task());
}

/** Whether a click opens a tab or window or downloads a file, which the browser handles. */
export const isForBrowser = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/**
 * Whether a `pointermove` has no movement: Chromium fires one when a page appears under a resting pointer.
 */
export const isAtRest = (event: Event): boolean =>
  event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0;

/** Whether the visitor turned on data saving: https://wicg.github.io/savedata/ */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Calls `task` once the page is loaded and painted and the browser is idle. */
export function afterPaint(task: () => void): void {
  const wait = () =>
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2_000 });
      // Safari before 26 lacks requestIdleCallback.
      else setTimeout(task, 200);
    });
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
