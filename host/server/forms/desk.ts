import type { RequestListener } from 'node:http';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { errorMessage } from '../error-code';
import { noAlerts, type AlertSettings } from './alerts/alert-settings';
import { noteChange, watchChanges } from './changes';
import { watchDesk } from './desk-watch';
import { openRequestIndex } from './index/request-index';
import { startMail } from './mail/leaving-mail';
import type { MailSettings } from './mail/mail-settings';
import type { OwnerAccess } from './owner/owner-access';
import { ownersPage } from './owner/owners-page';
import { startPhotoDesk } from './photos/photo-desk';
import { openSpoolOrExplain } from './receiver';
import { startRetention } from './retention';
import type { Spool } from './spool';
import { referenceOf } from './stored-request';

export type DeskOptions = {
  identity: Identity;
  /** Where requests are kept; made if it does not exist. */
  spoolDir: string;
  /** Null keeps requests for the owner's page only. */
  mail?: MailSettings | null;
  /** Default: none. */
  alerts?: AlertSettings;
  /** Years to keep a request after the last contact; null keeps for ever. Default: 3. */
  retentionYears?: number | null;
  /** Who may open the owner's page. Default: whoever is on this machine. */
  access?: OwnerAccess;
  /** The clock. Default: the real one. */
  now?: () => Date;
  log: (message: string) => void;
};

/** What the owner reaches, and everything that takes its time: mails, shows and in the end forgets requests. */
export type Desk = {
  /** For the loopback address only. */
  ownersPage: RequestListener;
  /**
   * Lets a message on its way finish.
   * @param endVisits ends the visits to the owner's page, which need what is closed after them.
   */
  stop(endVisits?: () => Promise<void>): Promise<void>;
};

/** Of one request, to be looked at again when something of it changes. */
const mostFiles = 100;
/** Milliseconds that a page waits at most for the newest requests to reach the index. */
const longestCatchUp = 500;

export async function openDesk({
  identity,
  spoolDir,
  mail = null,
  alerts: alertSettings = noAlerts,
  retentionYears = 3,
  access,
  now = () => new Date(),
  log,
}: DeskOptions): Promise<Desk> {
  const spool = await openSpoolOrExplain(spoolDir);
  const leaving = mail && (await startMail(mail, { spool, identity, now, log }));
  const mailQueue = leaving && leaving.queue;
  const index = openRequestIndex({ spool, onFound: (key) => onChange(key), log });
  const retention = startRetention({
    spool,
    index,
    years: retentionYears,
    now,
    log,
    onErased: (references) => mailQueue?.forget(references),
  });
  const photos = startPhotoDesk({
    spool,
    log,
    onReady: (reference) => announcePhotos(spool, reference, log),
  });
  const watch = watchDesk({
    ...{ spool, index, retention, identity, now, log },
    mail: leaving,
    settings: alertSettings,
  });
  const changes = watchChanges({ spool, onChange: async (key) => onChange(key), log });

  function onChange(key: string): void {
    index.refresh(key);
    void photos.settle(referenceOf(key));
    const files = index.filesOf(referenceOf(key), mostFiles);
    for (const { folder, key: kept } of files) if (folder !== 'quarantine') mailQueue?.enqueue(kept);
  }

  return {
    ownersPage: ownersPage({
      spool,
      index,
      mailQueue,
      retention,
      ...(access && { access }),
      health: watch.health,
      // A page that may lack the newest request is better than no page.
      catchUp: () => changes.catchUp(longestCatchUp).catch(() => undefined),
      now,
      log,
    }),
    async stop(endVisits) {
      // Before anything is waited for: what decodes a photograph may be ended by the same signal, and
      // that must not count as the fault of the photograph.
      const photosEnd = photos.stop();
      await endVisits?.();
      index.stopReading();
      await watch.stop();
      await changes.stop();
      await photosEnd;
      await retention.stop();
      await mailQueue?.stop();
      leaving?.sender.close();
      await index.close();
    },
  };
}

/** Tells everybody who watches the spool that a request's photographs are ready. */
function announcePhotos(spool: Spool, reference: string, log: (message: string) => void): void {
  noteChange(spool, reference).catch((error: unknown) =>
    log(`The photographs of ${reference} are ready, but could not be announced: ${errorMessage(error)}`),
  );
}
