import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { drillService, type DrillService } from './drill-service';
import { pause, percentile, type DrillReport } from './drill-report';
import { pictureAttacks, type PictureAttack } from './picture-attacks';
import { formDataOf, sampleSubmissions, type SampleSubmission } from './sample-submissions';
import { isSuccess, sendForm } from './send-submission';
import { watchMemory } from './watch-memory';

const attackers = 10;
const seconds = Number(process.env.RTH_DRILL_SECONDS ?? 20);
/** Milliseconds between two honest requests. */
const honestEvery = 800;
/** Milliseconds that an honest visitor waits for the answer at most. */
const longestAnswer = 3_000;
/** Milliseconds, after the attack, in which the last honest photograph must be ready. */
const longestPreparation = 15_000;
/** Megabytes that the units of both processes allow; the decoders belong to the desk. */
const mostMemory = { receiver: 512, deskAndDecoders: 1_024, decoder: 340 };

/**
 * Ten attackers send pictures made to take time and memory, as fast as they are answered. Meanwhile
 * visitors send requests with a photograph: none is refused, none waits, and each photograph is
 * written anew although thousands of others wait.
 */
export async function photoDrill(): Promise<DrillReport> {
  const service = await drillService({ RTH_TRUST_PROXY: '1', RTH_QUARANTINE_SCORE: 'off' });
  try {
    await service.start();
    const pictures = await pictureAttacks();
    const submissions = await honestSubmissions();
    const before = service.processIds() ?? { receiver: 0, desk: 0 };
    const stopWatching = watchMemory(before);
    const end = performance.now() + seconds * 1_000;
    const [sent, honest] = await Promise.all([
      attackUntil(end, service, pictures),
      sendHonestUntil(end, service, submissions),
    ]);
    const waiting = (await readdir(path.join(service.spool, 'raw'))).length;
    const ready = await Promise.all(honest.map((one) => one.ready));
    const memory = stopWatching();
    const after = service.processIds();

    const failures: string[] = [];
    const expect = (isRight: boolean, failure: string) => void (isRight || failures.push(failure));
    const refused = honest.filter(({ isConfirmed }) => !isConfirmed).length;
    const answers = honest.map(({ time }) => time);
    const prepared = ready.filter((time) => time !== null);
    expect(honest.length > 5 && sent > 50, 'too little was sent to prove anything');
    expect(refused === 0, 'an honest request was refused');
    expect(Math.max(...answers) <= longestAnswer, 'an honest visitor waited too long');
    expect(prepared.length === ready.length, 'an honest photograph was not ready in time');
    expect(JSON.stringify(before) === JSON.stringify(after), 'receiver or desk ended');
    expect(memory.receiver <= mostMemory.receiver, 'the receiver took too much memory');
    expect(memory.decoder <= mostMemory.decoder, 'a decoder took too much memory');
    expect(memory.deskAndDecoders <= mostMemory.deskAndDecoders, 'desk and decoders took too much memory');

    const milliseconds = (values: readonly number[], share: number) => percentile(values, share).toFixed(0);
    const megabytes = (value: number) => `${value.toFixed(0)} MB`;
    return {
      lines: [
        `${attackers} attackers for ${seconds} s: ${sent} posts of 5 pictures, ${pictures.length} kinds; ${waiting} pictures waiting at the end`,
        `honest requests: ${honest.length}, refused ${refused}; answered after p50 ${milliseconds(answers, 0.5)} ms, longest ${milliseconds(answers, 1)} ms`,
        `their photographs ready: ${prepared.length} of ${ready.length}, p50 ${milliseconds(prepared, 0.5)} ms, longest ${milliseconds(prepared, 1)} ms after the answer`,
        `most memory: receiver ${megabytes(memory.receiver)}, desk ${megabytes(memory.desk)}, a decoder ${megabytes(memory.decoder)}, desk and decoders ${megabytes(memory.deskAndDecoders)}; decoders started: ${memory.decoders}`,
      ],
      failures,
    };
  } finally {
    await service.remove();
  }
}

/** Every attacker has a network of his own. @returns how many posts there were. */
async function attackUntil(
  end: number,
  service: DrillService,
  pictures: readonly PictureAttack[],
): Promise<number> {
  let sent = 0;
  const attacker = async (number: number) => {
    for (let turn = number; performance.now() < end; turn += 1) {
      const picture = pictures[turn % pictures.length];
      if (!picture) return;
      const form = new FormData();
      form.append('Nom', `Attaque ${number}-${turn}`);
      form.append('Téléphone', '06 39 98 00 01');
      for (let copy = 0; copy < 5; copy += 1) {
        // One byte more at the end makes it another photograph, and no other picture.
        form.append('attachment', new Blob([new Uint8Array(picture.bytes), String(copy)]), `${copy}.jpg`);
      }
      const from = `198.51.${number}.1`;
      await sendForm(service.port, form, { from, path: '/envoi/contact@renovation-th.example' });
      sent += 1;
    }
  };
  await Promise.all(Array.from({ length: attackers }, (_, number) => attacker(number)));
  return sent;
}

type Honest = { isConfirmed: boolean; time: number; ready: Promise<number | null> };

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
    const deadline = end + longestPreparation;
    const ready = preparedAfter(service, submission.reference, deadline);
    honest.push({ isConfirmed: isSuccess(answer), time, ready });
    await pause(honestEvery);
  }
  return honest;
}

/** Milliseconds until the photograph of this request can be looked at; null when that is too late. */
async function preparedAfter(
  { spool }: DrillService,
  reference: string,
  deadline: number,
): Promise<number | null> {
  const begun = performance.now();
  while (performance.now() < deadline) {
    const names = await readdir(path.join(spool, 'photos'));
    if (names.some((name) => name.startsWith(reference))) return performance.now() - begun;
    await pause(100);
  }
  return null;
}

/** Requests of different people, each with a photograph as the page's script makes it. */
async function honestSubmissions(): Promise<SampleSubmission[]> {
  const noise = { type: 'gaussian', mean: 120, sigma: 25 } as const;
  const photo = await sharp({
    create: { width: 2_000, height: 1_500, channels: 3, background: '#888', noise },
  })
    .blur(1.5)
    .jpeg({ quality: 84 })
    .toBuffer();
  const submissions = await sampleSubmissions(Math.ceil((seconds * 1_000) / honestEvery) + 1, 1, 3);
  return submissions.map((submission) => ({ ...submission, photos: [new Blob([new Uint8Array(photo)])] }));
}
