import type { SendMailOptions } from 'nodemailer';
import { instantOf, longFrenchDate, parisMoment } from '@renovation-th/shared/forms/paris-time';
import { morningMailTexts as texts } from '../content/morning-mail-texts';
import { mailTexts } from '../content/mail-texts';
import { problemLine, problemTexts } from '../content/problem-texts';
import type { KeptRequest } from '../database/kept-request';
import { readFact, writeFact, type ServiceParts } from '../database/open-database';
import { listDue, listQuarantined, listWaiting } from '../database/request-lists';
import { headerText } from '../foreign-text';
import type { Problem } from '../health/problems';
import { titleOf } from '../shown-request';
import { mailBodies } from './MailDocument';
import { automatic, messageId, type MailParts } from './request-mail';
import type { SmtpSender } from './smtp-sender';

type MorningParts = ServiceParts & {
  problems: () => readonly Problem[];
  mail: MailParts;
};

/** Earliest time of the mail, in Paris. */
const morning = '07:00';
const mostNamed = 20;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Sends one mail a day, after seven in the morning, if something waits for the owner.
 * @returns a function for `startPoll`, which throws when the mail cannot be sent.
 */
export function morningRound(parts: MorningParts & { sender: SmtpSender }): () => Promise<void> {
  const { database, now, sender } = parts;
  // Remembered as well, because a full disk must not send the mail every ten minutes.
  let sentOn = '';
  return async () => {
    const { day, time } = parisMoment(now());
    if (time < morning || sentOn === day) return;
    if (readFact(database, 'morning-mail')?.value === day) return;
    const mail = morningMail(parts, day);
    if (mail) await sender.send(mail);
    sentOn = day;
    writeFact(database, { name: 'morning-mail', value: day, at: now().getTime() });
  };
}

/** One item of the mail. `inShort` appears in the subject, `label` and `text` in the table. */
type Point = { count: number; inShort: string; label: string; text: string };

/** Builds the mail about everything that waits for the owner on a day, or returns null when nothing waits. */
function morningMail(parts: MorningParts, day: string): SendMailOptions | null {
  const { from, to, tradeName } = parts.mail;
  const points = pointsOf(parts, day).filter(({ count }) => count > 0);
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
    date: instantOf({ day, time: morning }),
    headers: automatic,
    ...mailBodies({
      title: texts.title(date),
      rows: points.map(({ label, text }) => [label, text]),
      hints: [texts.hint],
    }),
  };
}

function pointsOf({ database, now, problems, mail: { linkTo } }: MorningParts, day: string): Point[] {
  const yesterday = now().getTime() - dayMilliseconds;
  const point = (name: keyof typeof texts.short, count: number, text: string): Point => ({
    count,
    text,
    label: texts[name],
    inShort: texts.short[name](count),
  });
  const list = (name: keyof typeof texts.short, found: readonly KeptRequest[]) =>
    point(name, found.length, named(found, linkTo));
  const problemText = ({ code, detail }: Problem) =>
    `${headerText(problemLine(code, detail))}\n${problemTexts[code].todo}`;
  return [
    point('problems', problems().length, problems().map(problemText).join('\n')),
    list('reminders', listDue(database, day)),
    // New requests older than a day.
    list('waiting', listWaiting(database, yesterday)),
    // Older requests in quarantine were in an earlier mail.
    list('quarantined', listQuarantined(database, yesterday)),
  ];
}

function named(requests: readonly KeptRequest[], linkTo: MailParts['linkTo']): string {
  const lines = requests.slice(0, mostNamed).map((request) => {
    const { reference } = request;
    const title = headerText(titleOf(request));
    const line = title === reference ? title : `${title} (${reference})`;
    const link = linkTo(reference);
    return link === null ? line : `${line}\n${link}`;
  });
  const more = requests.length - lines.length;
  return [...lines, ...(more > 0 ? [texts.andMore(more)] : [])].join('\n');
}
