import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Email } from 'postal-mime';
import { repositoryRoot } from '../../../webpack/paths';
import { selectRequests, type KeptRequest } from '../requests/database/kept-request';
import { openRequestFolder } from '../requests/database/open-database';
import { startMailServer } from '../testing/mail-server';
import { photograph } from '../testing/photograph';
import { temporaryFolder } from '../testing/temporary-folder';
import { startProcess } from '../testing/server-process';
import { eventually, type DrillReport } from './drill-report';
import { isConfirmed, sampleSubmission } from './sample-submissions';

/** Multiplies all waits. Set it where the machine is busy or slow. */
const slowness = Number(process.env.TEST_SLOWNESS ?? 1);

const submissions = 500;
const senders = 12;
/** Maximum milliseconds until all requests are confirmed. */
const longestSending = slowness * 45_000;
/** Maximum milliseconds until most requests are mailed while the service is killed. */
const longestKilling = slowness * 30_000;
/** Maximum milliseconds until all requests are mailed. The mail loop waits for half a minute after a failure. */
const longestMailing = 35_000 + slowness * 150_000;
/** Maximum number of duplicate mails. The service repeats a mail if it dies before it can record the delivery. */
const mostRepeats = 20;
/** Minimum number of kills, and of outages of the mail server. */
const leastTroubles = 5;

type Mail = { reference: string; messageId: string; attachments: number };

/**
 * Sends 500 requests to a service that is killed at random, and repeats each request until it is confirmed. The mail
 * server is down half of the time. No confirmed request may be missing or duplicated.
 */
export async function crashDrill(): Promise<DrillReport> {
  const folder = await temporaryFolder();
  const mails: Mail[] = [];
  const onMail = ({ messageId = '', attachments }: Email) => {
    const reference = /^<(RTH-[^@]*)@/.exec(messageId)?.[1];
    // The morning mail has no reference. Whole messages would exhaust the memory.
    if (reference) mails.push({ reference, messageId, attachments: attachments.length });
  };
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

  const photo = new Blob([new Uint8Array(await photograph('red'))], { type: 'image/jpeg' });
  // One request in five has one or two photographs.
  const all = Array.from({ length: submissions }, (_, number) =>
    sampleSubmission(number, number % 5 === 0 ? [photo, photo].slice(number % 2) : []),
  );
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
    const isEnough = () => mailed() >= 0.9 * confirmed.size && trouble.kills >= leastTroubles;
    await eventually(isEnough, longestKilling);
    trouble.isOver = true;
    await troubles;
    // Waits until every delivery is recorded, because the service repeats a mail whose delivery is not recorded.
    await eventually(
      () => keptRequests(folder.path).every(({ mailedAt }) => mailedAt !== null),
      longestMailing,
    );

    const kept = keptRequests(folder.path);
    const isOnDisk = ({ reference, photos }: KeptRequest) =>
      photos.every(({ number }) => existsSync(path.join(folder.path, 'files', reference, `${number}.jpg`)));
    const failures = all.flatMap(({ reference, photos }) => {
      const rows = kept.filter((row) => row.reference === reference);
      const own = mails.filter((mail) => mail.reference === reference);
      const expected = {
        'is confirmed in time': confirmed.has(reference),
        'is in the list once': rows.length === 1,
        'is mailed, always with one Message-ID': new Set(own.map(({ messageId }) => messageId)).size === 1,
        'is marked as sent': rows.every(({ mailedAt }) => mailedAt !== null),
        'has its photographs on disk': rows.every(
          (row) => row.photos.length === photos.length && isOnDisk(row),
        ),
        'has its photographs in the mail': own.every(({ attachments }) => attachments === photos.length),
      };
      const missed = Object.entries(expected).filter(([, isSo]) => !isSo);
      return missed.map(([what]) => `Not so for ${reference}: ${what}`);
    });
    const repeats = mails.length - mailed();
    if (kept.length !== all.length) failures.push(`${kept.length} requests are in the list`);
    if (repeats > mostRepeats) failures.push(`${repeats} mails are repeated`);
    if (Math.min(trouble.kills, trouble.outages) < leastTroubles) failures.push('too little trouble');
    return {
      lines: [
        `requests ${all.length}, confirmed ${confirmed.size}, mailed ${mailed()}, mails repeated ${repeats}`,
        `service killed (SIGKILL) ${trouble.kills} times; mail server down ${trouble.outages} times`,
      ],
      failures: failures.slice(0, 20),
    };
  } finally {
    trouble.isOver = true;
    await troubles.catch(() => undefined);
    await service.stop('SIGKILL');
    await mailServer.close();
    await folder.remove();
  }
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
