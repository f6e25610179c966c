type Job = { round(): Promise<void> };

export type Rounds = {
  /** Begins no other round, and resolves when those under way are over. */
  stop(): Promise<void>;
};

const minute = 60_000;

/**
 * Lets each job have its round every minute; one that takes its time delays no other. Not at once: after
 * a stop, what waited gets a minute to leave before anybody calls it late.
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
