import { errorMessage } from '../../error-code';

/** Readings of all folders into the index, one after the other. */
export type BackgroundReading = {
  /** Reads all folders. A call during a reading waits for the next one, which sees the present files. */
  readAll(): Promise<void>;
  /** Reads now and then each hour, in the background. */
  start(): void;
  /** Begins again in the background, because the index has become empty. */
  startOver(): void;
  /** Whether a reading has come to its end since the index was empty. */
  isComplete(): boolean;
  isStopped(): boolean;
  /** Ends a reading that is under way, which then rejects. */
  stop(): void;
  /** Resolves once no reading goes on. */
  ended(): Promise<void>;
};

/** How long a request whose announcement was lost stays unseen. Milliseconds. */
const hour = 60 * 60 * 1000;

/** @param read compares all folders with the index. It ends early, without failing, once `stop` was called. */
export function backgroundReading(
  read: () => Promise<void>,
  log: (message: string) => void,
): BackgroundReading {
  let hasStopped = false;
  let isComplete = false;
  let emptied = 0;
  let reading: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  function readAll(): Promise<void> {
    const next = (reading ?? Promise.resolve()).then(async () => {
      const before = emptied;
      await read();
      if (hasStopped) throw new Error('The index was closed while it was being read.');
      if (before === emptied) isComplete = true;
    });
    reading = next.catch((error: unknown) => {
      if (!hasStopped) log(`The index of requests is behind: ${errorMessage(error)}`);
    });
    return next;
  }

  /** A failure is in the log already. */
  const readInBackground = () => void readAll().catch(() => undefined);

  return {
    readAll,
    start() {
      timer = setInterval(readInBackground, hour).unref();
      readInBackground();
    },
    startOver() {
      isComplete = false;
      emptied += 1;
      readInBackground();
    },
    isComplete: () => isComplete,
    isStopped: () => hasStopped,
    stop() {
      hasStopped = true;
      clearInterval(timer);
    },
    async ended() {
      await reading;
    },
  };
}
