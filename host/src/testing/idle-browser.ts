const later: (() => void)[] = [];

/** Mocks the browser's next paint and idle time, which `settle` triggers. */
export function mockIdleTime(): void {
  later.length = 0;
  Object.assign(window, {
    // jsdom has no PointerEvent.
    PointerEvent: class extends MouseEvent {},
    requestIdleCallback: (task: () => void) => later.push(task),
    requestAnimationFrame: (task: () => void) => later.push(task),
  });
}

/** Runs the tasks for the next paint and idle time. */
export function settle(): void {
  while (later.length > 0) later.shift()?.();
}
