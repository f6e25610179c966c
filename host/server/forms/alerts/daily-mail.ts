import type { SendMailOptions } from 'nodemailer';
import { instantOf, longFrenchDate } from '@renovation-th/shared/forms/paris-time';
import { dailyMailTexts as texts } from '../content/daily-mail-texts';
import { mailTexts } from '../content/mail-texts';
import { troubleLine, troubleTexts } from '../content/trouble-texts';
import type { KeptRequest } from '../database/kept-request';
import type { RequestDatabase } from '../database/open-database';
import { listDue, listQuarantined, listWaiting, type PageOf } from '../database/request-lists';
import { headerText } from '../foreign-text';
import { mailBodies } from '../mail/MailDocument';
import { messageId } from '../mail/request-mail';
import { titleOf } from '../shown-request';
import type { Trouble } from '../troubles';

type DailyMailParts = {
  troubles: readonly Trouble[];
  database: RequestDatabase;
  /** `yyyy-mm-dd` in Paris. */
  day: string;
  now: Date;
  from: string;
  to: string;
  tradeName: string;
  /** Returns the URL of a request, or null if the owner's page is not reachable from outside. */
  linkTo: (reference: string) => string | null;
};

/** Earliest time of the daily mail, in Paris. */
export const dailyMailTime = '07:00';

const mostNamed = 20;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** One item of the mail. `inShort` appears in the subject, `label` and `text` in the table. */
type Point = { count: number; inShort: string; label: string; text: string };

/** Builds the mail about everything that waits for the owner, or returns null when nothing waits. */
export function dailyMail(parts: DailyMailParts): SendMailOptions | null {
  const { day, from, to, tradeName } = parts;
  const points = pointsOf(parts).filter(({ count }) => count > 0);
  if (points.length === 0) return null;
  const date = longFrenchDate(day);
  return {
    from: { name: mailTexts.sender(tradeName), address: from },
    to,
    subject: texts.subject(
      date,
      points.map(({ inShort }) => inShort),
    ),
    messageId: messageId(`a-faire-${day}`, from),
    date: instantOf({ day, time: dailyMailTime }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...mailBodies({
      title: texts.title(date),
      rows: points.map(({ label, text }) => [label, text]),
      hints: [texts.hint],
    }),
  };
}

function pointsOf({ database, day, now, linkTo, troubles }: DailyMailParts): Point[] {
  const lastDay = [now.getTime() - dayMilliseconds, now.getTime()] as const;
  const point = (name: keyof typeof texts.short, count: number, text: string) => ({
    ...{ count, text, label: texts[name], inShort: texts.short[name](count) },
  });
  const list = (name: keyof typeof texts.short, found: PageOf<KeptRequest>) =>
    point(name, found.total, named(found, linkTo));
  const troubleText = ({ code, detail }: Trouble) =>
    `${headerText(troubleLine(code, detail))}\n${troubleTexts[code].todo}`;
  return [
    point('troubles', troubles.length, troubles.map(troubleText).join('\n')),
    list('reminders', listDue(database, day, mostNamed)),
    // New requests older than a day.
    list('waiting', listWaiting(database, lastDay, mostNamed)),
    // Older requests in quarantine were in an earlier mail.
    list('quarantined', listQuarantined(database, lastDay, mostNamed)),
  ];
}

function named({ total, items }: PageOf<KeptRequest>, linkTo: DailyMailParts['linkTo']): string {
  const lines = items.map(({ reference, request }) => {
    const title = headerText(titleOf(request));
    const line = title === reference ? title : `${title} (${reference})`;
    const link = linkTo(reference);
    return link === null ? line : `${line}\n${link}`;
  });
  const more = total - items.length;
  return [...lines, ...(more > 0 ? [texts.andMore(more)] : [])].join('\n');
}
