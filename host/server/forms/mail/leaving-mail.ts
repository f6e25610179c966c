import type { Identity } from '@renovation-th/shared/identity/identity';
import { followUpLinks } from '../follow-up/follow-up-links';
import { arePhotosSettled } from '../photos/request-photos';
import type { Spool } from '../spool';
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
  spool: Spool;
  identity: Identity;
  now: () => Date;
  log: (message: string) => void;
};

export async function startMail(
  settings: MailSettings,
  { spool, identity, now, log }: LeavingMailOptions,
): Promise<LeavingMail> {
  const sender = smtpSender(settings.url);
  const linkTo = settings.linkSecret
    ? followUpLinks({ secret: settings.linkSecret, origin: identity.origin, now }).linkTo
    : null;
  const queue = await startMailQueue({
    spool,
    send: requestMailer({ spool, sender, settings, tradeName: identity.tradeName, linkTo }),
    retry: settings.retry,
    arePhotosSettled: (request) => arePhotosSettled(spool, request),
    ...{ now, log },
  });
  return { settings, sender, linkTo, queue };
}
