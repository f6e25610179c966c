import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Email } from 'postal-mime';
import { repositoryRoot } from '../../../webpack/paths';
import { selectRequests, type KeptRequest } from '../requests/database/kept-request';
import { openRequestFolder } from '../requests/database/open-database';
import { startMailServer } from '../testing/mail-server';
import { temporaryFolder } from '../testing/sample-site';
import { startProcess } from '../testing/server-process';
import { eventually, type DrillReport } from './drill-report';
import { isConfirmed, sampleSubmissions } from './sample-submissions';

/** Multiplies all waits. Set it where the machine is busy or slow. */
const slowness = Number(process.env.TEST_SLOWNESS ?? 1);

const submissions = Number(process.env.RTH_CRASH_REQUESTS ?? 500);
const senders = 12;
/** Maximum milliseconds until all requests are confirmed, in proportion to their number. */
const longestSending = slowness * 90 * submissions;
/** Maximum milliseconds until all requests are mailed. The mail loop waits for half a minute after a failure. */
const longestMailing = 35_000 + slowness * 300 * submissions;
/** Maximum number of duplicate mails. The service repeats a mail if it dies before it can record the delivery. */
const mostRepeats = 20;
const leastKills = Math.max(5, submissions / 160);
const leastOutages = 5;
/** Maximum milliseconds during which the service is killed, in proportion to the number of requests. */
const longestKilling = slowness * 60 * submissions;
/** Share of requests with photographs. The service must be able to re-encode them during the drill. */
const photoShare = 0.2 * Math.min(1, 1_000 / submissions);

type Mail = { reference: string; messageId: string; attachments: number };

/**
 * Sends 500 requests (or RTH_CRASH_REQUESTS) to a service that is killed at random, and repeats each request until it
 * is confirmed. The mail server is down half of the time. No confirmed request may be missing or duplicated.
 */
export async function crashDrill(): Promise<DrillReport> {
  const folder = await temporaryFolder();
  const mails: Mail[] = [];
  const onMail = (mail: Email) => void mails.push(...recorded(mail));
  let mailServer = await startMailServer({}, { onMail });
  const { url, port } = mailServer;
  const start = () =>
    startProcess(['--require', 'tsx/cjs', path.join(__dirname, '../start-service.ts')], {
      cwd: repositoryRoot,
      env: {
        ...{ ...process.env, NODE_ENV: 'production', RTH_SPOOL: folder.path },
        ...{ RTH_FORMS_PORT: '0', RTH_SMTP_URL: url },
      },
      ready: /Receiving forms: (\S+)/,
    });
  let service = await start();
  const trouble = { isOver: false, kills: 0, outages: 0 };

  async function killAtRandom(): Promise<void> {
    // The service is up for longer than a start takes, so that a busy machine receives requests too.
    let startTime = 0;
    while (!trouble.isOver) {
      await pause(startTime + 200 + Math.random() * 800);
      trouble.kills += 1;
      await service.stop('SIGKILL');
      const stopped = performance.now();
      service = await start();
      startTime = performance.now() - stopped;
    }
  }

  async function failHalfTheTime(): Promise<void> {
    while (!trouble.isOver) {
      const stretch = 200 + Math.random() * 800;
      await pause(stretch);
      await mailServer.close();
      trouble.outages += 1;
      await pause(stretch);
      mailServer = await startMailServer({}, { port, onMail });
    }
  }

  const all = await sampleSubmissions(submissions, photoShare);
  const confirmed = new Set<string>();
  async function sendAll(): Promise<void> {
    const deadline = performance.now() + longestSending;
    const queue = [...all];
    const sender = async () => {
      for (let next = queue.shift(); next; next = queue.shift())
        while (!confirmed.has(next.reference) && performance.now() < deadline)
          if (await isConfirmed(next, service.url)) confirmed.add(next.reference);
          else await pause(100);
    };
    await Promise.all(Array.from({ length: senders }, sender));
  }

  const troubles = Promise.all([killAtRandom(), failHalfTheTime()]);
  try {
    await sendAll();
    // Keeps killing the service until most mails are sent, to interrupt deliveries.
    const mailed = () => new Set(mails.map(({ reference }) => reference)).size;
    const isEnough = () => mailed() >= 0.9 * confirmed.size && trouble.kills >= leastKills;
    await eventually(isEnough, longestKilling);
    trouble.isOver = true;
    await troubles;
    // Waits until every delivery is recorded, because the service repeats a mail whose delivery is not recorded.
    await eventually(
      () => keptRequests(folder.path).every(({ mailedAt }) => mailedAt !== null),
      longestMailing,
    );

    const kept = keptRequests(folder.path);
    const found = all.map(({ reference, photos }) => ({
      photos: photos.length,
      isConfirmed: confirmed.has(reference),
      rows: kept.filter((row) => row.reference === reference),
      mails: mails.filter((mail) => mail.reference === reference),
    }));
    const isOnDisk = ({ reference, photos }: KeptRequest) =>
      photos.every(({ number }) => existsSync(path.join(folder.path, 'files', reference, `${number}.jpg`)));
    const repeats = mails.length - mailed();
    const faults = {
      'not confirmed in time': found.filter((one) => !one.isConfirmed).length,
      'not on disk exactly once': found.filter(({ rows }) => rows.length !== 1).length,
      'requests that nobody sent': kept.length - all.length,
      'not mailed, or with several Message-IDs': found.filter(
        (one) => new Set(one.mails.map(({ messageId }) => messageId)).size !== 1,
      ).length,
      'mails of no request': mailed() - found.filter((one) => one.mails.length > 0).length,
      'without all photographs on disk': found.filter(
        ({ photos, rows }) => !rows.every((row) => row.photos.length === photos && isOnDisk(row)),
      ).length,
      'without all photographs in the mail': found.filter(
        (one) => !one.mails.every(({ attachments }) => attachments === one.photos),
      ).length,
      'not marked as sent': found.filter(({ rows }) => rows.some(({ mailedAt }) => mailedAt === null)).length,
      'too many repeated mails': Math.max(0, repeats - mostRepeats),
      'too little trouble': Number(trouble.kills < leastKills || trouble.outages < leastOutages),
    };
    return {
      lines: [
        `requests ${all.length}, confirmed ${confirmed.size}, mailed ${mailed()}, mails repeated ${repeats}`,
        `service killed (SIGKILL) ${trouble.kills} times; mail server down ${trouble.outages} times`,
      ],
      failures: Object.entries(faults).flatMap(([what, count]) => (count === 0 ? [] : `${what}: ${count}`)),
    };
  } finally {
    trouble.isOver = true;
    await troubles.catch(() => undefined);
    await service.stop('SIGKILL');
    await mailServer.close();
    await folder.remove();
  }
}

/** Keeps little of a mail, because whole messages would exhaust memory. The morning mail has no reference. */
function recorded({ messageId = '', attachments }: Email): Mail[] {
  const reference = /^<(RTH-[^@]*)@/.exec(messageId)?.[1];
  return reference ? [{ reference, messageId, attachments: attachments.length }] : [];
}

/** Returns every request in the database of a running service. */
function keptRequests(spool: string): readonly KeptRequest[] {
  const database = openRequestFolder(spool, (line) => {
    throw new Error(line);
  });
  const kept = selectRequests(database, 'ORDER BY id');
  database.close();
  return kept;
}
