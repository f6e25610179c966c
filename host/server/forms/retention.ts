import { errorMessage } from '../error-code';
import { daysSeenSince, noteDeskDay } from './desk-days';
import { removeLeftovers } from './erasure';
import type { RequestIndex } from './index/request-index';
import type { Spool } from './spool';
import { emptyTrash, moveToTrash } from './trash';

type RetentionOptions = {
  spool: Spool;
  index: RequestIndex;
  /** Years after the last contact; null keeps for ever. */
  years: number | null;
  now: () => Date;
  log: (message: string) => void;
  onErased?: (references: ReadonlySet<string>) => void;
};

export type RetentionJob = {
  /** How many requests are past retention and wait for the owner's confirmation. */
  held(): number;
  /** Takes away the waiting requests, unless they became more than the owner was told. @returns their number. */
  eraseHeld(told: number): Promise<number>;
  /** Looks now for what is too old. @returns how many requests went. */
  run(): Promise<number>;
  /** Resolves when a round that is under way has come to its end. */
  stop(): Promise<void>;
};

const day = 24 * 60 * 60 * 1000;

/** What may go in one day without the owner's confirmation: 3 requests or a tenth of all, whichever is more. */
const fewEnough = 3;
const smallEnough = 0.1;
/**
 * Of the days for which a request is kept, the part that a desk must have seen pass since: the service need not run
 * every day, but a date alone proves nothing.
 */
const leastSeen = 0.5;
const daysOfYear = 365;

/**
 * Takes away what is too old, now and once a day: into the trash, where it lies for another month.
 *
 * More than a tenth at once means a clock far ahead or a changed setting, not the passing of time; and a
 * request that no desk has seen grow old may have come yesterday, under a clock that was years behind. Then nothing
 * goes until the owner confirms.
 */
export function startRetention(options: RetentionOptions): RetentionJob {
  const { spool, index, years, now, log, onErased } = options;
  let held = 0;
  let isStopped = false;
  let running: Promise<unknown> = Promise.resolve();

  function inTurn<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
    const turn = running.then(() => (isStopped ? otherwise : work()));
    running = turn.catch(() => undefined);
    return turn;
  }

  async function round(told: number | null): Promise<number> {
    // First: a request that the index has missed would be taken for a leftover.
    await index.readAll();
    const leftovers = await removeLeftovers(spool, index, now());
    if (leftovers > 0) log(`Files without a request removed: ${leftovers}.`);
    await emptyTrash(spool, now());
    const days = await noteDeskDay(spool, now());

    const outdated = years === null ? [] : index.outdated(limitOf(now(), years));
    const isUsual =
      outdated.length <= Math.max(fewEnough, index.total() * smallEnough) &&
      outdated.every(
        ({ lastContact }) => daysSeenSince(days, lastContact) >= (years ?? 0) * daysOfYear * leastSeen,
      );
    if (!isUsual && !(told !== null && outdated.length <= told)) {
      if (held === 0)
        log(
          `${outdated.length} requests are older than ${years} years: too many, or no desk saw them grow old. The owner is asked.`,
        );
      held = outdated.length;
      return 0;
    }
    held = 0;
    if (outdated.length === 0) return 0;

    const references = new Set(outdated.map(({ reference }) => reference));
    await moveToTrash(spool, references, now());
    await index.forget(references);
    onErased?.(references);
    log(`Requests moved to the trash, ${years} years after the last contact: ${outdated.length}.`);
    return outdated.length;
  }

  const job: RetentionJob = {
    held: () => held,
    run: () => inTurn(() => round(null), 0),
    eraseHeld: (told) => inTurn(() => round(told), 0),
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
  const inBackground = () =>
    void job.run().catch((error: unknown) => {
      if (!isStopped) log(`Old requests could not be taken away: ${errorMessage(error)}`);
    });
  const timer = setInterval(inBackground, day);
  timer.unref();
  inBackground();
  return job;
}

function limitOf(now: Date, years: number): number {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - years);
  return limit.getTime();
}
