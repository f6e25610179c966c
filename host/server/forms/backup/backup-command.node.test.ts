import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { backedUpSpoolForEach, filesOfTarget, flipByte } from '../../testing/backed-up-spool';
import { runFormsCommand } from './backup-command';

const its = backedUpSpoolForEach();
let key: string;
let said: string;
beforeEach(async () => {
  await its.write('accepted/RTH-20261121-AAAAAA.json', '{"Nom":"Durand"}');
  key = path.join(its.folder, 'key');
  said = '';
  for (const method of ['log', 'warn', 'error'] as const)
    jest
      .spyOn(console, method)
      .mockImplementation((...words: unknown[]) => void (said += `${words.join(' ')}\n`));
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, 'write').mockImplementation((text) => Boolean((said += String(text))));
});
afterEach(() => jest.restoreAllMocks());

function run(command: string, recipient: string | null = null) {
  return runFormsCommand(command.split(' ').filter(Boolean), {
    spoolDir: its.spool,
    recipient,
    identityFile: null,
  });
}

/** A key of the owner's, and one backup. */
async function backedUp(): Promise<string> {
  await run(`backup-key ${key}`);
  const [recipient = ''] = /age1\S+/.exec(said) ?? [];
  expect(await run(`backup ${its.target}`, recipient)).toBe(0);
  return recipient;
}

describe('the commands for backups', () => {
  it('leave the service to start when none is given', () => {
    expect(run('')).toBeNull();
  });

  it('make a key that only its owner can read, and never replace one', async () => {
    expect(await run(`backup-key ${key}`)).toBe(0);
    expect((await stat(key)).mode & 0o777).toBe(0o600);
    const text = await readFile(key, 'utf8');
    expect(text).toMatch(/^# public key: age1\S+\nAGE-SECRET-KEY-1\S+\n$/);
    expect(said).not.toContain('AGE-SECRET-KEY');

    expect(await run(`backup-key ${key}`)).toBe(1);
    expect(await readFile(key, 'utf8')).toBe(text);
  });

  it('save, verify and restore, and say what they did', async () => {
    await backedUp();
    expect(said).toContain('Full backup: 1 requests, 0 photographs');
    expect(await run(`verify ${its.target} --key ${key}`)).toBe(0);
    expect(said).toContain('All is well.');
    expect(await run(`restore ${its.target} ${its.folder}/back --key ${key}`)).toBe(0);
    expect(said).toContain('1 files written');

    expect(await its.contents('back')).toEqual({ 'accepted/RTH-20261121-AAAAAA.json': '{"Nom":"Durand"}' });
  });

  it('end with an error, and name it, when something is damaged or missing', async () => {
    await backedUp();
    const [pack = ''] = await filesOfTarget(its.target, 'packs');
    await flipByte(pack);

    expect(await run(`verify ${its.target}`)).toBe(1);
    expect(await run(`verify ${its.target} --key ${key}`)).toBe(1);
    said = '';
    expect(await run(`restore ${its.target} ${its.folder}/back --key ${key}`)).toBe(1);
    expect(said).toContain(`${pack} is damaged.`);
    expect(said).toContain('Missing, in no readable backup: accepted/RTH-20261121-AAAAAA.json');
  });

  it.each([
    ['backup target', 'RTH_BACKUP_RECIPIENT is not set'],
    ['restore a b', 'The secret key is needed'],
    ['backup target --keep-days 0', 'Give a number of days'],
    ['backups', "unknown command 'backups'"],
    ['restore a', 'missing required argument'],
  ])('say what is wrong with « %s »', async (command, words) => {
    expect(await run(command)).toBe(1);
    expect(said).toContain(words);
  });
});
