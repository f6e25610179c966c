import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { drillService, type DrillService } from './drill-service';
import { eventually, type DrillReport } from './drill-report';
import { fuzzPosts, pathTricks } from './fuzz-bodies';
import { rawPost, type RawPost } from './raw-post';

const bodyCount = 2_800;
const atOnce = 8;
/** Maximum milliseconds until every file in `incoming/` is removed. */
const longestWriting = 20_000;

/** Allowed file names in the spool, by folder. */
const allowedNames: { readonly [folder: string]: RegExp } = {
  files: /^RTH-\d{8}-[A-Z0-9]{6}$/,
  incoming: /^$/,
  // The owner's folders, into which no form writes.
  site: /^(?:uploads|preview|files)$/,
};

/**
 * Sends thousands of random bodies. Each must get a response or a closed connection. No body may crash a process, cause
 * an error in the log or create an unexpected file.
 */
export async function badInputDrill(): Promise<DrillReport> {
  const seed = Number(process.env.RTH_DRILL_SEED ?? 20_261_121);
  const service = await drillService();
  try {
    await service.start();
    const processId = service.processId();
    const queue = fc.sample(badPosts, { seed, numRuns: bodyCount });
    const sent = queue.length;
    const tally = new Map<string, number>();
    const failures: string[] = [];

    const sender = async () => {
      for (let post = queue.shift(); post; post = queue.shift()) {
        const outcome = await rawPost(service.port, post);
        tally.set(outcome, (tally.get(outcome) ?? 0) + 1);
        if (!isExpected(outcome, post.framing)) failures.push(`${post.kind}, ${post.framing}: ${outcome}`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, sender));

    const health = await fetch(`http://127.0.0.1:${service.ownerPort}/health`);
    if (health.status !== 200) failures.push(`health responds with ${health.status}`);
    if (service.processId() !== processId) failures.push('the process ended');
    const strangers = await foreignFiles(service);
    failures.push(...strangers.map((file) => `unexpected file: ${file}`));
    failures.push(...troubleIn(service.output()));

    const statuses = [...tally].sort(([a], [b]) => a.localeCompare(b));
    return {
      lines: [
        `bodies sent: ${sent}, seed ${seed} (RTH_DRILL_SEED)`,
        `by status: ${statuses.map(([status, count]) => `${status} × ${count}`).join(', ')}`,
        `files outside the spool or with an unexpected name: ${strangers.length}`,
      ],
      failures: failures.slice(0, 20),
    };
  } finally {
    await service.remove();
  }
}

type BadPost = RawPost & { kind: string; framing: Framing };
type Framing = 'whole' | 'cut short' | 'wrong length';

const lengths = ['0', '5', '-1', '1e3', 'x', '99999999999999999999'];

/** One in three posts is cut short or has a wrong length. */
const badPosts: fc.Arbitrary<BadPost> = fc
  .record({
    post: fuzzPosts,
    framing: fc.constantFrom<Framing>('whole', 'whole', 'whole', 'whole', 'cut short', 'wrong length'),
    at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    length: fc.constantFrom<Record<string, string>>(
      ...lengths.map((length) => ({ 'Content-Length': length })),
      { 'Content-Length': '', 'Transfer-Encoding': 'chunked' },
    ),
  })
  .map(({ post: { type, ...post }, framing, at, length }) => ({
    ...{ ...post, framing },
    headers: { 'Content-Type': type, ...(framing === 'wrong length' && length) },
    ...(framing === 'cut short' && { cutAfter: Math.floor(at * post.body.length) }),
    // The service may wait for the rest of a body that claims to be longer.
    ...(framing === 'wrong length' && { patience: 1_000 }),
  }));

/** A client that cuts a body short or gives a wrong length may get no response. */
function isExpected(outcome: string, framing: Framing): boolean {
  if (/^[234]\d\d$/.test(outcome)) return true;
  if (outcome === 'connection cut') return framing !== 'whole';
  return outcome === 'no answer' && framing === 'wrong length';
}

async function foreignFiles({ folder, spool }: DrillService): Promise<string[]> {
  const found = (await readdir(folder)).filter((name) => name !== path.basename(spool));
  for (const name of (await readdir(spool)).filter(
    (each) => !/^(?:requests|backup)\.sqlite(?:-wal|-shm)?$/.test(each),
  )) {
    const allowed = allowedNames[name];
    if (!allowed) found.push(name);
    else {
      const at = path.join(spool, name);
      const files = await (name === 'incoming' ? draftsThatStay(at) : readdir(at));
      found.push(...files.filter((file) => !allowed.test(file)).map((file) => path.join(name, file)));
    }
  }
  // Files that the path traversals would create, relative to the spool and to the working directory.
  const bases = [spool, path.join(spool, 'files'), process.cwd()];
  const targets = pathTricks
    .filter((trick) => !trick.includes('\u0000'))
    .flatMap((trick) =>
      bases.flatMap((base) => [path.resolve(base, trick), path.resolve(base, `${trick}.json`)]),
    );
  return [...found, ...targets.filter((target) => existsSync(target))];
}

/** Returns the files in `incoming/` that are not removed in time. Writing may continue after the last response. */
async function draftsThatStay(folder: string): Promise<string[]> {
  const drafts = new Set(await readdir(folder));
  const left = async () => (await readdir(folder)).filter((name) => drafts.has(name));
  await eventually(async () => (await left()).length === 0, longestWriting);
  return left();
}

function troubleIn(output: string): string[] {
  return output.split('\n').filter((line) => /could not be|unhandled|TypeError|RangeError/i.test(line));
}
