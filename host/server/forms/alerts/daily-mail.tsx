import type { SendMailOptions } from 'nodemailer';
import { renderToStaticMarkup } from 'react-dom/server';
import { instantOf, longFrenchDate } from '@renovation-th/shared/forms/paris-time';
import { dailyMailTexts as texts } from '../content/daily-mail-texts';
import { mailTexts } from '../content/mail-texts';
import type { KeptRequest } from '../database/kept-request';
import type { RequestDatabase } from '../database/open-database';
import { listDue, listSetApart, listWaiting, type Excerpt } from '../database/request-lists';
import { MailDocument, type MailRow } from '../mail/MailDocument';
import type { MailStatus } from '../mail/mail-queue';
import { headerText } from '../foreign-text';
import { mailText, messageId } from '../mail/request-mail';
import { titleOf } from '../shown-request';

type DailyMailParts = {
  mail: MailStatus;
  retentionHeld: number;
  isDiskNearlyFull: boolean;
  /** Releases that the guard took back within a day, or could not: `towns 1.2.0-0123456789`. */
  takenBack: readonly string[];
  database: RequestDatabase;
  /** `yyyy-mm-dd` in Paris. */
  day: string;
  now: Date;
  from: string;
  to: string;
  tradeName: string;
  /** The address of the page of one stored request. */
  linkTo: (key: string) => string;
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

function pointsOf({ database, day, now, linkTo, ...state }: DailyMailParts): Point[] {
  const { mail, retentionHeld, isDiskNearlyFull, takenBack } = state;
  const yesterday = now.getTime() - dayMilliseconds;
  const point = (name: keyof typeof texts.short, count: number, text = String(count)) => ({
    ...{ count, text, label: texts[name], inShort: texts.short[name](count) },
  });
  const list = (
    name: keyof typeof texts.short,
    found: Excerpt<KeptRequest>,
    link: DailyMailParts['linkTo'] | null = linkTo,
  ) => point(name, found.count, named(found, link));
  return [
    list('reminders', listDue(database, day, mostNamed)),
    // To be done, and older than a day.
    list('waiting', listWaiting(database, yesterday, mostNamed)),
    // What the owner has left there before is no news. It has no page of its own: he first decides about it.
    list('quarantined', listSetApart(database, yesterday, mostNamed), null),
    point('undelivered', mail.waiting),
    point('dead', mail.dead),
    point('retentionHeld', retentionHeld),
    point('takenBack', takenBack.length, takenBack.join('\n')),
    point('disk', isDiskNearlyFull ? 1 : 0, texts.diskNearlyFull),
  ];
}

function named({ count, first }: Excerpt<KeptRequest>, linkTo: DailyMailParts['linkTo'] | null): string {
  const lines = first.map(({ key, request }) => {
    const title = headerText(titleOf(request));
    const line = title === request.reference ? title : `${title} (${request.reference})`;
    return linkTo ? `${line}\n${linkTo(key)}` : line;
  });
  const more = count - first.length;
  return [...lines, ...(more > 0 ? [texts.andMore(more)] : [])].join('\n');
}
