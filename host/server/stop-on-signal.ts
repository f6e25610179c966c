// Milliseconds: less than systemd and containers wait before they kill.
const longestStop = 8_000;

/**
 * Ends the process in good order on Ctrl+C and SIGTERM: what is being received is kept, a mail
 * on its way is settled. What takes longer is taken up again by the next start.
 */
export function stopOnSignal(close: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      const limit = setTimeout(() => process.exit(0), longestStop);
      void close()
        .catch((error: unknown) => console.error(error))
        .finally(() => {
          clearTimeout(limit);
          process.exit(0);
        });
    });
  }
}
