import path from 'node:path';
import { errorMessage } from '../../error-code';
import type { RequestDatabase } from '../database/open-database';
import { claimPhoto, countWaitingPhotos, returnClaimedPhotos, returnPhoto } from '../database/photo-rows';
import { startPoll } from '../poll';
import { syncedWriter } from '../synced-files';
import { decoder, decoderLimits, type DecoderLimits } from './decoder';
import { attemptPhoto, type AttemptLimits } from './photo-attempt';

export type PhotoDesk = {
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

export type PhotoDeskLimits = AttemptLimits & {
  /** Milliseconds by the clock between two looks for photographs, and after a fault of our own. */
  pause: number;
  decoder: DecoderLimits;
};

const defaultLimits: PhotoDeskLimits = {
  quick: 1_500,
  slow: 15_000,
  pause: 1_000,
  decoder: decoderLimits,
};

/** Longer than the slowest photograph takes by the clock, in milliseconds. */
const lease = 5 * 60_000;

type PhotoDeskOptions = {
  database: RequestDatabase;
  now: () => Date;
  log: (message: string) => void;
  limits?: Partial<PhotoDeskLimits>;
};

/**
 * Writes photographs anew that wait in the database, one after the other, in a process of its own that may be killed:
 * a second one would take another 200 MB, and no visitor waits for it.
 */
export function startPhotoDesk({ database, now, log, ...options }: PhotoDeskOptions): PhotoDesk {
  const limits = { ...defaultLimits, ...options.limits };
  const place = decoder(limits.decoder);
  const writer = syncedWriter(path.join(database.folder, 'incoming'));
  let lastSender = '';
  let trouble: string | null = null;
  let hasStopped = false;
  const isStopped = () => hasStopped;

  async function workThrough(): Promise<void> {
    while (!hasStopped) {
      const photo = claimPhoto(database, { now: now().getTime(), lease, lastSender });
      if (photo === null) return;
      lastSender = photo.sender;
      try {
        await place.prepare();
        await attemptPhoto({ database, writer, photo, decoder: place, limits, isStopped });
        trouble = null;
      } catch (error) {
        // A fault of our own is not held against the photograph.
        returnPhoto(database, photo.id, false);
        if (hasStopped) return;
        trouble = errorMessage(error);
        throw error;
      }
    }
  }

  let isReady = false;
  const poll = startPoll({
    async work() {
      // A desk that was killed left its photographs claimed. Two desks at once would do some twice, which is no harm.
      if (!isReady) returnClaimedPhotos(database);
      isReady = true;
      await workThrough();
    },
    failure: 'Photographs have to wait',
    ...{ log, pause: limits.pause },
  });

  return {
    status: () => ({ waiting: countWaitingPhotos(database), trouble }),
    async stop() {
      // First: a process that ends from now on was ended by the desk, and not by its photograph.
      hasStopped = true;
      await place.stop();
      await poll.stop();
    },
  };
}
