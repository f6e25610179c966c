import type { SendMailOptions } from 'nodemailer';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { errorMessage } from '../../error-code';
import { alertTexts, troubleLine, troubleTexts, type TroubleCode } from '../content/trouble-texts';
import { readFact, writeFact } from '../database/facts';
import { startPoll, type Poll } from '../poll';
import type { ServiceParts } from '../service-parts';
import type { Trouble } from '../troubles';
import { dailyMailTime } from './daily-mail';

type DailyMailOptions = ServiceParts & {
  /** Builds the mail of a day (`yyyy-mm-dd` in Paris); null when nothing waits. */
  mailOf: (day: string) => Promise<SendMailOptions | null>;
  send: (mail: SendMailOptions) => Promise<unknown>;
};

const minute = 60_000;
const dailyFact = 'daily-mail';

/**
 * Sends one mail a day, from seven in the morning on, when something waits for the owner. Records the day afterwards: a
 * kill in between repeats the mail with the same `Message-ID`. If the database fails, this process remembers the day.
 * @returns a round of work, which throws when the mail cannot be sent.
 */
export function dailyRound({ database, mailOf, send, now, log }: DailyMailOptions): () => Promise<void> {
  let unrecorded: string | null = null;

  function note(day: string): void {
    unrecorded = day;
    try {
      writeFact(database, { name: dailyFact, value: day, at: now().getTime() });
    } catch (error) {
      log(`The daily mail was sent, but that cannot be recorded: ${errorMessage(error)}`);
    }
  }

  return async () => {
    const { day, time } = parisMoment(now());
    // Compares for equality: a recorded day in the future comes from a wrong clock and must not stop the mail.
    if (time < dailyMailTime || unrecorded === day || readFact(database, dailyFact)?.value === day) return;
    const mail = await mailOf(day);
    if (mail) await send(mail);
    note(day);
  };
}

/** Sends the daily mail when it is time. */
export function startDailyMail(options: DailyMailOptions): Poll {
  const work = dailyRound(options);
  // Delayed, so that mail that waited during a stop leaves before it counts as late.
  const rhythm = { pause: 10 * minute, isDelayed: true };
  return startPoll({ work, ...rhythm, failure: 'The daily mail cannot be sent', log: options.log });
}

type WatchOptions = {
  url: string;
  troubles: () => Promise<readonly Trouble[]>;
  log: (message: string) => void;
};

/** Requests a URL every minute while there is no trouble; a monitor raises the alarm when it stops. */
export function startSignsOfLife({ url, troubles, log }: WatchOptions): Poll {
  const work = async () => {
    if ((await troubles()).length === 0) await ask(url);
  };
  const rhythm = { pause: minute, isDelayed: true };
  return startPoll({ work, ...rhythm, failure: 'The sign of life cannot be sent', log });
}

const alertedFact = 'alerted';

/**
 * Posts a line of text when a trouble begins and when it ends, for a push service such as ntfy.
 * @returns a round of work, which throws when a post fails.
 */
export function alertRound({ database, now, url, troubles, tradeName }: AlertOptions): () => Promise<void> {
  // Kept in memory, in case the database fails.
  let alerted: readonly TroubleCode[] | null = null;

  async function post(text: string, codes: readonly TroubleCode[]): Promise<void> {
    await ask(url, text);
    alerted = codes;
    try {
      writeFact(database, { name: alertedFact, value: JSON.stringify(codes), at: now().getTime() });
    } catch {
      // `spool-not-writable` reports it.
    }
  }

  return async () => {
    const found = await troubles();
    alerted ??= JSON.parse(readFact(database, alertedFact)?.value ?? '[]') as readonly TroubleCode[];
    for (const { code, detail } of found.filter((trouble) => !alerted?.includes(trouble.code))) {
      const text = alertTexts.begun(tradeName, troubleLine(code, detail), troubleTexts[code].todo);
      await post(text, [...alerted, code]);
    }
    for (const code of alerted.filter((each) => !found.some((trouble) => trouble.code === each)))
      await post(
        alertTexts.ended(tradeName, troubleTexts[code].title),
        alerted.filter((each) => each !== code),
      );
  };
}

type AlertOptions = Omit<WatchOptions, 'log'> & ServiceParts & { tradeName: string };

export function startAlerts(options: AlertOptions): Poll {
  const rhythm = { pause: minute, isDelayed: true };
  return startPoll({
    work: alertRound(options),
    ...rhythm,
    failure: 'An alert cannot be sent',
    log: options.log,
  });
}

/**
 * Requests a URL, or posts a text to it; follows no redirect. @param longest milliseconds to wait for the response.
 * @throws Error without the URL, which may hold a key.
 */
export async function ask(url: string, text?: string, longest = 10_000): Promise<void> {
  const response = await fetch(url, {
    headers: { 'User-Agent': 'renovation-th-forms' },
    ...(text !== undefined && { method: 'POST', body: text }),
    redirect: 'manual',
    signal: AbortSignal.timeout(longest),
  }).catch((error: unknown) => {
    throw new Error(`no connection, or no answer within ${longest / 1000} s`, { cause: error });
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the answer was ${response.status}`);
}
