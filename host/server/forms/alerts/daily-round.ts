import type { SendMailOptions } from 'nodemailer';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { needsAttention, type Attention } from './attention';
import { dailyMailTime } from './daily-mail';
import { pausedRound } from './paused-round';
import type { RememberedFact } from './remembered-fact';

export type DailyRound = {
  /** Sends the mail of this day if it is time and there is something to say. Never rejects. */
  round(): Promise<void>;
  /** `yyyy-mm-dd`: the last day on which a mail left. */
  lastDay(): string | null;
};

type DailyRoundOptions = {
  /** The last day (`yyyy-mm-dd` in Paris) whose mail was sent or not needed. */
  told: RememberedFact;
  attention: (today: string) => Promise<Attention>;
  mailFor: (attention: Attention, day: string) => SendMailOptions;
  send: (mail: SendMailOptions) => Promise<void>;
  now: () => Date;
  log: (message: string) => void;
};

/**
 * One mail a day, from seven in the morning on, when there is something to say. The day is noted once
 * the mail has left: a kill in between sends it again, with the same `Message-ID`.
 */
export function dailyRound({ told, attention, mailFor, send, now, log }: DailyRoundOptions): DailyRound {
  let lastDay: string | null = null;

  async function sendIfDue(): Promise<void> {
    const { day, time } = parisMoment(now());
    // A noted day in the future comes from a wrong clock, and must not silence the days until then.
    if (time < dailyMailTime || told.read() === day) return;
    const found = await attention(day);
    if (needsAttention(found)) {
      await send(mailFor(found, day));
      lastDay = day;
    }
    told.set(day);
  }

  return {
    lastDay: () => lastDay,
    round: pausedRound(sendIfDue, { now, log, failure: 'The daily mail could not be sent' }),
  };
}
