import type { RequestListener } from 'node:http';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { releasesTakenBack } from '../failures/taken-back';
import { startDailyMail, startSignsOfLife } from './alerts/alerts';
import { dailyMail } from './alerts/daily-mail';
import type { BackupSettings } from './backup/backup-store';
import { startCopying } from './backup/copy-requests';
import { startBackups } from './backup/make-backup';
import { isDiskNearlyFull, openRequestFolder } from './request-folder';
import { startPoll } from './poll';
import { healthOf } from './health';
import { importRaft } from './life-raft';
import { startMail } from './mail/leaving-mail';
import { noteMailOff } from './mail/mail-queue';
import type { MailSettings } from './mail/mail-settings';
import { runOwnerJob } from '../owner-site/run-owner-job';
import { startOwnerSite, type PreviewPlace } from '../owner-site/start-owner-site';
import { loopbackOnly, type OwnerAccess } from './owner/owner-access';
import { ownersPage } from './owner/owners-page';
import { startPhotoDesk } from './photos/photo-desk';
import { startRetention } from './retention';

export type DeskOptions = {
  identity: Identity;
  /** Where requests are kept; made if it does not exist. */
  spoolDir: string;
  /** Null keeps requests for the owner's page only. */
  mail?: MailSettings | null;
  /** Asked every minute while everything is well. Default: nobody. */
  pingUrl?: string | null;
  /** Null copies no request away from this machine. */
  backup?: BackupSettings | null;
  /** Who may open the owner's page. Default: whoever is on this machine. */
  access?: OwnerAccess;
  /** The composed site that visitors see, or the link to it. */
  siteDir: string;
  /** Of the site that the owner changes; null where he neither previews nor publishes it. */
  preview: PreviewPlace | null;
  /** The clock. Default: the real one. */
  now?: () => Date;
  log: (message: string) => void;
};

/** What the owner reaches, and everything that takes its time: mails, shows and in the end forgets requests. */
export type Desk = {
  /** For the loopback address only. */
  ownersPage: RequestListener;
  /** The site as the owner has prepared it, for a port of its own. */
  preview: RequestListener;
  /**
   * Lets a message on its way finish.
   * @param endVisits ends the visits to the owner's page, which need what is closed after them.
   */
  stop(endVisits?: () => Promise<void>): Promise<void>;
};

export async function openDesk(options: DeskOptions): Promise<Desk> {
  const { identity, spoolDir, mail = null, pingUrl = null, backup = null } = options;
  const { access = loopbackOnly, now = () => new Date(), log } = options;
  const database = await openRequestFolder(spoolDir, log);
  const shared = { database, now, log };

  const rafts = startPoll({
    async work() {
      const { saved, unreadable } = await importRaft(database);
      if (saved > 0) log(`Requests that could not be put into the database at once are there now: ${saved}.`);
      if (unreadable.length > 0) throw new Error(`these files are damaged: ${unreadable.join(', ')}`);
    },
    failure: 'Requests in the folder raft cannot be brought into the database',
    log,
  });
  const leaving = mail && startMail(mail, { ...shared, identity });
  if (!leaving) noteMailOff(shared);
  const copying = backup && startCopying({ ...shared, settings: backup });
  const backups = backup && startBackups({ ...shared, settings: backup });
  const retention = startRetention(shared);
  const photos = startPhotoDesk(shared);
  const { siteDir, preview } = options;
  const ownerSite = await startOwnerSite({
    ...{ ...shared, access, siteDir, preview, run: runOwnerJob },
  });
  const health = () =>
    healthOf({
      ...{ database, now: now() },
      mail: leaving && leaving.queue.status(),
      retentionHeld: retention.held(),
      copiesBehindSeconds: copying && copying.behindSeconds(),
    });
  const isHealthy = async () => (await health()).status === 'ok';
  const alerts = [
    leaving &&
      startDailyMail({
        ...shared,
        send: leaving.sender.send,
        mailOf: async (day) =>
          dailyMail({
            ...{ database, day, now: now(), linkTo: leaving.linkTo, tradeName: identity.tradeName },
            ...{ from: leaving.settings.from, to: leaving.settings.to },
            ...{ mail: leaving.queue.status(), retentionHeld: retention.held() },
            isDiskNearlyFull: await isDiskNearlyFull(spoolDir),
            takenBack: await releasesTakenBack(spoolDir, new Date(now().getTime() - aDay)),
          }),
      }),
    pingUrl === null ? null : startSignsOfLife({ url: pingUrl, isHealthy, log }),
  ];

  return {
    ownersPage: ownersPage({
      ...shared,
      mailQueue: leaving && leaving.queue,
      retention,
      ...{ access, health, siteRoutes: ownerSite.routes },
    }),
    preview: ownerSite.preview,
    async stop(endVisits) {
      // Before anything is waited for: what decodes a photograph may be ended by the same signal, and
      // that must not count as the fault of the photograph.
      const photosEnd = photos.stop();
      await endVisits?.();
      await ownerSite.stop();
      for (const alert of alerts) await alert?.stop();
      await rafts.stop();
      await copying?.stop();
      await backups?.stop();
      await photosEnd;
      await retention.stop();
      await leaving?.queue.stop();
      leaving?.sender.close();
      database.close();
    },
  };
}

const aDay = 24 * 60 * 60 * 1000;
