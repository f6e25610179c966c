import { errorMessage } from '../error-code';
import { eraseRequests, removeLeftovers } from './erasure';
import { handledMarks } from './request-marks';
import type { Spool } from './spool';

type RetentionOptions = {
  spool: Spool;
  /** Years after the last contact; null keeps for ever. */
  years: number | null;
  now: () => Date;
  log: (message: string) => void;
  onErased?: (references: ReadonlySet<string>) => void;
};

export type RetentionJob = { stop(): void };

const day = 24 * 60 * 60 * 1000;

/** Erases what is too old, now and once a day. */
export function startRetention(options: RetentionOptions): RetentionJob {
  const run = () =>
    void eraseOutdated(options).catch((error: unknown) =>
      options.log(`Old requests could not be erased: ${errorMessage(error)}`),
    );
  run();
  const timer = setInterval(run, day);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/**
 * The last contact is the latest of the request, its corrections, and the moment when the owner
 * marked it as handled. Files that cannot be read have no date, so they stay and are shown.
 * @returns how many requests were erased.
 */
export async function eraseOutdated({ spool, years, now, log, onErased }: RetentionOptions): Promise<number> {
  const leftovers = await removeLeftovers(spool, now());
  if (leftovers > 0) log(`Files without a request removed: ${leftovers}.`);
  if (years === null) return 0;

  const limit = new Date(now());
  limit.setUTCFullYear(limit.getUTCFullYear() - years);
  const lastContact = await lastContacts(spool);
  const outdated = new Set(
    [...lastContact].filter(([, contact]) => contact < limit.getTime()).map(([reference]) => reference),
  );
  if (outdated.size === 0) return 0;

  await eraseRequests(spool, outdated);
  onErased?.(outdated);
  log(`Requests erased, ${years} years after the last contact: ${outdated.size}.`);
  return outdated.size;
}

async function lastContacts(spool: Spool): Promise<Map<string, number>> {
  const handled = await handledMarks(spool).list();
  const latest = new Map<string, number>();
  for (const folder of ['accepted', 'amended', 'quarantine'] as const) {
    for (const { reference, receivedAt } of (await spool.list(folder)).requests) {
      const contact = Math.max(Date.parse(receivedAt), handled.get(reference) ?? 0);
      // A date that cannot be read is no reason to erase: NaN stays NaN, and is never too old.
      latest.set(reference, Math.max(latest.get(reference) ?? -Infinity, contact));
    }
  }
  return latest;
}
