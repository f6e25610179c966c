import { requestYears } from '@renovation-th/shared/content/request-retention';
import type { ServiceParts } from './database/open-database';
import { countForgotten, eraseTrash, trashOutdated } from './database/request-changes';
import { finishArrivals } from './database/request-files';

const day = 24 * 60 * 60 * 1000;
const daysInTrash = 30;
const daysInQuarantine = 60;

/**
 * Moves old requests to the trash, and erases them a month later. Requests that were never handled wait a month longer
 * for the owner, who may have forgotten them.
 * @returns a function for `startPoll`.
 */
export function retentionRound({ database, now, log }: ServiceParts): () => void {
  return () => {
    const moment = now().getTime();
    finishArrivals(database, moment);
    const erased = eraseTrash(database, moment - daysInTrash * day);
    if (erased > 0) log(`Erased after ${daysInTrash} days in the trash: ${erased}.`);
    const robots = trashOutdated(database, 'quarantined', moment - daysInQuarantine * day, moment);
    if (robots > 0) log(`Moved to the trash after ${daysInQuarantine} days in quarantine: ${robots}.`);
    const old = trashOutdated(database, 'handled', retentionLimit(now()), moment);
    if (old > 0) log(`Moved to the trash, ${requestYears} years after the last contact: ${old}.`);
    const limit = retentionLimit(new Date(moment - daysInTrash * day));
    const forgotten = trashOutdated(database, 'forgotten', limit, moment);
    if (forgotten > 0) log(`Moved to the trash without the owner's confirmation: ${forgotten}.`);
  };
}

type Parts = Pick<ServiceParts, 'database' | 'now'>;

/** Counts the requests past retention that wait for the owner's confirmation. */
export const countHeld = ({ database, now }: Parts): number =>
  countForgotten(database, retentionLimit(now()));

/** Moves the requests that wait for the owner's confirmation to the trash. */
export const trashHeld = ({ database, now }: Parts): number =>
  trashOutdated(database, 'forgotten', retentionLimit(now()), now().getTime());

/** Returns the cut-off for the last contact. The days in the trash are part of the retention period. */
function retentionLimit(now: Date): number {
  const limit = new Date(now.getTime() + daysInTrash * day);
  limit.setUTCFullYear(limit.getUTCFullYear() - requestYears);
  return limit.getTime();
}
