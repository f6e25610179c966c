import { errorMessage } from '../../error-code';
import type { Spool } from '../spool';
import { decoderLimits } from './decoder';
import { fairQueue } from './fair-queue';
import { everyRequest, photoIntake } from './photo-intake';
import { photoWork, type PhotoWorkLimits } from './photo-work';

export type PhotoDesk = {
  /** Takes the photographs of this request that wait on disk into the queue. Never rejects. */
  settle(reference: string): Promise<void>;
  status(): PhotoStatus;
  /** Ends what is in work, which is begun again at the next start. */
  stop(): Promise<void>;
};

export type PhotoStatus = {
  /** Photographs that wait or are in work. */
  waiting: number;
  /** Why photographs cannot be written anew at the moment; null when they can. */
  trouble: string | null;
};

export type PhotoDeskLimits = PhotoWorkLimits & {
  /** Pause before a retry after a fault of our own, in milliseconds by the clock. */
  retry: number;
};

const defaultLimits: PhotoDeskLimits = {
  atOnce: 2,
  quick: 1_500,
  slow: 15_000,
  request: 20_000,
  retry: 30_000,
  decoder: decoderLimits,
};

type PhotoDeskOptions = {
  spool: Spool;
  log: (message: string) => void;
  /** Told when no photograph of a request waits any more. */
  onReady: (reference: string) => void;
  limits?: Partial<PhotoDeskLimits>;
};

/** Writes photographs anew: those that wait on disk already, and those that come. */
export function startPhotoDesk({ spool, log, onReady, ...options }: PhotoDeskOptions): PhotoDesk {
  const limits = { ...defaultLimits, ...options.limits };
  const queue = fairQueue(limits.atOnce);
  let retrying: NodeJS.Timeout | undefined;
  let hasStopped = false;
  const isStopped = () => hasStopped;

  const work = photoWork({ spool, queue, limits, log, isStopped, onReady, onFault: tryLater });
  const intake = photoIntake({
    ...{ spool, queue, isStopped },
    onTaken: work.begin,
    onFault(error) {
      log(`Photographs that wait cannot be listed: ${errorMessage(error)}`);
      tryLater();
    },
  });

  function tryLater(): void {
    if (hasStopped) return;
    retrying ??= setTimeout(() => {
      retrying = undefined;
      work.unpause();
      void intake.take(everyRequest);
    }, limits.retry).unref();
  }

  void intake.take(everyRequest);

  return {
    settle: intake.take,
    status: () => ({ waiting: queue.size(), trouble: work.trouble() }),
    async stop() {
      hasStopped = true;
      clearTimeout(retrying);
      await work.end();
      await intake.end();
    },
  };
}
