import { attacks, type Attack } from './attacks';
import { pause, percentile, type DrillReport } from './drill-report';
import { drillService } from './drill-service';
import { keptReferences } from './kept-requests';
import { rawPost } from './raw-post';
import { formDataOf, sampleSubmissions, type SampleSubmission } from './sample-submissions';
import { isSuccess, sendForm } from './send-submission';
import { watchMemory } from './watch-memory';

const attackers = 10;
const seconds = Number(process.env.RTH_DRILL_SECONDS ?? 20);
const honestEvery = 500;
/** Milliseconds. The goal for a request with a photograph, on a machine that does nothing else. */
const longestHonest = 3_000;
/** In megabytes: the limits of the two units in `deploy/`. */
const mostMemory = { receiver: 512, desk: 1_024 };

/**
 * Ten attackers at once send everything that once silenced or froze the service. Meanwhile visitors
 * send requests with photographs, and nothing may end, wait or be lost.
 */
export async function attackDrill(): Promise<DrillReport> {
  // Without the score attacks are accepted, and the owner's list has to show them.
  const service = await drillService({
    RTH_TRUST_PROXY: '1',
    RTH_QUARANTINE_SCORE: 'off',
    RTH_RATE_LIMIT: '20/600',
  });
  try {
    const prepared = await attacks();
    await service.start();
    const before = service.processIds();
    const submissions = await sampleSubmissions(Math.ceil((seconds * 1_000) / honestEvery) + 1, 1, 11);
    const end = performance.now() + seconds * 1_000;
    const seenMemory = watchMemory(before ?? { receiver: 0, desk: 0 });
    const [attacked, honest] = await Promise.all([
      attackUntil(end, service.port, prepared),
      sendHonestUntil(end, service.port, submissions),
    ]);
    const memory = seenMemory();

    const accepted = await keptReferences(service.spool);
    const lost = honest.confirmed.filter((reference) => !accepted.has(reference));
    const list = await fetch(`http://127.0.0.1:${service.ownerPort}`).then(
      ({ status }) => status,
      () => 0,
    );
    const after = service.processIds();
    const failures: string[] = [];
    const expect = (isRight: boolean, failure: string) => void (isRight || failures.push(failure));
    expect(JSON.stringify(before) === JSON.stringify(after), 'a process ended and was started again');
    expect(honest.refused.length === 0, `an honest request was refused: ${honest.refused[0]}`);
    expect(lost.length === 0, `${lost.length} confirmed requests are not on disk`);
    expect(list === 200, `the owner's page answers ${list}`);
    expect(Math.max(...honest.times) <= longestHonest, 'an honest request waited too long');
    expect(memory.receiver <= mostMemory.receiver, 'the receiver took more memory than its unit allows');
    expect(memory.deskAndDecoders <= mostMemory.desk, 'the desk took more memory than its unit allows');

    return {
      lines: [
        `${attackers} attackers for ${seconds} s: ${attacked.size} kinds, ${[...attacked.values()].reduce((sum, count) => sum + count, 0)} posts`,
        `honest requests with a photograph: ${honest.times.length}, p50 ${percentile(honest.times, 0.5).toFixed(0)} ms, longest ${Math.max(...honest.times).toFixed(0)} ms, refused ${honest.refused.length}, lost ${lost.length}`,
        `most memory: receiver ${memory.receiver.toFixed(0)} MB, desk and its decoders ${memory.deskAndDecoders.toFixed(0)} MB; processes that ended: ${JSON.stringify(before) === JSON.stringify(after) ? 0 : 'some'}`,
      ],
      failures,
    };
  } finally {
    await service.remove();
  }
}

/** Every attacker has an address of its own and sends one attack after the other. */
async function attackUntil(end: number, port: number, all: readonly Attack[]): Promise<Map<string, number>> {
  const sent = new Map<string, number>();
  const attacker = async (number: number) => {
    for (let turn = number; performance.now() < end; turn += 1) {
      const attack = all[turn % all.length];
      if (!attack) return;
      const post = attack.make(turn);
      const address = { 'X-Forwarded-For': `198.51.${number}.${turn % 250}` };
      await rawPost(port, { ...post, headers: { ...post.headers, ...address } });
      sent.set(attack.name, (sent.get(attack.name) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: attackers }, (_, number) => attacker(number)));
  return sent;
}

type Honest = { times: number[]; confirmed: string[]; refused: string[] };

async function sendHonestUntil(
  end: number,
  port: number,
  submissions: readonly SampleSubmission[],
): Promise<Honest> {
  const honest: Honest = { times: [], confirmed: [], refused: [] };
  for (const [number, submission] of submissions.entries()) {
    if (performance.now() > end) break;
    const begun = performance.now();
    const from = `203.0.113.${number % 250}`;
    const answer = await sendForm(port, formDataOf(submission), { from });
    honest.times.push(performance.now() - begun);
    if (isSuccess(answer)) honest.confirmed.push(submission.reference);
    else honest.refused.push(answer);
    await pause(honestEvery);
  }
  return honest;
}
