import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { multipart } from '../testing/send-request';
import { drillService, type DrillService } from './drill-service';
import { eventually, type DrillReport } from './drill-report';
import { fuzzPosts } from './fuzz-bodies';
import { rawPost, type RawPost } from './raw-post';
import { seededRandom } from './sample-submissions';

/** Bodies made at random, and those of each kind of trick. */
const bodies = 2_000;
const perTrick = 200;
const atOnce = 8;
/** Milliseconds in which a draft becomes a file. */
const longestWriting = 20_000;

/** What may lie in a spool, by folder. */
const allowedNames: { readonly [folder: string]: RegExp } = {
  database: /^requests-1\.sqlite(-wal|-shm)?$/,
  photos: /^RTH-\d{8}-[0-9A-Z]{6}\.[0-9a-f]{16}\.jpg$/,
  raw: /^RTH-\d{8}-[0-9A-Z]{6}\.[0-9a-f]{16}\.jpg$/,
  raft: /^$/,
  incoming: /^$/,
  // Folders of the owner's; no form writes into them.
  site: /^(?:uploads|raw|files|preview)$/,
};

/** Thousands of bodies that no form sends: each is answered or dropped, none does any harm. */
export async function badInputDrill(): Promise<DrillReport> {
  const seed = Number(process.env.RTH_DRILL_SEED ?? 20_261_121);
  // Without the score they are accepted, and everything behind the receiver meets them too.
  const service = await drillService({ RTH_QUARANTINE_SCORE: 'off' });
  try {
    await service.start();
    const processes = service.processIds();
    const queue = badPosts(seed);
    const sent = queue.length;
    const tally = new Map<string, number>();
    const failures: string[] = [];

    const sender = async () => {
      for (let post = queue.shift(); post; post = queue.shift()) {
        const outcome = await rawPost(service.port, post);
        tally.set(outcome, (tally.get(outcome) ?? 0) + 1);
        if (!isExpected(outcome, post.kind)) failures.push(`${post.kind}: ${outcome}`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, sender));

    const health = await fetch(`http://127.0.0.1:${service.ownerPort}/health`);
    if (health.status !== 200) failures.push(`health says ${health.status}`);
    if (!areAlive(processes)) failures.push('a process ended');
    const strangers = await foreignFiles(service);
    failures.push(...strangers.map((file) => `a file where none belongs: ${file}`));
    failures.push(...troubleIn(service.output()));

    const statuses = [...tally].sort(([a], [b]) => a.localeCompare(b));
    return {
      lines: [
        `bodies sent: ${sent}, seed ${seed} (RTH_DRILL_SEED)`,
        `by status: ${statuses.map(([status, count]) => `${status} × ${count}`).join(', ')}`,
        `files outside the spool or with a foreign name: ${strangers.length}`,
      ],
      failures: failures.slice(0, 20),
    };
  } finally {
    await service.remove();
  }
}

/** Names that would leave the spool if anybody used them as a path. */
const pathTricks = [
  '../../evil-drill',
  '..\\..\\evil-drill',
  '/evil-drill',
  'RTH-20261121-AAAAAA/../../evil-drill',
  'evil-drill\u0000.jpg',
  '....//....//evil-drill',
  '%2e%2e%2fevil-drill',
  'RTH-20261121-AAAAAA.json/evil-drill',
] as const;

type BadPost = RawPost & { kind: string };

/** Bodies at random, names that lead elsewhere, bodies that break off, and lengths that are lies. */
function badPosts(seed: number): BadPost[] {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const oneOf = (values: readonly string[]) => values[below(values.length)] ?? '';
  const target = () => oneOf(['/envoi/', '/envoi/ajax/']) + 'contact@renovation-th.example';
  const post = (fields: Record<string, string>, filename: string): RawPost => {
    const text = Object.entries({ Nom: 'Essai', Téléphone: '06 39 98 00 00', ...fields });
    const file = { name: 'attachment', value: 'RIFF0000WEBPVP8X', filename };
    const { headers, body } = multipart([...text.map(([name, value]) => ({ name, value })), file]);
    return { path: target(), headers, body: Buffer.from(body) };
  };
  const withTrick = (trick: string) => ({
    ...post({ Référence: trick, [trick]: 'x', _next: trick }, trick),
    ...(random() < 0.2 && { path: `/envoi/${encodeURIComponent(trick)}` }),
  });
  const lengths = ['0', '5', '-1', '1e3', 'x', '99999999999999999999'];
  const tricks = Array.from({ length: perTrick }, (): BadPost[] => {
    const whole = post({ Ville: String(below(1e9)) }, 'a.jpg');
    const chunked = { ...whole.headers, 'Content-Length': '', 'Transfer-Encoding': 'chunked' };
    return [
      { kind: 'path tricks', ...withTrick(oneOf(pathTricks)) },
      { kind: 'cut short', ...whole, cutAfter: below(whole.body.length) },
      { kind: 'wrong length', ...whole, headers: { ...whole.headers, 'Content-Length': oneOf(lengths) } },
      { kind: 'wrong length', ...whole, headers: chunked },
    ];
  });
  const fuzzed = fc
    .sample(fuzzPosts, { seed, numRuns: bodies })
    .map(({ type, ...rest }) => ({ ...rest, headers: { 'Content-Type': type } }));
  return [...fuzzed, ...tricks.flat()];
}

/** Whoever does not send all of a body, or lies about its length, may be left without an answer. */
function isExpected(outcome: string, kind: string): boolean {
  if (/^[234]\d\d$/.test(outcome)) return true;
  return outcome !== 'no answer' && (kind === 'cut short' || kind === 'wrong length')
    ? outcome === 'connection cut'
    : kind === 'wrong length' && outcome === 'no answer';
}

function areAlive(processes: ReturnType<DrillService['processIds']>): boolean {
  if (processes === null) return false;
  try {
    return Object.values(processes).every((id) => process.kill(id, 0));
  } catch {
    return false;
  }
}

async function foreignFiles({ folder, spool }: DrillService): Promise<string[]> {
  const found = (await readdir(folder)).filter((name) => name !== path.basename(spool));
  for (const name of await readdir(spool)) {
    const allowed = allowedNames[name];
    if (!allowed) found.push(name);
    else {
      const place = path.join(spool, name);
      const files = await (name === 'incoming' ? draftsThatStay(place) : readdir(place));
      found.push(...files.filter((file) => !allowed.test(file)).map((file) => path.join(name, file)));
    }
  }
  // Wherever a trick would have led, from the spool and from where the service runs.
  const bases = [spool, path.join(spool, 'photos'), path.join(spool, 'raft'), process.cwd()];
  const targets = pathTricks
    .filter((trick) => !trick.includes('\u0000'))
    .flatMap((trick) =>
      bases.flatMap((base) => [path.resolve(base, trick), path.resolve(base, `${trick}.json`)]),
    );
  return [...found, ...targets.filter((target) => existsSync(target))];
}

/** The desk goes on writing after the last answer: a draft is foreign when nobody takes it away. */
async function draftsThatStay(folder: string): Promise<string[]> {
  const drafts = new Set(await readdir(folder));
  const left = async () => (await readdir(folder)).filter((name) => drafts.has(name));
  await eventually(async () => (await left()).length === 0, longestWriting);
  return left();
}

function troubleIn(output: string): string[] {
  return output.split('\n').filter((line) => /could not be|unhandled|TypeError|RangeError/i.test(line));
}
