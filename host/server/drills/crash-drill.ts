import { existsSync } from 'node:fs';
import path from 'node:path';
import { drillService, type DrillService } from './drill-service';
import { eventually, pause, type DrillReport } from './drill-report';
import { mailRecorder, type MailRecorder } from './mail-recorder';
import { isConfirmed, sampleSubmissions, type SampleSubmission } from './sample-submissions';
import { selectRequests, type KeptRequest, type StoredPhoto } from '../requests/database/kept-request';
import { openRequestFolder } from '../requests/database/open-database';

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
/** Maximum milliseconds during which the service is killed, in proportion to the number of requests. */
const longestKilling = slowness * 60 * submissions;
/** Share of requests with photographs. The desk must be able to re-encode them during the drill. */
const photoShare = 0.2 * Math.min(1, 1_000 / submissions);

/**
 * Sends 500 requests (or RTH_CRASH_REQUESTS) to a service that is killed at random, and repeats each request until it
 * is confirmed. The mail server is down half of the time. No confirmed request may be missing or duplicated.
 */
export async function crashDrill(): Promise<DrillReport> {
  const mail = await mailRecorder();
  const service = await drillService({ RTH_SMTP_URL: mail.url });
  const trouble = { isOver: false, kills: 0, outages: 0, upTime: 0, downTime: 0 };
  try {
    await service.start();
    const all = await sampleSubmissions(submissions, photoShare);
    const killing = killAtRandom(service, trouble);
    const failing = failHalfTheTime(mail, trouble);
    const sent = await sendAll(all, service.port);
    // Keeps killing the service until most mails are sent, to interrupt deliveries.
    const most = Math.floor(sent.confirmed.size * 0.9);
    await eventually(() => countMailed(mail) >= most && trouble.kills >= leastKills, longestKilling);
    trouble.isOver = true;
    await Promise.all([killing, failing]);
    await mail.up();
    // Waits until every delivery is recorded, because the service repeats a mail whose delivery is not recorded.
    const allSent = async () => keptRequests(service.spool).every(({ mailedAt }) => mailedAt !== null);
    await eventually(allSent, longestMailing);
    return await findings({ all, sent, service, mail, trouble });
  } finally {
    trouble.isOver = true;
    await service.remove();
    await mail.down();
  }
}

type Trouble = { isOver: boolean; kills: number; outages: number; upTime: number; downTime: number };

async function killAtRandom(service: DrillService, trouble: Trouble): Promise<void> {
  // The service is up for longer than a start takes, so that a busy machine receives requests too.
  let startTime = 0;
  while (!trouble.isOver) {
    await pause(startTime + 200 + Math.random() * 800);
    trouble.kills += 1;
    await service.kill();
    const stopped = performance.now();
    await service.start();
    startTime = performance.now() - stopped;
  }
}

async function failHalfTheTime(mail: MailRecorder, trouble: Trouble): Promise<void> {
  while (!trouble.isOver) {
    const stretch = 200 + Math.random() * 800;
    await pause(stretch);
    trouble.upTime += stretch;
    await mail.down();
    trouble.outages += 1;
    await pause(stretch);
    trouble.downTime += stretch;
    await mail.up();
  }
}

type Sent = { confirmed: Set<string>; attempts: number; seconds: number };

async function sendAll(all: readonly SampleSubmission[], port: number): Promise<Sent> {
  const started = performance.now();
  const deadline = started + longestSending;
  const queue = [...all];
  const confirmed = new Set<string>();
  let attempts = 0;

  const sender = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      while (!confirmed.has(next.reference) && performance.now() < deadline) {
        attempts += 1;
        if (await isConfirmed(next, port)) confirmed.add(next.reference);
        else await pause(100);
      }
    }
  };
  await Promise.all(Array.from({ length: senders }, sender));
  return { confirmed, attempts, seconds: (performance.now() - started) / 1_000 };
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

function countMailed(mail: MailRecorder): number {
  return new Set(mail.taken.map(({ reference }) => reference)).size;
}

type Evidence = {
  all: readonly SampleSubmission[];
  sent: Sent;
  service: DrillService;
  mail: MailRecorder;
  trouble: Trouble;
};

async function findings({ all, sent, service, mail, trouble }: Evidence): Promise<DrillReport> {
  const failures: string[] = [];
  const kept = keptRequests(service.spool);
  // Ignores the daily mail, which may be sent during the drill.
  const taken = mail.taken.filter(({ reference }) => reference !== '');
  const mailed = [...new Set(taken.map(({ reference }) => reference))];

  const tally = { onDisk: 0, mailed: 0, photos: 0, lostPhotos: 0, lostAttachments: 0 };
  for (const { reference, photos } of all) {
    const [found, ...more] = kept.filter((request) => request.reference === reference);
    if (found && more.length === 0 && sent.confirmed.has(reference)) tally.onDisk += 1;
    const mails = taken.filter((each) => each.reference === reference);
    if (new Set(mails.map(({ messageId }) => messageId)).size === 1) tally.mailed += 1;
    const isThere = ({ number }: StoredPhoto) =>
      existsSync(path.join(service.spool, 'files', reference, `${number}.jpg`));
    tally.photos += photos.length;
    tally.lostPhotos += photos.length - (found?.photos ?? []).filter(isThere).length;
    tally.lostAttachments += photos.length - (mails[0]?.attachments ?? 0);
  }
  const strangers = mailed.filter((reference) => !sent.confirmed.has(reference));
  const undelivered = kept.filter(({ mailedAt }) => mailedAt === null).map(({ lastError }) => lastError);

  const repeated = taken.length - mailed.length;
  const expect = (isRight: boolean, failure: string) => void (isRight || failures.push(failure));
  expect(sent.confirmed.size === all.length, 'not every request was confirmed in time');
  expect(tally.onDisk === sent.confirmed.size, 'a confirmed request is not on disk exactly once');
  expect(kept.length === all.length, 'there are requests on disk that nobody sent');
  expect(tally.mailed === all.length, 'a request was not mailed, or was mailed with several Message-IDs');
  expect(tally.lostPhotos === 0, 'a photograph is missing from the disk');
  expect(tally.lostAttachments === 0, 'a photograph is missing from a mail');
  expect(repeated <= mostRepeats, `more than ${mostRepeats} mails were repeated`);
  expect(undelivered.length === 0, `not marked as sent: ${undelivered.join(' / ')}`);
  expect(strangers.length === 0, 'a mail belongs to no confirmed request');
  expect(trouble.kills >= leastKills && trouble.outages >= 5, 'too little went wrong to prove anything');

  const awayShare = (100 * trouble.downTime) / (trouble.upTime + trouble.downTime);
  return {
    lines: [
      `requests ${all.length}, confirmed ${sent.confirmed.size} after ${sent.attempts} posts in ${sent.seconds.toFixed(1)} s`,
      `service killed (SIGKILL) ${trouble.kills} times; mail server down ${trouble.outages} times, ${awayShare.toFixed(0)} % of the time`,
      `on disk exactly once: ${tally.onDisk} of ${sent.confirmed.size}; rows: ${kept.length}`,
      `photographs sent ${tally.photos}, missing from disk ${tally.lostPhotos}, missing from mails ${tally.lostAttachments}`,
      `mailed, distinct by Message-ID: ${tally.mailed} of ${all.length}; raw deliveries: ${taken.length}`,
      `sent again with the same Message-ID: ${repeated}`,
    ],
    failures,
  };
}
