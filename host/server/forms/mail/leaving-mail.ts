import type { Identity } from '@renovation-th/shared/identity/identity';
import type { RequestDatabase } from '../database/open-database';
import { followUpLinks } from '../follow-up/follow-up-links';
import { startMailQueue, type MailQueue } from './mail-queue';
import type { MailSettings } from './mail-settings';
import { requestMailer } from './request-mailer';
import { smtpSender, type SmtpSender } from './smtp-sender';

/** What a mail leaves by: the server's connection, the links in mails, and the queue of what waits. */
export type LeavingMail = {
  settings: MailSettings;
  sender: SmtpSender;
  /** Null without a secret to make links with. */
  linkTo: ((key: string) => string) | null;
  queue: MailQueue;
};

type LeavingMailOptions = {
  database: RequestDatabase;
  identity: Identity;
  now: () => Date;
  log: (message: string) => void;
};

export function startMail(
  settings: MailSettings,
  { database, identity, now, log }: LeavingMailOptions,
): LeavingMail {
  const sender = smtpSender(settings.url);
  const linkTo = settings.linkSecret
    ? followUpLinks({ secret: settings.linkSecret, origin: identity.origin, now }).linkTo
    : null;
  const queue = startMailQueue({
    send: requestMailer({ database, sender, settings, tradeName: identity.tradeName, linkTo }),
    retry: settings.retry,
    ...{ database, now, log },
  });
  return { settings, sender, linkTo, queue };
}
