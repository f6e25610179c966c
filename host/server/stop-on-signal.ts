import { errorMessage } from './error-code';

// Maximum milliseconds for stopping: less than systemd and container runtimes wait before SIGKILL.
const longestStop = 8_000;

let isRunning = false;
/** Whether the process runs until a signal stops it. */
export const stopsOnSignal = (): boolean => isRunning;

/**
 * On Ctrl+C or SIGTERM, lets the current form and mail finish, then exits. Longer work is resumed at the next start.
 */
export function stopOnSignal(close: () => Promise<void>): void {
  isRunning = true;
  let isStopping = false;
  const stop = () => {
    // The process may get the signal twice: once for itself and once for its process group.
    if (isStopping) return;
    isStopping = true;
    const limit = setTimeout(() => process.exit(0), longestStop);
    void close()
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        clearTimeout(limit);
        process.exit(0);
      });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

/**
 * Runs a process until a signal stops it. @param start resolves with the function that stops the process; if `start`
 * rejects, the error is printed without a stack trace.
 */
export function runProcess(start: () => Promise<() => Promise<void>>): void {
  start().then(stopOnSignal, (error: unknown) => {
    console.error(errorMessage(error));
    process.exit(1);
  });
}
