import type { SendMailOptions } from 'nodemailer';
import { instantOf, longFrenchDate, parisMoment } from '@renovation-th/shared/forms/paris-time';
import { morningMailTexts as texts } from '../content/morning-mail-texts';
import { problemLine, problemTexts } from '../content/problem-texts';
import { countRows, readFact, writeFact, type ServiceParts } from '../database/open-database';
import { headerText } from '../foreign-text';
import type { Problem } from '../health/problems';
import { mailBodies } from './MailDocument';
import { envelope, pageButton, type MailParts } from './request-mail';
import type { SmtpSender } from './smtp-sender';

type MorningParts = ServiceParts & {
  problems: () => readonly Problem[];
  mail: MailParts;
};

/** Earliest time of the mail, in Paris. */
const morning = '07:00';
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

/** Builds the mail that counts what waits for the owner on a day, or returns null when nothing waits. */
function morningMail({ database, now, problems, mail }: MorningParts, day: string): SendMailOptions | null {
  const yesterday = now().getTime() - dayMilliseconds;
  const count = (condition: string, value: string | number) =>
    countRows(database, `requests WHERE ${condition}`, value);
  const counts = {
    problems: problems().length,
    reminders: count(`state = 'new' AND remindOn <= ?`, day),
    waiting: count(`state = 'new' AND receivedAt < ?`, yesterday),
    // Older requests in quarantine were in an earlier mail.
    quarantined: count(`state = 'quarantined' AND quarantinedAt > ?`, yesterday),
  };
  const points = texts.points.filter(({ name }) => counts[name] > 0);
  if (points.length === 0) return null;
  const problemText = ({ code, detail }: Problem) =>
    `${headerText(problemLine(code, detail))}\n${problemTexts[code].todo}`;
  const date = longFrenchDate(day);
  const parts = points.map(({ name, inShort }) => inShort(counts[name]));
  return {
    ...envelope(`a-faire-${day}`, mail),
    subject: texts.subject(date, parts),
    date: instantOf({ day, time: morning }),
    ...mailBodies({
      title: texts.title(date),
      rows: points.map(({ name, label }) => [
        label,
        name === 'problems' ? problems().map(problemText).join('\n') : String(counts[name]),
      ]),
      buttons: pageButton(mail, '/', texts.open),
      hints: [texts.hint],
    }),
  };
}
