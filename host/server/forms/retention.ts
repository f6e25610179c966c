import { forgetOldReports } from '../failures/failure-log';
import {
  countDay,
  countReferences,
  eraseTrash,
  outdatedRequests,
  trashQuarantinedBefore,
  trashRequests,
} from './database/request-changes';
import { finishErasure, removeLeftovers } from './erasure';
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

/** From the last contact to the erasure, days in the trash included: the forms and « Mentions légales » promise it. */
const yearsKept = 3;
/** What may go in one day without the owner's confirmation: 3 requests or a tenth of all, whichever is more. */
const fewEnough = 3;
const smallEnough = 0.1;
/** Half of the days for which a request is kept: a desk must have counted them, but it need not run every day. */
const leastCounted = (yearsKept * 365) / 2;
/** Days that something lies in the trash, and that what was set apart as a robot's lies there. */
const daysInTrash = 30;
const daysSetApart = 60;
/** Versions that are erased in one go: a transaction is to be short. */
const erasedAtOnce = 50;

/**
 * Takes away what is too old, now and once a day: into the trash, where it lies for another month.
 *
 * More than a tenth at once means a clock far ahead or a changed setting, not the passing of time; and a
 * request that no desk has seen grow old may have come yesterday, under a clock that was years behind. Then nothing
 * goes until the owner confirms.
 */
export function startRetention({ database, now, log }: ServiceParts): RetentionJob {
  let held = 0;

  async function round(): Promise<void> {
    // Damage is to be met early, while backups from before it are still there.
    database.findDamage();
    const moment = now().getTime();
    const days = countDay(database, moment);
    forgetOldReports(database, now());
    const leftovers = await removeLeftovers(database, now());
    if (leftovers > 0) log(`Files without a request removed: ${leftovers}.`);
    await emptyTrash(days);
    const robots = trashQuarantinedBefore(database, moment - daysSetApart * day, moment);
    if (robots > 0) log(`Set apart for ${daysSetApart} days, and moved to the trash: ${robots}.`);
    takeOutdated(days, null);
  }

  /** For good, once the clock and the counted days both say that the time is over. */
  async function emptyTrash(days: number): Promise<void> {
    const before = now().getTime() - daysInTrash * day;
    const old = { before, countedBefore: days - daysInTrash, most: erasedAtOnce };
    let count = 0;
    for (;;) {
      const versions = await finishErasure(database, eraseTrash(database, old));
      count += versions;
      if (versions < erasedAtOnce) break;
    }
    if (count > 0) log(`In the trash for ${daysInTrash} days, and erased: ${count}.`);
  }

  function takeOutdated(days: number, told: number | null): number {
    const outdated = outdatedRequests(database, limitOf(now()));
    const isUsual =
      outdated.length <= Math.max(fewEnough, countReferences(database) * smallEnough) &&
      outdated.every(({ countedFrom }) => days - countedFrom >= leastCounted);
    if (!isUsual && !(told !== null && outdated.length <= told)) {
      if (held === 0)
        log(
          `${outdated.length} requests are older than ${yearsKept} years: too many, or no desk saw them grow old. The owner is asked.`,
        );
      held = outdated.length;
      return 0;
    }
    held = 0;
    if (outdated.length === 0) return 0;
    trashRequests(
      database,
      outdated.map(({ reference }) => reference),
      now().getTime(),
    );
    log(
      `Requests moved to the trash, to be erased ${yearsKept} years after the last contact: ${outdated.length}.`,
    );
    return outdated.length;
  }

  const poll = startPoll({ work: round, failure: 'Old requests could not be taken away', log, pause: day });
  return {
    held: () => held,
    run: round,
    eraseHeld: (told) => takeOutdated(countDay(database, now().getTime()), told),
    stop: poll.stop,
  };
}

/** Returns the last contact of what goes into the trash now. */
function limitOf(now: Date): number {
  const limit = new Date(now.getTime() + daysInTrash * day);
  limit.setUTCFullYear(limit.getUTCFullYear() - yearsKept);
  return limit.getTime();
}
