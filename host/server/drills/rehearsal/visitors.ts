import assert from 'node:assert/strict';
import { eventually } from '../drill-report';
import { sampleSubmission } from '../sample-submissions';
import { ask, families, postForm } from './ask';
import type { DebianMachine } from './debian-machine';

export const site = 'www.atelier.example';
export const owner = 'bureau.atelier.example';
export const business = 'contact@atelier.example';

export type Rehearsal = {
  machine: DebianMachine;
  /** The package, and the folder on this machine that outlives the rehearsed one. */
  deb: string;
  outside: string;
  mailPort: number;
  /** References that the service confirmed to visitors, and those that arrived by mail. */
  confirmed: string[];
  mailed: Set<string>;
};

/** Targets with the expected status and location. */
const targets: readonly (readonly [target: string, status: number, location?: string])[] = [
  ['/', 200],
  ['/contact', 200],
  ['/villes/riom', 200],
  ['/sitemap.xml', 200],
  ['/contact/?a=b', 301, '/contact?a=b'],
  ['/contact/index.html', 301, '/contact'],
  ['/index.html', 301, '/'],
  ['/Villes/RIOM/', 301, '/villes/riom'],
  ['/nowhere', 404],
  ['/Nowhere', 404],
  ['//evil.example/', 404],
  ['/%0d%0aSet-Cookie:a=b/', 404],
  ['/index.html.br', 404],
  ['/.git/config', 404],
  ['/404.html', 404],
  ['/media/removed.jpg', 410],
];

export async function visit(): Promise<void> {
  for (const host of Object.values(families)) {
    for (const [target, status, location] of targets) {
      const seen = await ask({ host, name: site, path: target });
      assert(seen.status === status, `${host} ${target}: ${seen.status}`);
      assert(seen.headers.location === location, `${host} ${target}: ${seen.headers.location}`);
      assert(seen.headers['strict-transport-security'] !== undefined, `${target} without HSTS`);
    }
    const bare = await ask({ host, name: 'atelier.example' });
    assert(bare.headers.location === `https://${site}/`, `name without www: ${bare.status}`);
    const plain = await ask({ host, name: site }, 'http');
    assert(plain.headers.location === `https://${site}/`, `http: ${plain.status}`);
    await assert.rejects(ask({ host, name: 'other.example' }));
  }
  for (const encoding of ['br', 'gzip']) {
    const asked = { name: site, headers: { 'Accept-Encoding': encoding } };
    const { 'content-encoding': got } = (await ask(asked)).headers;
    assert(got === encoding, `not precompressed as ${encoding}: ${got}`);
  }
  const { headers } = await ask({ name: site });
  assert(headers['integrity-policy'] === 'blocked-destinations=(script)', 'no integrity policy');
}

let sent = 0;

/** Sends a form as the page's script does. @returns whether the service confirmed it. */
export async function sendForm({ confirmed }: Rehearsal): Promise<boolean> {
  sent += 1;
  const submission = sampleSubmission(sent);
  const localAddress = `127.0.${1 + Math.floor(sent / 250)}.${1 + (sent % 250)}`;
  const asked = { name: site, path: `/envoi/ajax/${business}`, localAddress };
  const { text } = await postForm(asked, submission.fields);
  if (!text.includes('"success":"true"')) return false;
  confirmed.push(submission.reference);
  return true;
}

/** Sends forms until one is accepted. */
export async function untilFormIsTaken(rehearsal: Rehearsal): Promise<void> {
  const isTaken = () => sendForm(rehearsal).catch(() => false);
  assert(await eventually(isTaken, 20_000), 'no form is accepted for 20 s');
}

/** Checks that the database has every confirmed request. */
export async function expectKept(rehearsal: Rehearsal): Promise<void> {
  const found = await run(
    rehearsal,
    "grep -aohE 'RTH-[0-9]+-[A-Z0-9]+' /var/lib/renovation-th/received/*.sqlite* | sort -u",
  );
  const missing = rehearsal.confirmed.filter((reference) => !found.includes(reference));
  assert(missing.length === 0, `missing: ${missing.length} of ${rehearsal.confirmed.length}`);
}

/** Runs a shell command in the machine. @throws Error with the end of its output. */
export async function run({ machine }: Rehearsal, command: string): Promise<string> {
  const { status, output } = await machine.run(['sh', '-c', command]);
  if (status !== 0)
    throw new Error(`"${command}" failed: ${output.trim().split('\n').slice(-8).join(' / ')}`);
  return output;
}
