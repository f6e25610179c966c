import type { SendMailOptions } from 'nodemailer';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { errorMessage } from '../../error-code';
import { readFact, writeFact } from '../database/facts';
import { startPoll, type Poll } from '../poll';
import type { ServiceParts } from '../service-parts';
import { dailyMailTime } from './daily-mail';

type DailyMailOptions = ServiceParts & {
  /** The mail of a day (`yyyy-mm-dd` in Paris); null when there is nothing to say. */
  mailOf: (day: string) => Promise<SendMailOptions | null>;
  send: (mail: SendMailOptions) => Promise<void>;
};

const minute = 60_000;
/** Milliseconds after which a mail that did not leave is tried again. */
const retryAfter = 30 * minute;
const dailyFact = 'daily-mail';

/**
 * One mail a day, from seven in the morning on, when there is something to say. The day is noted once the mail has
 * left: a kill in between sends it again, with the same `Message-ID`. On a full disk memory knows that it has.
 * @returns a round of work; it throws when the mail does not leave.
 */
export function dailyRound({ database, mailOf, send, now, log }: DailyMailOptions): () => Promise<void> {
  let unnoted: string | null = null;
  let failedAt = -Infinity;

  function note(day: string): void {
    unnoted = day;
    try {
      writeFact(database, { name: dailyFact, value: day, at: now().getTime() });
    } catch (error) {
      log(`The daily mail is done with, but that could not be noted: ${errorMessage(error)}`);
    }
  }

  return async () => {
    const { day, time } = parisMoment(now());
    // A noted day in the future comes from a wrong clock, and must not silence the days until then.
    if (time < dailyMailTime || unnoted === day || readFact(database, dailyFact)?.value === day) return;
    if (Math.abs(now().getTime() - failedAt) < retryAfter) return;
    try {
      const mail = await mailOf(day);
      if (mail) await send(mail);
    } catch (error) {
      failedAt = now().getTime();
      throw error;
    }
    note(day);
  };
}

/** Sends the daily mail when it is time. */
export function startDailyMail(options: DailyMailOptions): Poll {
  const work = dailyRound(options);
  // Later than the start, so that mail that waited during a stop can leave before it counts as late.
  const rhythm = { pause: minute, isDelayed: true };
  return startPoll({ work, ...rhythm, failure: 'The daily mail could not be sent', log: options.log });
}

type SignOfLifeOptions = {
  url: string;
  isHealthy: () => Promise<boolean>;
  log: (message: string) => void;
};

/** A sign of life every minute while everything is well; its absence is the alarm. */
export function startSignsOfLife({ url, isHealthy, log }: SignOfLifeOptions): Poll {
  const work = async () => {
    if (await isHealthy()) await giveSignOfLife(url);
  };
  const rhythm = { pause: minute, isDelayed: true };
  return startPoll({ work, ...rhythm, failure: 'The sign of life could not be given', log });
}

/**
 * Follows no redirect. @param longest milliseconds to wait for an answer.
 * @throws Error that never names the address, which may hold a key.
 */
export async function giveSignOfLife(url: string, longest = 10_000): Promise<void> {
  const response = await fetch(url, {
    headers: { 'User-Agent': 'renovation-th-forms' },
    redirect: 'manual',
    signal: AbortSignal.timeout(longest),
  }).catch((error: unknown) => {
    throw new Error(`no connection, or no answer within ${longest / 1000} s`, { cause: error });
  });
  // The body of the answer is not needed.
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the answer was ${response.status}`);
}
