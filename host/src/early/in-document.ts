declare global {
  /** What the inlined script and the shell know of each other. */
  interface Window {
    /** Set by the shell once it runs: starts the sections that are marked as wanted. */
    startSections?: () => void;
    /** For the shell: decides when the sections of a page start that came by navigation. */
    watchSections?: () => void;
    /** For the shell: repeats the input that was held for sections whose code runs or is lost. */
    repeatInput?: () => void;
  }
}

/**
 * Fetches a script that lies in a template, where browsers neither fetch nor run it. Once, unless it fails: then the
 * next call asks for it again.
 * @param onFailure called when it failed and can be asked for again.
 * @returns whether it was asked for now.
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
    // Browsers keep a damaged file in their cache, and would refuse it again without a request.
    fetch(script.src, { cache: 'reload' }).then(askAgain, askAgain);
  });
  template.after(script);
  return true;
}

/** Calls `task` when code that failed may come after all: the network is back, or the page is seen again. */
export function onSecondChance(task: () => void): void {
  addEventListener('online', task);
  document.addEventListener('visibilitychange', () => document.hidden || task());
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
