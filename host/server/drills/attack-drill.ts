import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { attacks, type Attack } from './attacks';
import { pause, percentile, type DrillReport } from './drill-report';
import { keptReferences } from './kept-requests';
import { rawPost } from './raw-post';
import { formDataOf, sampleSubmissions, type SampleSubmission } from './sample-submissions';
import { watchMemory } from './watch-memory';

const attackers = 10;
const seconds = Number(process.env.RTH_DRILL_SECONDS ?? 20);
const pageEvery = 50;
const honestEvery = 500;
/** Milliseconds. The goal for a request with a photograph, on a machine that does nothing else. */
const longestHonest = 3_000;
/** The 99th percentile, which of some sixty pages is the slowest. No page waits longer than a request may. */
const longestPage = longestHonest;
/** In megabytes: the limits of the two units in `deploy/`. */
const mostMemory = { receiver: 512, desk: 1_024 };

/**
 * Ten attackers at once send everything that once silenced or froze the service. Meanwhile visitors
 * read pages and send requests with photographs, and nothing may end, wait or be lost.
 */
export async function attackDrill(): Promise<DrillReport> {
  const folder = await mkdtemp(path.join(tmpdir(), 'attack-drill-'));
  const site = startSampleSite(folder);
  try {
    const prepared = await attacks();
    const { url, owner } = await site.ready;
    const before = site.processIds();
    const submissions = await sampleSubmissions(Math.ceil((seconds * 1_000) / honestEvery) + 1, 1, 11);
    const end = performance.now() + seconds * 1_000;
    const [, receiver = 0, desk = 0] = before;
    const seenMemory = watchMemory({ receiver, desk });
    const [attacked, pages, honest] = await Promise.all([
      attackUntil(end, url, prepared),
      readPagesUntil(end, url),
      sendHonestUntil(end, url, submissions),
    ]);
    const memory = seenMemory();

    const accepted = await keptReferences(path.join(folder, 'spool'));
    const lost = honest.confirmed.filter((reference) => !accepted.has(reference));
    const list = await fetch(owner).then(
      ({ status }) => status,
      () => 0,
    );
    const after = site.processIds();
    const failures: string[] = [];
    const expect = (isRight: boolean, failure: string) => void (isRight || failures.push(failure));
    expect(JSON.stringify(before) === JSON.stringify(after), 'a process ended and was started again');
    expect(honest.refused.length === 0, `an honest request was refused: ${honest.refused[0]}`);
    expect(lost.length === 0, `${lost.length} confirmed requests are not on disk`);
    expect(list === 200, `the owner's page answers ${list}`);
    expect(Math.max(...honest.times) <= longestHonest, 'an honest request waited too long');
    expect(percentile(pages, 0.99) <= longestPage, 'pages waited too long');
    expect(memory.receiver <= mostMemory.receiver, 'the receiver took more memory than its unit allows');
    expect(memory.deskAndDecoders <= mostMemory.desk, 'the desk took more memory than its unit allows');

    return {
      lines: [
        `${attackers} attackers for ${seconds} s: ${attacked.size} kinds, ${[...attacked.values()].reduce((sum, count) => sum + count, 0)} posts`,
        `pages: ${pages.length}, p50 ${percentile(pages, 0.5).toFixed(0)} ms, p99 ${percentile(pages, 0.99).toFixed(0)} ms`,
        `honest requests with a photograph: ${honest.times.length}, p50 ${percentile(honest.times, 0.5).toFixed(0)} ms, longest ${Math.max(...honest.times).toFixed(0)} ms, refused ${honest.refused.length}, lost ${lost.length}`,
        `most memory: receiver ${memory.receiver.toFixed(0)} MB, desk and its decoders ${memory.deskAndDecoders.toFixed(0)} MB; processes that ended: ${JSON.stringify(before) === JSON.stringify(after) ? 0 : 'some'}`,
      ],
      failures,
    };
  } finally {
    await site.remove();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Every attacker has an address of its own and sends one attack after the other. */
async function attackUntil(end: number, url: string, all: readonly Attack[]): Promise<Map<string, number>> {
  const port = Number(new URL(url).port);
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

async function readPagesUntil(end: number, url: string): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < end) {
    const begun = performance.now();
    await fetch(url).then((response) => response.text());
    times.push(performance.now() - begun);
    await pause(pageEvery);
  }
  return times;
}

type Honest = { times: number[]; confirmed: string[]; refused: string[] };

async function sendHonestUntil(
  end: number,
  url: string,
  submissions: readonly SampleSubmission[],
): Promise<Honest> {
  const honest: Honest = { times: [], confirmed: [], refused: [] };
  for (const [number, submission] of submissions.entries()) {
    if (performance.now() > end) break;
    const begun = performance.now();
    const answer = await sendHonest(url, submission, `203.0.113.${number % 250}`);
    honest.times.push(performance.now() - begun);
    if (answer.includes('"success":"true"')) honest.confirmed.push(submission.reference);
    else honest.refused.push(answer);
    await pause(honestEvery);
  }
  return honest;
}

function sendHonest(url: string, submission: SampleSubmission, address: string): Promise<string> {
  return fetch(`${url}/envoi/ajax/contact@renovation-th.example`, {
    method: 'POST',
    body: formDataOf(submission),
    headers: { 'X-Forwarded-For': address },
    signal: AbortSignal.timeout(20_000),
  }).then(
    (response) => response.text(),
    (error: unknown) => String(error),
  );
}

type SampleSite = {
  ready: Promise<{ url: string; owner: string }>;
  processIds(): number[];
  remove(): Promise<void>;
};

/** The site and its two processes, in a group of their own. */
function startSampleSite(folder: string): SampleSite {
  let output = '';
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, 'sample-site-process.ts'), folder],
    {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Without the score attacks are accepted, and the owner's list has to show them.
      env: { ...process.env, RTH_TRUST_PROXY: '1', RTH_QUARANTINE_SCORE: 'off' },
    },
  );
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ready = new Promise<{ url: string; owner: string }>((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text.toString();
      const [, owner] = /Owner: (\S+)/.exec(output) ?? [];
      const [, url] = /Site: (\S+)/.exec(output) ?? [];
      if (url && owner) resolve({ url, owner });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then(() => reject(new Error(`The site ended:\n${output}`)));
  });

  return {
    ready,
    processIds() {
      const newest = (name: string) =>
        Number(
          [...output.matchAll(new RegExp(`${name}(?:: is back, process)? (\\d+)`, 'g'))].at(-1)?.[1] ?? 0,
        );
      return [child.pid ?? 0, newest('receiver'), newest('desk')];
    },
    async remove() {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
      await exited;
    },
  };
}
