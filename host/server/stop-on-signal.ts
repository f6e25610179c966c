import { errorMessage } from './error-code';

// Milliseconds: less than systemd and containers wait before they kill.
const longestStop = 8_000;

let isRunning = false;
/** Whether the process goes on until a signal. */
export const stopsOnSignal = (): boolean => isRunning;

/**
 * Ends the process in good order on Ctrl+C and SIGTERM: what is being received is kept, a mail
 * on its way is settled. What takes longer is taken up again by the next start.
 */
export function stopOnSignal(close: () => Promise<void>): void {
  isRunning = true;
  let isStopping = false;
  const stop = () => {
    // It may come twice, to a whole group and to this process: the second must not cut the first short.
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

/** The body of a process. @param start resolves with the way to stop; its error is told without a stack. */
export function runProcess(start: () => Promise<() => Promise<void>>): void {
  start().then(stopOnSignal, (error: unknown) => {
    console.error(errorMessage(error));
    process.exit(1);
  });
}
