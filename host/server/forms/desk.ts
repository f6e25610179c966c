import type { RequestListener } from 'node:http';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { errorMessage } from '../../delivery/error-code';
import { startListening, type ListeningServer } from '../../delivery/listening-server';
import { runOwnerJob } from '../owner-site/publish/run-owner-job';
import { startOwnerSite } from '../owner-site/start-owner-site';
import { alertRound, dailyRound, lifeRound } from './alerts/alerts';
import { dailyMail } from './alerts/daily-mail';
import type { BackupSettings } from './backup/backup-store';
import { startCopying } from './backup/copy-requests';
import { startBackups } from './backup/make-backup';
import { importRaft } from './life-raft';
import { startMail } from './mail/leaving-mail';
import { startWithoutMail, type MailSettings } from './mail/mail-queue';
import { loopbackOnly, type OwnerAccess } from './owner/owner-access';
import { ownersPage } from './owner/owners-page';
import { decoder } from './photos/decoder';
import { startPhotoDesk } from './photos/photo-desk';
import { startPoll } from './poll';
import { startRetention } from './retention';
import { troubleWatch } from './troubles';
import { openRequestFolder } from './database/open-database';

export type DeskOptions = {
  identity: Identity;
  /** Folder of requests. Created if it does not exist. */
  spoolDir: string;
  /** Null disables mail. */
  mail?: MailSettings | null;
  /** URL to request every minute while there is no problem. Default: none. */
  pingUrl?: string | null;
  /** URL to which the desk posts the start and end of each problem. Default: none. */
  alertUrl?: string | null;
  /** Null disables backups. */
  backup?: BackupSettings | null;
  /** Access to the owner's page. Default: every user of this machine. */
  access?: OwnerAccess;
  /** Folder of the composed site that visitors see, or a symlink to it. */
  siteDir: string;
  /** Port of the owner's page, on the loopback address. */
  port: number;
  /** Port and public address of the preview. Null disables publishing. */
  preview: { port: number; address?: string | undefined } | null;
  /** Advice on choosing other ports, printed when a port is busy. */
  remedy: string;
  /** Default: the system clock. */
  now?: () => Date;
  log: (message: string) => void;
};

const minute = 60_000;

/**
 * Starts the owner's page and all slow work: mail, photographs, backup, retention.
 * @returns the URL of the page, and a function that stops everything after the mail in progress is sent.
 */
export async function startDesk(options: DeskOptions) {
  const { identity, spoolDir, siteDir, preview, remedy, log } = options;
  const { mail = null, pingUrl = null, alertUrl = null, backup = null } = options;
  const { access = loopbackOnly, now = () => new Date() } = options;
  const { tradeName } = identity;
  let openPage: (page: RequestListener) => void = () => undefined;
  const page = new Promise<RequestListener>((resolve) => (openPage = resolve));
  // Listens first, so that a second desk started by mistake fails before it mails anything.
  const listener = await startListening({
    handle: (request, response) => void page.then((answer) => answer(request, response)),
    ...{ inherited: 1, port: options.port, purpose: 'the page of received requests', remedy },
  });
  const database = await openRequestFolder(spoolDir, log).catch(async (error: unknown) => {
    await listener.close();
    throw error;
  });
  const shared = { database, now, log };
  const linkTo = (reference: string) => (access.name ? `https://${access.name}/demande/${reference}` : null);

  let stuck: readonly string[] = [];
  const rafts = startPoll({
    async work() {
      const imported = await importRaft(database);
      stuck = imported.stuck;
      if (imported.saved > 0) log(`Requests imported from the folder raft: ${imported.saved}.`);
      if (stuck.length > 0) throw new Error(stuck.join(', '));
    },
    failure: 'Requests in the folder raft cannot be imported',
    log,
  });
  const leaving = mail && startMail(mail, { ...shared, identity, linkTo });
  const mailing = leaving ? leaving.queue : startWithoutMail(shared);
  const copying = backup && startCopying({ ...shared, settings: backup });
  const backups = backup && startBackups({ ...shared, settings: backup });
  const retention = startRetention(shared);
  // Visitors' and the owner's photographs share one decoder, because each decoder process may use 350 MB.
  const oneDecoder = decoder();
  const photos = startPhotoDesk({ ...shared, decoder: oneDecoder });
  let previewListener: ListeningServer | null = null;
  const ownerSite = await startOwnerSite({
    ...{ ...shared, access, siteDir, run: runOwnerJob, decoder: oneDecoder },
    preview: preview && { ...preview, port: () => previewListener?.port ?? preview.port },
  });
  const troubles = troubleWatch({
    ...shared,
    mail: leaving && leaving.queue.error,
    retentionHeld: retention.held,
    stuck: () => stuck,
    backup: copying && copying.status,
  });
  // Delays the first report, so that mail queued while the desk was stopped can be sent before it counts as late.
  const report = (work: () => Promise<void>, pause: number, failure: string) =>
    startPoll({ work, pause, failure, log, isDelayed: true });
  const reports = [
    mail &&
      leaving &&
      report(
        dailyRound({
          ...{ ...shared, send: leaving.sender.send },
          mailOf: async (day) =>
            dailyMail({
              ...{ database, day, now: now(), linkTo, tradeName, troubles: await troubles() },
              ...{ from: mail.from, to: mail.to },
            }),
        }),
        10 * minute,
        'The daily mail cannot be sent',
      ),
    pingUrl !== null && report(lifeRound({ url: pingUrl, troubles }), minute, 'The heartbeat cannot be sent'),
    alertUrl !== null &&
      report(
        alertRound({ ...shared, url: alertUrl, troubles, tradeName }),
        minute,
        'An alert cannot be sent',
      ),
  ];
  openPage(
    ownersPage({
      ...{ ...shared, mailQueue: leaving && leaving.queue, retention, tradeName },
      ...{ access, troubles, siteRoutes: ownerSite.routes },
    }),
  );
  if (preview)
    previewListener = await startListening({
      ...{
        inherited: 2,
        handle: ownerSite.preview,
        port: preview.port,
        purpose: 'the preview of the site',
        remedy,
      },
    }).catch((error: unknown) => {
      // A busy preview port must not stop the desk.
      log(errorMessage(error));
      return null;
    });

  return {
    url: listener.url,
    async stop(): Promise<void> {
      // Stops the photo desk first. The stop signal may kill the decoder too, which must not count as a failed attempt.
      const photosEnd = photos.stop();
      // HTTP requests in progress still use the database, so the servers close first.
      await Promise.all([listener.close(), previewListener?.close()]);
      await ownerSite.stop();
      const jobs = [...reports, rafts, copying, backups, retention, mailing];
      await Promise.all([photosEnd, ...jobs.map((job) => job && job.stop())]);
      leaving?.sender.close();
      database.close();
    },
  };
}
