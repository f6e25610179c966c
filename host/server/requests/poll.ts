import { errorMessage } from '../../delivery/error-code';

export type Poll = {
  /** Prevents further rounds. Resolves when the current round has ended. */
  stop(): Promise<void>;
};

type PollOptions = {
  work: () => void | Promise<void>;
  /** Log message for a failure, without a full stop. */
  failure: string;
  log: (message: string) => void;
  /** Milliseconds between the end of a round and the next one. Default: a second. */
  pause?: number;
};

/** Repeats the work with a pause in between. Logs a repeated failure only once. */
export function startPoll({ work, failure, log, pause = 1_000 }: PollOptions): Poll {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void>;
  let lastMessage = '';

  async function round(): Promise<void> {
    try {
      await work();
      lastMessage = '';
    } catch (error) {
      const reason = errorMessage(error);
      if (reason !== lastMessage) log(`${failure}: ${reason}`);
      lastMessage = reason;
    }
    if (isStopped) return;
    timer = setTimeout(() => void (running = round()), pause);
    // A timer of a minute or more does not keep the process alive.
    if (pause >= 60_000) timer.unref();
  }
  running = round();

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
