import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { requestYears } from '@renovation-th/shared/content/request-retention';
import { sweepFiles } from './database/file-rows';
import type { RequestDatabase } from './database/open-database';
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
import type { ServiceParts } from './service-parts';

export type RetentionJob = {
  /** How many requests are past retention and wait for the owner's confirmation. */
  held(): number;
  /** Takes away the waiting requests, unless they became more than the owner was told. @returns their number. */
  eraseHeld(told: number): number;
  /** Looks now for what is too old. */
  run(): Promise<void>;
  /** Resolves when a round that is under way has come to its end. */
  stop(): Promise<void>;
};

const day = 24 * 60 * 60 * 1000;

/** What may go in one day without the owner's confirmation: 3 requests or a tenth of all, whichever is more. */
const fewEnough = 3;
const smallEnough = 0.1;
/** Days in the trash, and in quarantine. */
const daysInTrash = 30;
const daysInQuarantine = 60;
/** Requests that are erased in one go: a transaction is to be short. */
const erasedAtOnce = 50;

/**
 * Takes away what is too old, now and once a day: into the trash, where it lies for another month.
 *
 * More than a tenth at once means a clock far ahead or a changed setting, not the passing of time; and a request that
 * was never handled may have come yesterday, under a clock that was years behind. Then nothing goes until the owner
 * confirms.
 */
export function startRetention({ database, now, log }: ServiceParts): RetentionJob {
  let held = 0;

  async function round(): Promise<void> {
    // Damage is to be met early, while backups from before it are still there.
    database.findDamage();
    const moment = now().getTime();
    await removeDrafts(database, moment);
    emptyTrash(moment);
    const robots = trashQuarantinedBefore(database, moment - daysInQuarantine * day, moment);
    if (robots > 0) log(`In quarantine for ${daysInQuarantine} days, and moved to the trash: ${robots}.`);
    takeOutdated(null);
  }

  function emptyTrash(moment: number): void {
    const before = moment - daysInTrash * day;
    const old = () => outdatedTrash(database, { before, now: moment, most: erasedAtOnce });
    let count = 0;
    for (let some = old(); some.length > 0; some = old()) count += eraseRequests(database, some);
    if (count === 0) return;
    finishErasure(database, now());
    log(`In the trash for ${daysInTrash} days, and erased: ${count}.`);
  }

  function takeOutdated(told: number | null): number {
    const outdated = outdatedRequests(database, limitOf(now()));
    const isUsual =
      outdated.length <= Math.max(fewEnough, countKept(database) * smallEnough) &&
      outdated.every(({ isHandled }) => isHandled);
    if (!isUsual && !(told !== null && outdated.length <= told)) {
      if (held === 0)
        log(
          `${outdated.length} requests are ${requestYears} years old: too many, or not handled. The owner is asked.`,
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

  const poll = startPoll({ work: round, failure: 'Old requests could not be taken away', log, pause: day });
  return { held: () => held, run: round, eraseHeld: takeOutdated, stop: poll.stop };
}

/** Returns the time before which a last contact is outdated, the month in the trash included. */
function limitOf(now: Date): number {
  const limit = new Date(now.getTime() + daysInTrash * day);
  limit.setUTCFullYear(limit.getUTCFullYear() - requestYears);
  return limit.getTime();
}

/**
 * Deletes the files of what was erased, and takes it out of SQLite's log.
 * @returns false when another process still reads the log: the next erasure or restart truncates it.
 */
export function finishErasure(database: RequestDatabase, now: Date): boolean {
  sweepFiles(database, now.getTime());
  return truncateLog(database);
}

/** Deletes drafts older than a day, left by forms and backups that were interrupted. */
async function removeDrafts({ folder }: RequestDatabase, now: number): Promise<void> {
  const incoming = path.join(folder, 'incoming');
  for (const name of await readdir(incoming)) {
    const draft = path.join(incoming, name);
    const info = await stat(draft).catch(() => null);
    if (info && Math.abs(now - info.mtimeMs) > day) await rm(draft, { recursive: true, force: true });
  }
}
