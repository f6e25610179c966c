type Job = { round(): Promise<void> };

export type Rounds = {
  /** Begins no other round, and resolves when those under way are over. */
  stop(): Promise<void>;
};

const minute = 60_000;

/**
 * Runs each job every minute; a slow job delays no other. The first round comes after a minute, so that
 * mail that waited during a stop can leave before it counts as late.
 */
export function startRounds(jobs: readonly Job[]): Rounds {
  const running = new Map<Job, Promise<void>>();
  const roundOfAll = () => {
    for (const job of jobs)
      if (!running.has(job))
        running.set(
          job,
          job.round().finally(() => running.delete(job)),
        );
  };
  const timer = setInterval(roundOfAll, minute);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
