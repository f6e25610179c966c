import type { RequestListener } from 'node:http';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { watchChanges } from './changes';
import { startMailQueue } from './mail/mail-queue';
import type { MailSettings } from './mail/mail-settings';
import { requestMailer } from './mail/request-mailer';
import { smtpSender } from './mail/smtp-sender';
import { ownersPage } from './owner/owners-page';
import { arePhotosSettled } from './photos/request-photos';
import { openSpoolOrExplain } from './receiver';
import { startRetention } from './retention';
import { referenceOf } from './stored-request';

export type DeskOptions = {
  identity: Identity;
  /** Where requests are kept; made if it does not exist. */
  spoolDir: string;
  /** Null keeps requests for the owner's page only. */
  mail?: MailSettings | null;
  /** Years to keep a request after the last contact; null keeps for ever. Default: 3. */
  retentionYears?: number | null;
  /** The clock. Default: the real one. */
  now?: () => Date;
  log: (message: string) => void;
};

/** What the owner reaches, and everything that takes its time: mails, shows and in the end forgets requests. */
export type Desk = {
  /** For the loopback address only. */
  ownersPage: RequestListener;
  /** Lets a message on its way finish. */
  stop(): Promise<void>;
};

export async function openDesk({
  identity,
  spoolDir,
  mail = null,
  retentionYears = 3,
  now = () => new Date(),
  log,
}: DeskOptions): Promise<Desk> {
  const spool = await openSpoolOrExplain(spoolDir);
  const sender = mail && smtpSender(mail.url);
  const mailQueue =
    mail &&
    sender &&
    (await startMailQueue({
      spool,
      send: requestMailer({ spool, sender, settings: mail, tradeName: identity.tradeName, linkTo: null }),
      retry: mail.retry,
      arePhotosSettled: (request) => arePhotosSettled(spool, request),
      log,
    }));
  const retention = startRetention({
    spool,
    years: retentionYears,
    now,
    log,
    onErased: (references) => mailQueue?.forget(references),
  });
  const changes = watchChanges({
    spool,
    async onChange(reference) {
      mailQueue?.enqueue(reference);
      const revisions = (await spool.keys('amended')).filter((key) => referenceOf(key) === reference);
      for (const key of revisions) mailQueue?.enqueue(key);
    },
    log,
  });

  return {
    ownersPage: ownersPage({ spool, mailQueue, now, log }),
    async stop() {
      await changes.stop();
      retention.stop();
      await mailQueue?.stop();
      sender?.close();
    },
  };
}
