import path from 'node:path';
import {
  filePath,
  longestPhotoWait,
  nextPhoto,
  noteReencoded,
  noteRejected,
  postponePhoto,
  sweepFiles,
  type WaitingPhoto,
} from '../database/file-rows';
import { startPoll, type Poll } from '../poll';
import { removeSynced, writeDraft } from '../synced-files';
import type { Decoded, Decoder } from './decoder';
import type { PhotoProblem } from './photo-problems';
import type { ServiceParts } from '../database/open-database';

/** Limits in milliseconds. `quick` and `slow` are CPU time. */
const usualLimits = {
  /** Limit of the first attempt. A 12-megapixel photograph needs a third of it. */
  quick: 1_500,
  /** Limit of each further attempt. */
  slow: 15_000,
  pause: 1_000,
};

const minute = 60_000;
const hour = 60 * minute;
/** Wait times after a decoder process was killed, for example for lack of memory. They add up to more than a day. */
const waits = [minute, 15 * minute, 3 * hour, 9 * hour, longestPhotoWait];
/** Maximum attempts. Each is counted when it starts, because it may crash the desk. */
const mostBeginnings = 12;
/** Milliseconds for which an unreadable original is kept, in case the owner needs it. */
const keptUnread = 7 * 24 * hour;

type PhotoDeskOptions = ServiceParts & {
  decoder: Decoder;
  limits?: Partial<typeof usualLimits>;
};

/**
 * Re-encodes waiting photographs one at a time and deletes files whose deletion time has come. If a stop interrupts a
 * photograph, the next start re-encodes it.
 */
export function startPhotoDesk({ database, now, log, decoder, ...options }: PhotoDeskOptions): Poll {
  const limits = { ...usualLimits, ...options.limits };
  const moment = () => now().getTime();
  let lastClient = '';
  let isStopped = false;

  /** @throws Error when the service fails, for example because the disk is full. */
  async function attempt({ name, attempts }: WaitingPhoto): Promise<void> {
    const reject = (reason: PhotoProblem, deleteAt: number) =>
      noteRejected(database, name, { reason, deleteAt });
    if (attempts > mostBeginnings) return reject('photo-unreadable', moment() + keptUnread);

    const isFirst = attempts === 1;
    const decoded = await decoder.decode(filePath(database, name), isFirst ? limits.quick : limits.slow);
    if (decoded.kind === 'written') return keep(name, decoded);
    if (decoded.kind === 'refused')
      return isFirst && decoded.reason === 'photo-too-slow' ? undefined : reject(decoded.reason, 0);
    if (isStopped) return postponePhoto(database, name, { attempts: attempts - 1, nextAt: 0 });
    const wait = waits[attempts - 1];
    if (wait === undefined) return reject('photo-unreadable', moment() + keptUnread);
    log(`The decoder process died while it re-encoded ${name}. The photograph will be retried.`);
    postponePhoto(database, name, { attempts, nextAt: moment() + wait });
  }

  async function keep(raw: string, { jpeg, isIncomplete }: Decoded & { kind: 'written' }): Promise<void> {
    const from = await writeDraft(path.join(database.folder, 'incoming'), jpeg);
    const reason = isIncomplete ? 'incomplete' : null;
    const isUsed = noteReencoded(database, raw, { reason, at: moment(), from });
    // The request was erased during the re-encoding.
    if (!isUsed) await removeSynced(from);
  }

  async function workThrough(): Promise<void> {
    while (!isStopped) {
      sweepFiles(database, moment());
      const photo = nextPhoto(database, moment(), lastClient);
      if (photo === null) return;
      lastClient = photo.clientKey;
      try {
        await attempt(photo);
      } catch (error) {
        // The photograph did not cause this error, so the attempt does not count.
        postponePhoto(database, photo.name, { attempts: photo.attempts - 1, nextAt: 0 });
        if (isStopped) return;
        throw error;
      }
    }
  }

  const failure = 'Photographs cannot be re-encoded';
  const poll = startPoll({ work: workThrough, failure, log, pause: limits.pause });
  return {
    async stop() {
      // We set this first, so that the end of the decoder process does not count as a failed attempt.
      isStopped = true;
      await decoder.stop();
      await poll.stop();
    },
  };
}
