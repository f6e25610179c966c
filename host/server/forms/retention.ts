import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { requestYears } from '@renovation-th/shared/content/request-retention';
import { sweepFiles } from './database/file-rows';
import type { RequestDatabase, ServiceParts } from './database/open-database';
import {
  countKept,
  eraseRequests,
  outdatedRequests,
  outdatedTrash,
  trashQuarantinedBefore,
  trashRequests,
  truncateLog,
} from './database/request-changes';
import { startPoll } from './poll';

export type RetentionJob = ReturnType<typeof startRetention>;

const day = 24 * 60 * 60 * 1000;

/** Maximum requests that a round trashes without the owner's confirmation: 3 or a tenth of all, whichever is more. */
const fewEnough = 3;
const smallEnough = 0.1;
const daysInTrash = 30;
const daysInQuarantine = 60;
/** Maximum requests trashed or erased in one transaction, which must be short. */
const mostAtOnce = 50;

/**
 * Moves old requests to the trash, now and once a day, and erases them a month later. Waits for the owner's
 * confirmation in two cases that suggest a wrong clock: at least four requests, over a tenth of all, are old, or an
 * old request was never handled.
 */
export function startRetention({ database, now, log }: ServiceParts) {
  let held = 0;

  async function round(): Promise<void> {
    // Finds damage early, while backups from before the damage still exist.
    database.findDamage();
    const moment = now().getTime();
    await removeDrafts(database, moment);
    await emptyTrash(moment);
    const quarantined = { before: moment - daysInQuarantine * day, now: moment, most: mostAtOnce };
    const robots = await inParts(() => trashQuarantinedBefore(database, quarantined));
    if (robots > 0) log(`Moved to the trash after ${daysInQuarantine} days in quarantine: ${robots}.`);
    trashOutdated(null);
  }

  async function emptyTrash(moment: number): Promise<void> {
    const trashed = { before: moment - daysInTrash * day, now: moment, most: mostAtOnce };
    const count = await inParts(() => eraseRequests(database, outdatedTrash(database, trashed)));
    if (count === 0) return;
    finishErasure(database, now());
    log(`Erased after ${daysInTrash} days in the trash: ${count}.`);
  }

  function trashOutdated(confirmed: number | null): number {
    const outdated = outdatedRequests(database, limitOf(now()));
    const isUsual =
      outdated.length <= Math.max(fewEnough, countKept(database) * smallEnough) &&
      outdated.every(({ isHandled }) => isHandled);
    if (!isUsual && !(confirmed !== null && outdated.length <= confirmed)) {
      if (held === 0)
        log(
          `${outdated.length} requests are past retention but wait for the owner's confirmation: there are too many, or some were never handled.`,
        );
      held = outdated.length;
      return 0;
    }
    held = 0;
    if (outdated.length === 0) return 0;
    const references = outdated.map(({ reference }) => reference);
    log(
      `Requests moved to the trash, to be erased ${requestYears} years after the last contact: ${references.length}.`,
    );
    return trashRequests(database, references, now().getTime());
  }

  const poll = startPoll({ work: round, failure: 'Old requests cannot be trashed', log, pause: day });
  return {
    /** Returns the number of requests that are past retention and wait for the owner's confirmation. */
    held: () => held,
    run: round,
    /** Moves the held requests to the trash, unless there are more than `confirmed`. @returns the number moved. */
    eraseHeld: (confirmed: number) => trashOutdated(confirmed),
    stop: poll.stop,
  };
}

/** Repeats the work until it changes fewer than `mostAtOnce` requests. @returns the number of changed requests. */
async function inParts(work: () => number): Promise<number> {
  let sum = 0;
  for (let count = mostAtOnce; count === mostAtOnce; sum += count) {
    if (sum > 0) await nextTurn();
    count = work();
  }
  return sum;
}

/** Returns the cut-off for the last contact. The days in the trash are part of the retention period. */
function limitOf(now: Date): number {
  const limit = new Date(now.getTime() + daysInTrash * day);
  limit.setUTCFullYear(limit.getUTCFullYear() - requestYears);
  return limit.getTime();
}

/**
 * Deletes the files of erased requests, and truncates the write-ahead log.
 * @returns false when another process still reads the log, which the next erasure or restart then truncates.
 */
export function finishErasure(database: RequestDatabase, now: Date): boolean {
  sweepFiles(database, now.getTime());
  return truncateLog(database);
}

/** Deletes temporary files older than a day, which interrupted forms and backups left behind. */
async function removeDrafts({ folder }: RequestDatabase, now: number): Promise<void> {
  const incoming = path.join(folder, 'incoming');
  for (const name of await readdir(incoming)) {
    const draft = path.join(incoming, name);
    const info = await stat(draft).catch(() => null);
    if (info && Math.abs(now - info.mtimeMs) > day) await rm(draft, { recursive: true, force: true });
  }
}
