import type { SendMailOptions } from 'nodemailer';
import { renderToStaticMarkup } from 'react-dom/server';
import { instantOf, longFrenchDate } from '@renovation-th/shared/forms/paris-time';
import { dailyMailTexts } from '../content/daily-mail-texts';
import { mailTexts } from '../content/mail-texts';
import { MailDocument, type MailRow } from '../mail/MailDocument';
import { mailText, messageId } from '../mail/request-mail';
import type { Attention, NamedRequests } from './attention';

type DailyMailParts = {
  /** `yyyy-mm-dd` in Paris. */
  day: string;
  from: string;
  to: string;
  tradeName: string;
  /** The address of the page of one stored request; null when there are no such pages. */
  linkTo: ((key: string) => string) | null;
};

/** Paris time from which the mail of a day may leave. */
export const dailyMailTime = '07:00';

/** What waits for the owner, in one message, whose `Message-ID` is the same all day. */
export function dailyMail(
  attention: Attention,
  { day, from, to, tradeName, linkTo }: DailyMailParts,
): SendMailOptions {
  const date = longFrenchDate(day);
  const title = dailyMailTexts.title(date);
  const rows = rowsOf(attention, linkTo);
  const hints = [dailyMailTexts.hint];
  return {
    from: { name: mailTexts.sender(tradeName), address: from },
    to,
    subject: dailyMailTexts.subject(date, inShort(attention)),
    messageId: messageId(`a-faire-${day}`, from),
    date: instantOf({ day, time: dailyMailTime }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: mailText({ rows, hints }),
    html: `<!doctype html>${renderToStaticMarkup(<MailDocument title={title} rows={rows} hints={hints} />)}`,
  };
}

function inShort({ waiting, reminders, quarantined, undelivered, ...rest }: Attention): string[] {
  const { short } = dailyMailTexts;
  const counted = [
    [reminders.count, short.reminders],
    [waiting.count, short.waiting],
    [quarantined.count, short.quarantined],
    [undelivered.waiting, short.undelivered],
    [undelivered.dead, short.dead],
    [rest.retentionHeld, short.retentionHeld],
  ] as const;
  return [
    ...counted.filter(([count]) => count > 0).map(([count, words]) => words(count)),
    ...(rest.isDiskNearlyFull ? [short.disk] : []),
  ];
}

function rowsOf(attention: Attention, linkTo: DailyMailParts['linkTo']): MailRow[] {
  const { waiting, reminders, quarantined, undelivered, retentionHeld, isDiskNearlyFull } = attention;
  const rows: MailRow[] = [
    [dailyMailTexts.reminders, listed(reminders, linkTo)],
    [dailyMailTexts.waiting, listed(waiting, linkTo)],
    // A request in quarantine has no page of its own: the owner first decides about it in the list.
    [dailyMailTexts.quarantined, listed(quarantined, null)],
    [dailyMailTexts.undelivered, numberOf(undelivered.waiting)],
    [dailyMailTexts.dead, numberOf(undelivered.dead)],
    [dailyMailTexts.retentionHeld, numberOf(retentionHeld)],
    [dailyMailTexts.disk, isDiskNearlyFull ? dailyMailTexts.diskNearlyFull : ''],
  ];
  return rows.filter(([, value]) => value !== '');
}

function listed({ count, named }: NamedRequests, linkTo: DailyMailParts['linkTo']): string {
  if (count === 0) return '';
  const lines = named.map(({ key, reference, title }) => {
    const line = title === reference ? reference : `${title} (${reference})`;
    return linkTo ? `${line}\n${linkTo(key)}` : line;
  });
  const more = count - named.length;
  return [...lines, ...(more > 0 ? [dailyMailTexts.andMore(more)] : [])].join('\n');
}

function numberOf(count: number): string {
  return count > 0 ? String(count) : '';
}
