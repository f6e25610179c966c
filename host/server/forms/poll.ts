import { errorMessage } from '../error-code';

export type Poll = {
  /** Begins no other round, and resolves when the one that is under way is over. */
  stop(): Promise<void>;
};

type PollOptions = {
  work: () => void | Promise<void>;
  /** What could not be done, without a full stop. */
  failure: string;
  log: (message: string) => void;
  /** Milliseconds between the end of a round and the next one. Default: a second. */
  pause?: number;
  /** Whether the first round, too, comes after a pause. Default: false. */
  isDelayed?: boolean;
};

/** Does the work now, and again some time after each end. A failure is told once for as long as it lasts. */
export function startPoll({ work, failure, log, pause = 1_000, isDelayed = false }: PollOptions): Poll {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let told = '';

  async function round(): Promise<void> {
    try {
      await work();
      told = '';
    } catch (error) {
      const reason = errorMessage(error);
      if (reason !== told) log(`${failure}: ${reason}`);
      told = reason;
    }
    if (!isStopped) wait();
  }
  function wait(): void {
    timer = setTimeout(() => void (running = round()), pause);
    // What waits a minute and more keeps no process from ending.
    if (pause >= 60_000) timer.unref();
  }
  if (isDelayed) wait();
  else running = round();

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
