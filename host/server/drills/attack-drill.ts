import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { readFailures } from '../failures/failure-log';
import { requestOf } from '../forms/database/kept-request';
import { requestDatabase } from '../forms/database/open-database';
import { sampleFailure } from '../testing/sample-failure';
import { attacks, type Attack } from './attacks';
import { pause, percentile, type DrillReport } from './drill-report';
import { drillService, type DrillService } from './drill-service';
import { keptReferences } from './kept-requests';
import { rawPost } from './raw-post';
import { formDataOf, sampleSubmissions, type SampleSubmission } from './sample-submissions';
import { isSuccess, sendForm } from './send-submission';
import { watchMemory } from './watch-memory';

const attackers = 10;
const seconds = Number(process.env.RTH_DRILL_SECONDS ?? 20);
/** Milliseconds between two honest requests. */
const honestEvery = 600;
/** Maximum response time for an honest visitor, in milliseconds, on an otherwise idle machine. */
const longestAnswer = 3_000;
/** Maximum milliseconds from the end of the attack until the last honest photograph is ready. */
const longestPreparation = 15_000;
/** Memory limits in megabytes. Receiver and desk may use half of the limits of their units in `deploy/`. */
const mostMemory = { receiver: 256, deskAndDecoders: 512, decoder: 340 };

/**
 * Ten attackers send inputs that once stopped or froze the service, and pictures that are expensive to decode.
 * Meanwhile, visitors send requests with photographs. No process may exit, no response may be late, no request may be
 * lost, and every visitor's photograph must be re-encoded in time.
 */
export async function attackDrill(): Promise<DrillReport> {
  const service = await drillService();
  try {
    const prepared = await attacks();
    const submissions = await honestSubmissions();
    await service.start();
    const before = service.processIds() ?? { receiver: 0, desk: 0 };
    const stopWatching = watchMemory(before);
    const end = performance.now() + seconds * 1_000;
    const [sent, honest] = await Promise.all([
      attackUntil(end, service.port, prepared),
      sendHonestUntil(end, service, submissions),
    ]);
    const names = await readdir(path.join(service.spool, 'files'));
    const waiting = names.filter((name) => name.endsWith('.raw')).length;
    const ready = await Promise.all(honest.map((one) => one.ready));
    const memory = stopWatching();

    const kept = await keptReferences(service.spool);
    const lost = honest.filter(({ reference, isConfirmed }) => isConfirmed && !kept.has(reference)).length;
    const refused = honest.filter(({ isConfirmed }) => !isConfirmed).length;
    const list = await fetch(`http://127.0.0.1:${service.ownerPort}/?etat=toutes`);
    const reports = readFailures(service.spool, new Date(0));
    const answers = honest.map(({ time }) => time);
    const prepareTimes = ready.filter((time) => time !== null);
    const failures: string[] = [];
    const expect = (isRight: boolean, failure: string) => void (isRight || failures.push(failure));
    expect(honest.length > 5 && sent > 50, 'too little was sent to prove anything');
    expect(JSON.stringify(before) === JSON.stringify(service.processIds()), 'a process ended');
    expect(refused === 0, 'an honest request was refused');
    expect(lost === 0, `${lost} confirmed requests are not on disk`);
    expect(list.status === 200, `the owner's page responds with ${list.status}`);
    expect(Math.max(...answers) <= longestAnswer, 'an honest visitor waited too long');
    expect(prepareTimes.length === ready.length, 'an honest photograph was not ready in time');
    expect(reports.length > 0, 'no failure report was stored');
    const { message } = sampleFailure();
    expect(
      reports.every((one) => one.message === message),
      'a report that no page sends was stored',
    );
    for (const name of ['receiver', 'deskAndDecoders', 'decoder'] as const)
      expect(memory[name] <= mostMemory[name], `${name}: ${memory[name].toFixed(0)} MB of memory`);

    const milliseconds = (values: readonly number[], share: number) => percentile(values, share).toFixed(0);
    const megabytes = (value: number) => `${value.toFixed(0)} MB`;
    return {
      lines: [
        `${attackers} attackers for ${seconds} s: ${sent} posts of ${prepared.length} kinds; ${waiting} pictures waiting at the end`,
        `honest requests with a photograph: ${honest.length}, refused ${refused}, lost ${lost}; response after p50 ${milliseconds(answers, 0.5)} ms, longest ${milliseconds(answers, 1)} ms`,
        `their photographs ready: ${prepareTimes.length} of ${ready.length}, p50 ${milliseconds(prepareTimes, 0.5)} ms, longest ${milliseconds(prepareTimes, 1)} ms after the response`,
        `peak memory: receiver ${megabytes(memory.receiver)}, desk ${megabytes(memory.desk)}, a decoder ${megabytes(memory.decoder)}, desk and decoders ${megabytes(memory.deskAndDecoders)}; decoders started: ${memory.decoders}`,
      ],
      failures,
    };
  } finally {
    await service.remove();
  }
}

/** Runs the attackers, each with its own address. @returns the number of requests sent. */
async function attackUntil(end: number, port: number, all: readonly Attack[]): Promise<number> {
  let sent = 0;
  const attacker = async (number: number) => {
    for (let turn = number; performance.now() < end; turn += 1) {
      const attack = all[turn % all.length];
      if (!attack) return;
      const post = attack.make(turn);
      await rawPost(port, { ...post, headers: { ...post.headers, 'X-Forwarded-For': `198.51.${number}.1` } });
      sent += 1;
    }
  };
  await Promise.all(Array.from({ length: attackers }, (_, number) => attacker(number)));
  return sent;
}

type Honest = { reference: string; isConfirmed: boolean; time: number; ready: Promise<number | null> };

async function sendHonestUntil(
  end: number,
  service: DrillService,
  submissions: readonly SampleSubmission[],
): Promise<Honest[]> {
  const honest: Honest[] = [];
  for (const [number, submission] of submissions.entries()) {
    if (performance.now() > end) break;
    const begun = performance.now();
    const answer = await sendForm(service.port, formDataOf(submission), { from: `203.0.${number}.1` });
    const time = performance.now() - begun;
    const { reference } = submission;
    const ready = preparedAfter(service, reference, end + longestPreparation);
    honest.push({ reference, isConfirmed: isSuccess(answer), time, ready });
    await pause(honestEvery);
  }
  return honest;
}

/** Returns the milliseconds until the photograph of this request is re-encoded, or null after the deadline. */
async function preparedAfter(
  { spool }: DrillService,
  reference: string,
  deadline: number,
): Promise<number | null> {
  const begun = performance.now();
  const database = requestDatabase({ folder: spool, log: () => undefined });
  const end = (time: number | null) => {
    database.close();
    return time;
  };
  while (performance.now() < deadline) {
    const [photo] = requestOf(database, reference)?.request.photos ?? [];
    if (photo && !photo.isWaiting) return end(performance.now() - begun);
    await pause(100);
  }
  return end(null);
}

/** Creates requests from different people, each with a photograph as large as the page's script sends. */
async function honestSubmissions(): Promise<SampleSubmission[]> {
  const noise = { type: 'gaussian', mean: 120, sigma: 25 } as const;
  const photo = await sharp({
    create: { width: 2_000, height: 1_500, channels: 3, background: '#888', noise },
  })
    .blur(1.5)
    .jpeg({ quality: 84 })
    .toBuffer();
  const submissions = await sampleSubmissions(Math.ceil((seconds * 1_000) / honestEvery) + 1, 1);
  return submissions.map((submission) => ({ ...submission, photos: [new Blob([new Uint8Array(photo)])] }));
}
