import type { SendMailOptions } from 'nodemailer';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { errorMessage } from '../../../delivery/error-code';
import { alertTexts, troubleLine, troubleTexts, type TroubleCode } from '../content/trouble-texts';
import type { Trouble } from '../troubles';
import { dailyMailTime } from './daily-mail';
import { readFact, writeFact, type ServiceParts } from '../database/open-database';

/** Reads and writes a fact of the database. This process remembers the value in case the database cannot store it. */
function rememberedFact({ database, now, log }: ServiceParts, name: string) {
  let remembered: string | null = null;
  return {
    read: () => remembered ?? readFact(database, name)?.value ?? null,
    write(value: string): void {
      remembered = value;
      try {
        writeFact(database, { name, value, at: now().getTime() });
      } catch (error) {
        log(`The database did not record "${name}": ${errorMessage(error)}`);
      }
    },
  };
}

type DailyMailOptions = ServiceParts & {
  /** Builds the mail of a day (`yyyy-mm-dd` in Paris), or returns null when nothing waits. */
  mailOf: (day: string) => Promise<SendMailOptions | null>;
  send: (mail: SendMailOptions) => Promise<unknown>;
};

/**
 * Sends one mail a day, after seven in the morning, if something waits for the owner. Records the day only after
 * sending, so after a crash in between, the next process sends the mail again with the same `Message-ID`.
 * @returns a function for `startPoll`, which throws when the mail cannot be sent.
 */
export function dailyRound({ mailOf, send, ...parts }: DailyMailOptions): () => Promise<void> {
  const sentOn = rememberedFact(parts, 'daily-mail');
  return async () => {
    const { day, time } = parisMoment(parts.now());
    // A recorded day in the future comes from a wrong clock and must not stop the mail.
    if (time < dailyMailTime || sentOn.read() === day) return;
    const mail = await mailOf(day);
    if (mail) await send(mail);
    sentOn.write(day);
  };
}

type WatchOptions = { url: string; troubles: () => Promise<readonly Trouble[]> };

/**
 * Sends a heartbeat to a URL while there is no problem. A monitor raises the alarm when the heartbeat stops.
 * @returns a function for `startPoll`.
 */
export function lifeRound({ url, troubles }: WatchOptions): () => Promise<void> {
  return async () => {
    if ((await troubles()).length === 0) await ask(url);
  };
}

/**
 * Posts a line of text when a problem begins and when it ends, for a push service such as ntfy.
 * @returns a function for `startPoll`, which throws when a request fails.
 */
export function alertRound({
  url,
  troubles,
  tradeName,
  ...parts
}: WatchOptions & ServiceParts & { tradeName: string }): () => Promise<void> {
  const recorded = rememberedFact(parts, 'alerted');
  const alertedCodes = () => JSON.parse(recorded.read() ?? '[]') as readonly TroubleCode[];

  async function post(text: string, codes: readonly TroubleCode[]): Promise<void> {
    await ask(url, text);
    recorded.write(JSON.stringify(codes));
  }

  return async () => {
    const found = await troubles();
    const alerted = alertedCodes();
    for (const { code, detail } of found.filter((trouble) => !alerted.includes(trouble.code))) {
      const text = alertTexts.begun(tradeName, troubleLine(code, detail), troubleTexts[code].todo);
      await post(text, [...alertedCodes(), code]);
    }
    for (const code of alerted.filter((each) => !found.some((trouble) => trouble.code === each)))
      await post(
        alertTexts.ended(tradeName, troubleTexts[code].title),
        alertedCodes().filter((each) => each !== code),
      );
  };
}

/**
 * Requests a URL, or posts a text to it. Follows no redirects. @param longest milliseconds to wait for the response.
 * @throws Error whose message omits the URL, which may contain a secret.
 */
export async function ask(url: string, text?: string, longest = 10_000): Promise<void> {
  const response = await fetch(url, {
    headers: { 'User-Agent': 'renovation-th-forms' },
    ...(text !== undefined && { method: 'POST', body: text }),
    redirect: 'manual',
    signal: AbortSignal.timeout(longest),
  }).catch((error: unknown) => {
    throw new Error(`no connection, or no response within ${longest / 1000} s`, { cause: error });
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the server responded with ${response.status}`);
}
