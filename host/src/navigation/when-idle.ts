/**
 * Resolves at the first idle moment, or as soon as the visitor shows that he cannot wait: a click
 * that React has not taken over yet (see early.ts).
 */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    window.startSections = resolve;
    onIdle(resolve);
  });
}

/** Calls `task` at the first idle moment, after 3 s at the latest. */
export function onIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => task(), { timeout: 3_000 });
  // Safari has no requestIdleCallback before 26; a short wait lets the shell finish first.
  else setTimeout(task, 200);
}
