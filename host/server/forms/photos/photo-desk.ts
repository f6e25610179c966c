import path from 'node:path';
import type { RequestDatabase } from '../database/open-database';
import {
  forgetAttempt,
  nextPhoto,
  notePhotoKept,
  notePhotoLeftOut,
  type WaitingPhoto,
} from '../database/photo-rows';
import { startPoll, type Poll } from '../poll';
import { removeSynced, writeSynced } from '../synced-files';
import { decoder } from './decoder';
import type { PhotoProblem } from './photo-problems';

/** In milliseconds: of the processor, but for the pause. */
const usualLimits = {
  /** For a photograph at first: three times what 12 million pixels take, as telephones take them. */
  quick: 1_500,
  /** For a photograph that took longer, once no other waits. */
  slow: 15_000,
  /** By the clock, between two looks for photographs, and after a fault of our own. */
  pause: 1_000,
};

/**
 * How often decoding may begin without a known end, over all restarts, before a photograph is left out. A
 * picture that kills its decoder is noticed and tried twice only; but a service that is killed again and
 * again does not see the end of an honest photograph either.
 */
const mostBeginnings = 5;

type PhotoDeskOptions = {
  database: RequestDatabase;
  log: (message: string) => void;
  limits?: Partial<typeof usualLimits>;
  /** That decoding may take, in bytes. Default: see `decoder`. */
  memory?: number;
};

/**
 * Writes photographs anew that wait in the database, one after the other, in a process of its own that may be killed:
 * a second one would take another 200 MB, and no visitor waits for it. What is in work when it stops is begun again at
 * the next start.
 */
export function startPhotoDesk({ database, log, memory, ...options }: PhotoDeskOptions): Poll {
  const limits = { ...usualLimits, ...options.limits };
  const place = decoder(memory);
  const at = (...names: string[]) => path.join(database.folder, ...names);
  let lastSender = '';
  let isStopped = false;

  /**
   * Writes one photograph anew, or writes down why that cannot be done. The raw one goes last, so that whatever is
   * killed at whatever moment goes on from there.
   * @throws Error for a fault of our own, such as a full disk.
   */
  async function attempt({ id, file, attempts }: WaitingPhoto): Promise<void> {
    const raw = at('raw', file);
    const leaveOut = async (reason: PhotoProblem) => {
      notePhotoLeftOut(database, file, reason);
      await removeSynced(raw);
    };
    if (attempts > mostBeginnings) return leaveOut('photo-unreadable');

    const isFirst = attempts === 1;
    const decoded = await place.decode(raw, isFirst ? limits.quick : limits.slow);
    if (decoded.kind === 'written') return keep(file, decoded.jpeg);
    if (decoded.kind === 'died' && isStopped) return forgetAttempt(database, id);
    const reason = decoded.kind === 'died' ? 'photo-unreadable' : decoded.reason;
    const hasAnother = isFirst && (decoded.kind === 'died' || reason === 'photo-too-slow');
    return hasAnother ? undefined : leaveOut(reason);
  }

  async function keep(file: string, jpeg: Buffer): Promise<void> {
    const kept = at('photos', file);
    await writeSynced(kept, jpeg, at('incoming'));
    const isNamed = notePhotoKept(database, file);
    await removeSynced(at('raw', file));
    // Its request was erased meanwhile, and so must this be.
    if (!isNamed) await removeSynced(kept);
  }

  async function workThrough(): Promise<void> {
    while (!isStopped) {
      const photo = nextPhoto(database, lastSender);
      if (photo === null) return;
      lastSender = photo.sender;
      try {
        await attempt(photo);
      } catch (error) {
        // A fault of our own is not held against the photograph.
        forgetAttempt(database, photo.id);
        if (isStopped) return;
        throw error;
      }
    }
  }

  const failure = 'Photographs have to wait';
  const poll = startPoll({ work: workThrough, failure, log, pause: limits.pause });
  return {
    async stop() {
      // First: a process that ends from now on was ended by the desk, and not by its photograph.
      isStopped = true;
      await place.stop();
      await poll.stop();
    },
  };
}
