import { errorMessage } from './error-code';

// Maximum milliseconds for stopping. Both systemd and container runtimes wait longer before SIGKILL.
const longestStop = 8_000;

/**
 * Exits on Ctrl+C or SIGTERM after the current form and mail. Longer work resumes at the next start.
 * @returns a promise that never resolves.
 */
export function stopOnSignal(close: () => Promise<void>): Promise<never> {
  let isStopping = false;
  const stop = () => {
    // The process may get the signal twice, once directly and once through its process group.
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
  return new Promise(() => undefined);
}

/**
 * Runs a process until a signal stops it. Prints an error of `start` without a stack trace.
 * @param start resolves with the function that stops the process.
 */
export function runProcess(start: () => Promise<() => Promise<void>>): void {
  start().then(stopOnSignal, (error: unknown) => {
    console.error(errorMessage(error));
    process.exit(1);
  });
}
