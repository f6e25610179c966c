import { errorMessage } from './error-code';

// Milliseconds: less than systemd and containers wait before they kill.
const longestStop = 8_000;

let isRunning = false;
/** Whether the process runs until a signal. */
export const stopsOnSignal = (): boolean => isRunning;

/**
 * Ends the process on Ctrl+C and SIGTERM, after the current form and message. The next start finishes longer work.
 */
export function stopOnSignal(close: () => Promise<void>): void {
  isRunning = true;
  let isStopping = false;
  const stop = () => {
    // A signal to the whole group and one to this process may both arrive.
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
 * Runs a process. @param start resolves with the function that stops the process; its error is printed without a stack.
 */
export function runProcess(start: () => Promise<() => Promise<void>>): void {
  start().then(stopOnSignal, (error: unknown) => {
    console.error(errorMessage(error));
    process.exit(1);
  });
}
