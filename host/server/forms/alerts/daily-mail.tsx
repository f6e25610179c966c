import type { SendMailOptions } from 'nodemailer';
import { renderToStaticMarkup } from 'react-dom/server';
import { instantOf, longFrenchDate } from '@renovation-th/shared/forms/paris-time';
import { dailyMailTexts as texts } from '../content/daily-mail-texts';
import { mailTexts } from '../content/mail-texts';
import { troubleLine, troubleTexts } from '../content/trouble-texts';
import type { KeptRequest } from '../database/kept-request';
import type { RequestDatabase } from '../database/open-database';
import { listDue, listQuarantined, listWaiting, type PageOf } from '../database/request-lists';
import { headerText } from '../foreign-text';
import { MailDocument, type MailRow } from '../mail/MailDocument';
import { mailText, messageId } from '../mail/request-mail';
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
  /** The page of a request; null where the owner's page has no name on the network. */
  linkTo: (reference: string) => string | null;
};

/** Paris time from which the mail of a day may leave. */
export const dailyMailTime = '07:00';

const mostNamed = 20;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Something that waits for the owner: in the subject, and as a row. */
type Point = { count: number; inShort: string; label: string; text: string };

/**
 * What waits for the owner, in one message, whose `Message-ID` is the same all day.
 * @returns null when nothing does.
 */
export function dailyMail(parts: DailyMailParts): SendMailOptions | null {
  const { day, from, to, tradeName } = parts;
  const points = pointsOf(parts).filter(({ count }) => count > 0);
  if (points.length === 0) return null;
  const date = longFrenchDate(day);
  const title = texts.title(date);
  const rows = points.map(({ label, text }): MailRow => [label, text]);
  const hints = [texts.hint];
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
    text: mailText({ rows, hints }),
    html: `<!doctype html>${renderToStaticMarkup(<MailDocument title={title} rows={rows} hints={hints} />)}`,
  };
}

function pointsOf({ database, day, now, linkTo, troubles }: DailyMailParts): Point[] {
  const yesterday = now.getTime() - dayMilliseconds;
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
    // To be done, and older than a day.
    list('waiting', listWaiting(database, yesterday, mostNamed)),
    // What the owner has left there before is no news.
    list('quarantined', listQuarantined(database, yesterday, mostNamed)),
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
