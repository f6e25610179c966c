import type { SendMailOptions } from 'nodemailer';
import { renderToStaticMarkup } from 'react-dom/server';
import { readVersions, type GuardOutcome } from '../../failures/versions-file';
import { mailTexts } from '../content/mail-texts';
import { decisionText, evidenceText, versionTexts } from '../content/version-texts';
import { MailDocument, type MailRow } from '../mail/MailDocument';
import { headerText } from '../mail/mail-text';
import { mailText, messageId } from '../mail/request-mail';
import { pausedRound } from './paused-round';
import type { RememberedFact } from './remembered-fact';

type GuardMailOptions = {
  /** Of the requests: the file about releases lies there. */
  folder: string;
  /** ISO 8601: the newest decision that was told. */
  told: RememberedFact;
  from: string;
  to: string;
  tradeName: string;
  send: (mail: SendMailOptions) => Promise<void>;
  now: () => Date;
  log: (message: string) => void;
};

/** An older decision is no news: a mark that was lost must not send them all again. Milliseconds. */
const longestNews = 3 * 24 * 60 * 60 * 1000;

/**
 * A mail for each decision of the guard, the oldest first. It is noted once it has left: a kill in between sends it
 * again, with the same `Message-ID`.
 */
export function guardMail({ folder, told, send, now, log, ...parts }: GuardMailOptions) {
  async function sendNews(): Promise<void> {
    const versions = await readVersions(folder);
    const newest = Math.max(Date.parse(told.read() ?? '') || 0, now().getTime() - longestNews);
    const news = (versions?.apps ?? [])
      .flatMap(({ app, outcomes }) => outcomes.map((outcome) => ({ app, outcome })))
      .filter(({ outcome }) => Date.parse(outcome.date) > newest)
      .sort((a, b) => a.outcome.date.localeCompare(b.outcome.date));
    for (const { app, outcome } of news) {
      await send(mailOf(app, outcome, parts));
      told.set(outcome.date);
    }
  }
  return {
    round: pausedRound(sendNews, { now, log, failure: 'A decision of the guard could not be mailed' }),
  };
}

function mailOf(
  app: string,
  outcome: GuardOutcome,
  { from, to, tradeName }: Pick<GuardMailOptions, 'from' | 'to' | 'tradeName'>,
): SendMailOptions {
  const { mailRows, mailHint } = versionTexts;
  const [release, live] = [headerText(`${app} ${outcome.version}`), headerText(`${app} ${outcome.live}`)];
  const subject = versionTexts.mailSubject(release, versionTexts.results[outcome.result]);
  const rows: MailRow[] = [
    [mailRows.release, release],
    [mailRows.decision, decisionText(outcome)],
    [mailRows.numbers, evidenceText(outcome)],
    [mailRows.live, live],
  ];
  const hints = [mailHint];
  return {
    from: { name: mailTexts.sender(tradeName), address: from },
    to,
    subject,
    messageId: messageId(`surveillance-${outcome.date.replace(/\D/g, '')}-${outcome.version}`, from),
    date: new Date(outcome.date),
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: mailText({ rows, hints }),
    html: `<!doctype html>${renderToStaticMarkup(<MailDocument title={subject} rows={rows} hints={hints} />)}`,
  };
}
