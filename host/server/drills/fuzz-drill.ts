import { Agent } from 'node:http';
import fc from 'fast-check';
import { z } from 'zod';
import { failureTexts } from '../forms/content/form-answers';
import { drillService, type DrillService } from './drill-service';
import { postBody, type PostAnswer } from './post-body';
import type { DrillReport } from './drill-report';
import { fuzzPosts, type FuzzPost } from './fuzz-bodies';
import { formDataOf, sampleSubmissions, type SampleSubmission } from './sample-submissions';
import { memoryOf } from './watch-memory';

const bodies = Number(process.env.RTH_FUZZ_BODIES ?? 20_000);
const perBatch = 1_000;
const senders = 8;
/** Of each process, in megabytes. */
const mostMemory = 300;
/** Milliseconds for which one turn may hold the receiver's event loop. */
const longestTurn = 50;
/** A batch that was too slow is sent again: what holds the loop does so each time, and a collection of garbage does not. */
const measurements = 3;
/** Milliseconds. */
const patience = 20_000;

const loopHealth = z.object({ maxDelayMs: z.number(), maxBusyMs: z.number(), rssBytes: z.number() });
type Findings = {
  failures: string[];
  tally: Map<string, number>;
  turns: number[];
  delay: number;
  memory: number;
};

/**
 * Twenty thousand bodies made at random from a seed, which is printed: whatever is sent, the service
 * answers, goes on, and holds its event loop for nobody.
 */
export async function fuzzDrill(): Promise<DrillReport> {
  const seed = Number(process.env.RTH_DRILL_SEED ?? Date.now() % 1_000_000_000);
  // Honest people of the drill send nearly the same words, and would be set apart.
  const service = await drillService({ RTH_QUARANTINE_SCORE: 'off' });
  const agent = new Agent({ keepAlive: true, maxSockets: senders });
  const found: Findings = { failures: [], tally: new Map(), turns: [], delay: 0, memory: 0 };
  try {
    await service.start();
    const processes = JSON.stringify(service.processIds());
    const batches = Math.ceil(bodies / perBatch);
    const honest = await sampleSubmissions(batches, 0.5, seed);
    for (const [index, submission] of honest.entries()) {
      const posts = fc.sample(fuzzPosts, { seed: seed + index, numRuns: perBatch });
      await runBatch(posts, { service, agent, found });
      found.failures.push(...(await troubleAfter(submission, { service, agent, found })));
      if (JSON.stringify(service.processIds()) !== processes) found.failures.push('a process ended');
      // Every batch would fail after the first that did harm.
      if (found.failures.length > 0) {
        found.failures.push(`in batch ${index + 1}; to send it again: RTH_DRILL_SEED=${seed}`);
        break;
      }
    }
    const unforeseen = service
      .output()
      .split('\n')
      .filter((line) => /could not be/.test(line));
    found.failures.push(...unforeseen);
    return report(seed, found);
  } finally {
    agent.destroy();
    await service.remove();
  }
}

type Run = { service: DrillService; agent: Agent; found: Findings };

async function runBatch(posts: readonly FuzzPost[], run: Run): Promise<void> {
  const turns: number[] = [];
  while (turns.length < measurements) {
    await receiverHealth(run.service, 'reset');
    await sendAll(posts, run);
    const { maxBusyMs, maxDelayMs } = await receiverHealth(run.service);
    turns.push(maxBusyMs);
    run.found.delay = Math.max(run.found.delay, maxDelayMs);
    if (maxBusyMs <= longestTurn) break;
  }
  const shortest = Math.min(...turns);
  run.found.turns.push(shortest);
  if (shortest > longestTurn) run.found.failures.push(`the event loop was held for ${turns.join(', ')} ms`);
}

async function sendAll(posts: readonly FuzzPost[], { service, agent, found }: Run): Promise<void> {
  const queue = [...posts];
  const sender = async () => {
    for (let post = queue.shift(); post; post = queue.shift()) {
      const { status, text } = await postBody({ port: service.port, agent, patience }, post);
      const isRight =
        (status >= 200 && status < 500) ||
        (status === 503 && reasons.some((reason) => text.includes(reason)));
      found.tally.set(String(status), (found.tally.get(String(status)) ?? 0) + 1);
      if (!isRight) found.failures.push(`${post.kind}: ${status} ${text.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: senders }, sender));
}

/** What a 503 has to say, in JSON or on a page. */
const reasons = [failureTexts.busy.explanation, failureTexts.storage.explanation].map((text) =>
  text.slice(0, text.indexOf('\u00a0')),
);

/** What no longer works after a batch. */
async function troubleAfter(submission: SampleSubmission, { service, found }: Run): Promise<string[]> {
  const forms = `http://127.0.0.1:${service.port}/envoi/ajax/contact@renovation-th.example`;
  const owner = `http://127.0.0.1:${service.ownerPort}`;
  const trouble: string[] = [];

  const answer = await get(forms, { method: 'POST', body: formDataOf(submission) });
  if (!answer.text.includes('"success":"true"')) {
    trouble.push(`an honest request is refused: ${answer.status} ${answer.text.slice(0, 200)}`);
  }
  const pages = ['/', '/a-verifier', '/demandes.csv', '/courrier', `/demande/${submission.reference}`];
  for (const page of pages) {
    const { status, text } = await get(owner + page);
    if (status !== 200) trouble.push(`the owner's ${page} answers ${status} ${text.slice(0, 200)}`);
  }

  const desk = memoryOf(service.processIds()?.desk ?? 0);
  const { rssBytes } = await receiverHealth(service);
  found.memory = Math.max(found.memory, desk, rssBytes / 1_048_576);
  if (found.memory > mostMemory) trouble.push(`a process takes ${found.memory.toFixed(0)} MB`);
  return trouble;
}

async function get(url: string, options: RequestInit = {}): Promise<PostAnswer> {
  try {
    const response = await fetch(url, { ...options, signal: AbortSignal.timeout(patience) });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return { status: 0, text: String(error) };
  }
}

async function receiverHealth({ port }: DrillService, query = '') {
  const { text } = await get(`http://127.0.0.1:${port}/health?${query}`);
  return loopHealth.parse(JSON.parse(text));
}

function report(seed: number, { failures, tally, turns, delay, memory }: Findings): DrillReport {
  const statuses = [...tally].sort(([a], [b]) => a.localeCompare(b));
  return {
    lines: [
      `batches of ${perBatch} bodies: ${turns.length}, seed ${seed} (RTH_DRILL_SEED)`,
      `by status: ${statuses.map(([status, count]) => `${status} × ${count}`).join(', ')}`,
      `the receiver's event loop was held for ${Math.max(...turns)} ms at most (${delay} ms with the time that the machine gave to others); most memory of a process: ${memory.toFixed(0)} MB`,
    ],
    failures: failures.slice(0, 20),
  };
}
