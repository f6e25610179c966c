import { writeFile } from 'node:fs/promises';
import { startedForEach } from '@renovation-th/shared/testing/started-for-each';
import type { MailQueue, MailStatus } from '../forms/mail/mail-queue';
import { deskHealth } from '../forms/desk-health';
import { openRequestIndex, type RequestIndex } from '../forms/index/request-index';
import { loopbackOnly, type OwnerAccess } from '../forms/owner/owner-access';
import { ownersPage } from '../forms/owner/owners-page';
import { startRetention, type RetentionJob } from '../forms/retention';
import { openSpool, type Spool } from '../forms/spool';
import { startListening } from '../listening-server';
import { sampleRequest } from './sample-requests';
import { temporaryFolder } from './sample-site';
import { sendRequest, urlencoded, type ReceivedAnswer } from './send-request';

export type OwnersPageServer = {
  folder: string;
  spool: Spool;
  index: RequestIndex;
  retention: RetentionJob;
  mailQueue: jest.Mocked<MailQueue>;
  url: string;
  get: (target?: string, headers?: Record<string, string>) => Promise<ReceivedAnswer>;
  /** A post as a browser sends it from this very page. */
  post: (
    target: string,
    fields?: Record<string, string>,
    over?: Record<string, string>,
  ) => Promise<ReceivedAnswer>;
  /** Puts so many requests on disk that are too old to be kept. */
  storeOld: (count: number) => Promise<void>;
  close: () => Promise<void>;
};

/** The status of a mail queue that has nothing to say. */
export const quietMail = {
  waiting: 0,
  dead: 0,
  past: 0,
  oldestReference: null,
  oldestSeconds: null,
  trouble: null,
  troubleSeconds: null,
} as const satisfies MailStatus;

type OwnersPageOptions = { access?: OwnerAccess; log?: (message: string) => void };

/** The owner's page for each test of a file. */
export const ownersPageForEach = (options: OwnersPageOptions = {}) =>
  startedForEach(
    () => startOwnersPage(options),
    (page) => page.close(),
  );

/** The owner's page over an empty spool, at noon of 21 November 2026, with a mail worker that does nothing. */
export async function startOwnersPage({
  access = loopbackOnly,
  log = () => undefined,
}: OwnersPageOptions = {}): Promise<OwnersPageServer> {
  const mailQueue: jest.Mocked<MailQueue> = {
    enqueue: jest.fn(),
    retry: jest.fn().mockResolvedValue(true),
    retryAll: jest.fn().mockResolvedValue(2),
    forget: jest.fn(),
    status: jest.fn().mockReturnValue(quietMail),
    stop: jest.fn(),
  };
  const folder = await temporaryFolder();
  const spool = await openSpool(folder.path);
  const now = () => new Date('2026-11-21T12:00:00Z');
  const index = openRequestIndex({ spool, log });
  const retention = startRetention({ spool, index, years: 3, now, log });
  // Its first round is over, so that none begins while a test puts old requests on disk.
  await retention.run();
  const { url, close } = await startListening({
    handle: ownersPage({
      spool,
      index,
      mailQueue,
      retention,
      access,
      health: deskHealth({
        ...{ spool, index, retention, mailQueue, now },
        told: () => ({ lastDailyMail: null, lastAlert: null, lastPing: null }),
        loopDelay: () => 0,
      }),
      // Tests put requests on disk themselves, without a word to anybody.
      catchUp: () => index.readAll().catch(() => undefined),
      now,
      log,
    }),
    port: 0,
    host: '127.0.0.1',
    purpose: 'a test',
    remedy: '',
  });

  return {
    folder: folder.path,
    spool,
    index,
    retention,
    mailQueue,
    url,
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
    async storeOld(count) {
      for (let number = 0; number < count; number += 1) {
        const reference = `RTH-20200101-${String(number).padStart(6, '0')}`;
        const request = sampleRequest({ reference, receivedAt: '2020-01-01T10:00:00.000Z' });
        await writeFile(spool.at('accepted', `${reference}.json`), JSON.stringify(request));
      }
    },
    close: async () => {
      await close();
      await retention.stop();
      await index.close();
      await folder.remove();
    },
  };
}
