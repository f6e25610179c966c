import { startedForEach } from '@renovation-th/shared/testing/started-for-each';
import type { RequestDatabase } from '../forms/database/open-database';
import { healthOf } from '../forms/health';
import type { MailQueue, MailStatus } from '../forms/mail/mail-queue';
import { loopbackOnly, type OwnerAccess } from '../forms/owner/owner-access';
import { ownersPage } from '../forms/owner/owners-page';
import { openRequestFolder } from '../forms/request-folder';
import { startRetention, type RetentionJob } from '../forms/retention';
import type { RequestToKeep, StoredRequest } from '../forms/stored-request';
import type { OwnerProgram } from '../owner-site/owner-command';
import { startOwnerSite } from '../owner-site/start-owner-site';
import { listen } from './listen';
import { keepSample } from './sample-database';
import { temporaryFolder } from './sample-site';
import { sendRequest, urlencoded, type ReceivedAnswer } from './send-request';

export type OwnersPageServer = {
  folder: string;
  database: RequestDatabase;
  retention: RetentionJob;
  mailQueue: jest.Mocked<Pick<MailQueue, 'retryAll' | 'status'>>;
  url: string;
  get: (target?: string, headers?: Record<string, string>) => Promise<ReceivedAnswer>;
  /** A post as a browser sends it from this very page. A field may come several times. */
  post: (
    target: string,
    fields?: Record<string, string> | [string, string][],
    over?: Record<string, string>,
  ) => Promise<ReceivedAnswer>;
  /** Keeps a request that is to be done. @returns its key. */
  keep: (over?: Partial<StoredRequest>, kept?: Partial<RequestToKeep>) => string;
  /** The same, set apart as a robot's. */
  setApart: (over?: Partial<StoredRequest>, likeness?: string | null) => string;
  /** The preview of his site, as on a port of its own. */
  preview: (target?: string, headers?: Record<string, string>) => Promise<ReceivedAnswer>;
  close: () => Promise<void>;
};

/** The status of a mail queue that has nothing to say. */
export const quietMail = {
  waiting: 0,
  dead: 0,
  past: 0,
  oldestSeconds: null,
  trouble: null,
  troubleSeconds: null,
} as const satisfies MailStatus;

type OwnersPageOptions = {
  access?: OwnerAccess;
  log?: (message: string) => void;
  program?: OwnerProgram;
  /** The composed site. Default: there is none, and the identity is that of the checkout. */
  siteDir?: string;
};

/** Where nothing can be published. */
const deadProgram = { program: process.execPath, before: ['-e', 'process.exit(1)'] };

/** The owner's page for each test of a file. */
export const ownersPageForEach = (options: OwnersPageOptions = {}) =>
  startedForEach(
    () => startOwnersPage(options),
    (page) => page.close(),
  );

/** The owner's page over an empty database, at noon of 21 November 2026, with a mail worker that does nothing. */
export async function startOwnersPage({
  access = loopbackOnly,
  log = () => undefined,
  program = deadProgram,
  siteDir,
}: OwnersPageOptions = {}): Promise<OwnersPageServer> {
  const mailQueue = {
    retryAll: jest.fn().mockReturnValue(2),
    status: jest.fn().mockReturnValue(quietMail),
  };
  const folder = await temporaryFolder();
  const database = await openRequestFolder(folder.path, log);
  const now = () => new Date('2026-11-21T12:00:00Z');
  const retention = startRetention({ database, now, log });
  // Its first round is over, so that none begins while a test keeps old requests.
  await retention.run();
  const site = await startOwnerSite({
    ...{ database, access, now, log, program, siteDir: siteDir ?? folder.path },
    preview: { port: () => 0 },
  });
  const preview = await listen(site.preview);
  const { url, close } = await listen(
    ownersPage({
      ...{ database, mailQueue, retention, access, now, log, siteRoutes: site.routes },
      health: () =>
        healthOf({
          ...{ database, now: now(), mail: mailQueue.status() },
          retentionHeld: retention.held(),
          copiesBehindSeconds: null,
        }),
    }),
  );
  const keep: OwnersPageServer['keep'] = (over, kept) => keepSample(database, over, kept);

  return {
    ...{ folder: folder.path, database, retention, mailQueue, url, keep },
    get: (target = '/', headers = {}) => sendRequest(url, { path: target, headers }),
    post: (target, fields = {}, over = {}) => {
      const { headers, body } = urlencoded(fields);
      const own = { Origin: url, 'Sec-Fetch-Site': 'same-origin', Host: new URL(url).host };
      return sendRequest(url, {
        method: 'POST',
        path: target,
        headers: { ...headers, ...own, ...over },
        body,
      });
    },
    setApart: (over, likeness = null) => keep(over, { isSetApart: true, likeness }),
    preview: (target = '/', headers = {}) => sendRequest(preview.url, { path: target, headers }),
    close: async () => {
      await Promise.all([close(), preview.close()]);
      await site.stop();
      await retention.stop();
      database.close();
      await folder.remove();
    },
  };
}
