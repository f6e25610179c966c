import { setImmediate as turn } from 'node:timers/promises';
import type { Spool } from '../spool';
import { isRequestKey } from '../stored-request';
import { newMailItem, type MailItem } from './mail-item';
import type { MailMark, MailMarks } from './mail-marks';
import { isDealtWith, isOldNews } from './past-requests';

type ReadOptions = {
  spool: Spool;
  marks: MailMarks;
  /** The longest wait between two attempts, in milliseconds. */
  longest: number;
  now: () => Date;
  log: (message: string) => void;
};

/**
 * A message that has not left: dead (left to the owner), past (never tried, and no news any more), or due after
 * `wait` milliseconds.
 */
export type ReadMail = { key: string } & (
  { fate: 'dead' | 'past' } | { fate: 'due'; item: MailItem; wait: number }
);

const readsAtOnce = 64;

/** Everything that has not left yet, in slices, between which others get their turn. */
export async function* readMailQueue(options: ReadOptions): AsyncGenerator<ReadMail> {
  const { spool, marks, longest, now, log } = options;
  const delivered = await marks.delivered();
  const tried = await marks.tried();
  for (const folder of ['accepted', 'amended'] as const) {
    const keys = (await spool.keys(folder)).filter((key) => isRequestKey(key) && !delivered.has(key));
    // A reference begins with its day: the oldest leave first, more or less.
    keys.sort();
    for (let start = 0; start < keys.length; start += readsAtOnce) {
      const some = keys.slice(start, start + readsAtOnce);
      yield* (await Promise.all(some.map((key) => read(folder, key)))).filter((mail) => mail !== null);
      await turn();
    }
  }

  /** Null for a request that cannot be read, which the owner's page names. */
  async function read(folder: 'accepted' | 'amended', key: string): Promise<ReadMail | null> {
    const mark = tried.has(key) ? await marks.read(key) : null;
    if (mark?.state === 'dead') return { key, fate: 'dead' };
    const request = await spool.read(folder, key).catch(() => null);
    if (!request) return null;
    if (!mark && (isOldNews(request, now()) || (await isDealtWith(spool, key, request))))
      return { key, fate: 'past' };
    if (mark?.state === 'delivering')
      log(`${key} was being mailed when the service stopped: sent again, with the same Message-ID.`);
    const { attempts = 0, refusedFor = 0 } = mark ?? {};
    const item = { ...newMailItem(now().getTime() - Date.parse(request.receivedAt)), attempts, refusedFor };
    return { key, fate: 'due', item, wait: remainingWait(mark, longest) };
  }
}

/** The mark may have been written under another clock: no wait is longer than the longest. */
function remainingWait(mark: MailMark | null, longest: number): number {
  const wait = mark?.state === 'waiting' ? Date.parse(mark.nextAt) - Date.now() : 0;
  return Math.min(wait || 0, longest);
}
