import { createHash } from 'node:crypto';
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
import type { ServiceParts } from '../service-parts';
import { removeSynced, writeDraft } from '../synced-files';
import type { Decoded, Decoder } from './decoder';
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

const minute = 60_000;
const hour = 60 * minute;
/** Between the death of a decoder and the next attempt, over a day: the machine may have been short of memory. */
const waits = [minute, 15 * minute, 3 * hour, 9 * hour, longestPhotoWait];
/** Attempts whose end nobody saw, because the desk ended too. */
const mostBeginnings = 12;
/** A photograph that was never understood stays so long, for a person who looks for it. */
const keptUnread = 7 * 24 * hour;

type PhotoDeskOptions = ServiceParts & {
  decoder: Decoder;
  limits?: Partial<typeof usualLimits>;
};

/**
 * Re-encodes the photographs that wait in the database, one after the other, and deletes the files that are to be
 * deleted. What is in work when it stops is begun again at the next start.
 */
export function startPhotoDesk({ database, now, log, decoder, ...options }: PhotoDeskOptions): Poll {
  const limits = { ...usualLimits, ...options.limits };
  const moment = () => now().getTime();
  let lastSender = '';
  let isStopped = false;

  /** @throws Error for a fault of our own, such as a full disk. */
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
    log(`A photograph could not be re-encoded now, as its process ended: ${name}.`);
    postponePhoto(database, name, { attempts, nextAt: moment() + wait });
  }

  async function keep(raw: string, { jpeg, isIncomplete }: Decoded & { kind: 'written' }): Promise<void> {
    const from = await writeDraft(path.join(database.folder, 'incoming'), jpeg);
    const name = `${createHash('sha256').update(jpeg).digest('hex')}.jpg`;
    const reason = isIncomplete ? 'incomplete' : null;
    const isUsed = noteReencoded(database, raw, { name, reason, at: moment(), from });
    // Its request was erased meanwhile.
    if (!isUsed) await removeSynced(from);
  }

  async function workThrough(): Promise<void> {
    while (!isStopped) {
      sweepFiles(database, moment());
      const photo = nextPhoto(database, moment(), lastSender);
      if (photo === null) return;
      lastSender = photo.sender;
      try {
        await attempt(photo);
      } catch (error) {
        // A fault of our own is not held against the photograph.
        postponePhoto(database, photo.name, { attempts: photo.attempts - 1, nextAt: 0 });
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
      await decoder.stop();
      await poll.stop();
    },
  };
}
