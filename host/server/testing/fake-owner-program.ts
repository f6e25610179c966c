import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OwnerProgram } from '../owner-site/owner-command';

/** What stands in for `rth owner`: it takes what it is given and says what it is told to say. */
export type FakeOwnerProgram = {
  program: OwnerProgram;
  /** What the next preview, publication or rollback says, a line each. Default: that it is live. */
  says(...lines: readonly object[]): Promise<void>;
  /** Makes the next one wait until `goOn`. */
  holdUp(): Promise<void>;
  goOn(): Promise<void>;
  isWaiting(): boolean;
  /** What it was given last: its `owner.json` and the names of its files; null when nothing was. */
  given(): Promise<{ command: string; input: OwnerJson; files: readonly string[] } | null>;
};

type OwnerJson = {
  identity: Record<string, unknown>;
  works: { title: string; slug?: string; photos: { file: string; moment: string; alt: string }[] }[];
};

const source = `
const fs = require('node:fs');
const path = require('node:path');
const [folder, command, from, , to] = process.argv.slice(1);
const at = (name) => path.join(folder, name);
const tell = (what) => process.stdout.write(JSON.stringify(what) + '\\n');
// Under its name only when it is whole, as somebody looks for it meanwhile.
const keepGiven = (given) => {
  fs.writeFileSync(at('given.part'), JSON.stringify(given));
  fs.renameSync(at('given.part'), at('given.json'));
};
if (command === 'versions') {
  tell(JSON.parse(fs.readFileSync(at('versions.json'), 'utf8')));
} else {
  if (command === 'publish' || command === 'preview') {
    const input = JSON.parse(fs.readFileSync(path.join(from, 'owner.json'), 'utf8'));
    const files = fs.readdirSync(from, { recursive: true }).filter((name) => name.includes('.')).sort();
    keepGiven({ command, input, files });
  } else keepGiven({ command: process.argv.slice(2).join(' ') });
  if (command === 'preview') {
    fs.mkdirSync(to, { recursive: true });
    fs.writeFileSync(path.join(to, 'index.html'), '<title>Mon aperçu</title>');
    fs.writeFileSync(path.join(to, '404.html'), '<title>404</title>');
    fs.writeFileSync(path.join(to, 'headers.json'), JSON.stringify({ '*': { 'Cache-Control': 'no-store' } }));
  }
  tell({ step: 'photo', done: 1, of: 2 });
  const end = () => {
    for (const line of JSON.parse(fs.readFileSync(at('says.json'), 'utf8'))) tell(line);
  };
  const look = () => (fs.existsSync(at('hold')) ? setTimeout(look, 20) : end());
  if (fs.existsSync(at('hold'))) fs.writeFileSync(at('waiting'), '');
  look();
}
`;

export async function fakeOwnerProgram(folder: string): Promise<FakeOwnerProgram> {
  const at = (name: string) => path.join(folder, name);
  const write = (name: string, what: unknown) => writeFile(at(name), JSON.stringify(what));
  await mkdir(folder, { recursive: true });
  await write('says.json', [{ live: '1.0.0-b', pages: ['/', '/realisations/volets-repeints-riom-2026-03'] }]);
  await write('versions.json', {
    versions: [
      { version: '1.0.0-b', date: '2026-11-21T11:00:00Z', isLive: true, works: 1 },
      { version: '1.0.0-a', date: '2026-11-20T11:00:00Z', isLive: false, works: 0 },
    ],
  });
  return {
    program: { program: process.execPath, before: ['-e', source, folder] },
    says: (...lines) => write('says.json', lines),
    holdUp: () => writeFile(at('hold'), ''),
    goOn: () => rm(at('hold'), { force: true }),
    isWaiting: () => existsSync(at('waiting')),
    given: async () => JSON.parse(await readFile(at('given.json'), 'utf8').catch(() => 'null')),
  };
}
