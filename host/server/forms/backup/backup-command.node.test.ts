import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { databaseForEach, keepSample } from '../../testing/sample-database';
import { temporaryFolder, type TemporaryFolder } from '../../testing/sample-site';
import { changeDraft } from '../database/draft-rows';
import { runFormsCommand } from './backup-command';
import { makeBackup } from './make-backup';

const test = databaseForEach();
let outside: TemporaryFolder;
let key: string;
let output: string;

beforeEach(async () => {
  outside = await temporaryFolder();
  await mkdir(path.join(outside.path, 'store'));
  keepSample(test.database);
  key = path.join(outside.path, 'key');
  output = '';
  for (const method of ['log', 'warn', 'error'] as const)
    jest
      .spyOn(console, method)
      .mockImplementation((...words: unknown[]) => void (output += `${words.join(' ')}\n`));
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, 'write').mockImplementation((text) => Boolean((output += String(text))));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await outside.remove();
});

const run = (command: string, spoolDir = test.folder) =>
  runFormsCommand(command.split(' ').filter(Boolean), spoolDir);

/** Makes a key and one backup. */
async function backedUp(): Promise<void> {
  await run(`backup-key ${key}`);
  const [recipient = ''] = /age1\S+/.exec(output) ?? [];
  await makeBackup({
    ...{ database: test.database, settings: { store: path.join(outside.path, 'store'), recipient } },
    ...{ now: () => new Date(), log: () => undefined },
  });
}

describe('the commands for backups', () => {
  it('make a key file with mode 0600 and never overwrite it', async () => {
    expect(await run(`backup-key ${key}`)).toBe(0);
    expect((await stat(key)).mode & 0o777).toBe(0o600);
    const text = await readFile(key, 'utf8');
    expect(text).toMatch(/^# public key: age1\S+\nAGE-SECRET-KEY-1\S+\n$/);
    expect(output).not.toContain('AGE-SECRET-KEY');

    expect(await run(`backup-key ${key}`)).toBe(1);
    expect(await readFile(key, 'utf8')).toBe(text);
  });

  it('verify, restore and export a backup and print summaries', async () => {
    const draft = { name: 'project/1', value: { texts: { title: 'Volets' } } };
    changeDraft(test.database, draft.name, 0, () => ({ ...draft, version: 1 }));
    await backedUp();
    expect(await run(`verify ${outside.path}/store --key ${key}`)).toBe(0);
    expect(output).toContain('All is well.');
    expect(await run(`restore ${outside.path}/store ${outside.path}/back --key ${key}`)).toBe(0);
    expect(output).toMatch(/Restored from databases\/\S+: 1 requests\./);
    expect(await run(`export-json ${outside.path}/json`, `${outside.path}/back`)).toBe(0);

    const exported = async (name: string) =>
      JSON.parse(await readFile(path.join(outside.path, 'json', name), 'utf8'));
    const [name = ''] = await readdir(path.join(outside.path, 'json'));
    expect(await exported(name)).toMatchObject({ state: 'new', request: { reference: name.split('.')[0] } });
    expect(await exported('site.json')).toMatchObject([draft]);
  });

  it.each([
    ['', 'Usage: npm run forms'],
    ['restore a b', "required option '--key <file>' not specified"],
    ['backups', "unknown command 'backups'"],
    ['restore a --key b', 'missing required argument'],
  ])('explain the error in "%s"', async (command, words) => {
    expect(await run(command)).toBe(1);
    expect(output).toContain(words);
  });
});
