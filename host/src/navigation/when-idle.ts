/** Calls `task` at the first idle moment, after 3 s at the latest. */
export function onIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => task(), { timeout: 3_000 });
  // Safari has no requestIdleCallback before 26; a short wait lets the shell finish first.
  else setTimeout(task, 200);
}
