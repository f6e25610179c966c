import { errorMessage } from '../error-code';

export type Poll = {
  /** Begins no other round, and resolves when the one that is under way is over. */
  stop(): Promise<void>;
};

type PollOptions = {
  work: () => Promise<void>;
  /** What could not be done, without a full stop. */
  failure: string;
  log: (message: string) => void;
  /** Milliseconds between the end of a round and the next one. Default: a second. */
  pause?: number;
};

/** Does the work now, and again a second after each time. A failure is told once for as long as it lasts. */
export function everySecond({ work, failure, log, pause = 1_000 }: PollOptions): Poll {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
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
    if (!isStopped) timer = setTimeout(() => void (running = round()), pause);
  }
  let running = round();

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
