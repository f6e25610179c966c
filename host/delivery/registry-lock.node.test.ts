import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { writeWhole } from './files';
import { readRegistry } from './registry';
import { swapRegistry, withRegistryLock } from './registry-lock';
import { emptySiteForEach } from './testing/sample-releases';

const folders = emptySiteForEach();
beforeEach(async () => {
  await mkdir(folders.releases);
});

const entry = (version: string) => [{ url: '/x', metadata: { integrity: 'sha384-x', version } }];

describe('The lock of the registry', () => {
  it('loses none of many changes that are made at once', async () => {
    const apps = ['a', 'b', 'c', 'd', 'e', 'f'];
    const isPromoted = async (app: string) => {
      const before = await readRegistry(folders.releases);
      const next = { ...before, microFrontends: { ...before.microFrontends, [app]: entry('1') } };
      return swapRegistry(folders, { purpose: `promote ${app}`, before, next });
    };
    const promoteInTheEnd = async (app: string) => {
      while (!(await isPromoted(app)));
    };
    await Promise.all(apps.map(promoteInTheEnd));

    expect(Object.keys((await readRegistry(folders.releases)).microFrontends).sort()).toEqual(apps);
    expect((await readdir(folders.releases)).sort()).toEqual(['registry.json', 'registry.previous.json']);
  });

  it('refuses a change that was made from an older registry', async () => {
    const before = await readRegistry(folders.releases);
    const swap = (app: string) =>
      swapRegistry(folders, {
        purpose: 'a test',
        before,
        next: { ...before, microFrontends: { [app]: entry('1') } },
      });

    expect(await swap('a')).toBe(true);
    expect(await swap('b')).toBe(false);
    expect(Object.keys((await readRegistry(folders.releases)).microFrontends)).toEqual(['a']);
  });

  it('is free again after work that failed', async () => {
    const failing = () => Promise.reject(new Error('no'));
    await expect(withRegistryLock(folders.releases, 'a test', failing)).rejects.toThrow('no');
    expect(await withRegistryLock(folders.releases, 'a test', async () => 'done')).toBe('done');
  });

  it('is taken over from a process that has died', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    const holder = { purpose: 'promote', process: child.pid, machine: hostname() };
    await writeWhole(path.join(folders.releases, '.lock-holder.json'), JSON.stringify(holder));
    await mkdir(path.join(folders.releases, '.lock'));
    const past = new Date(Date.now() - 5_000);
    await utimes(path.join(folders.releases, '.lock'), past, past);

    expect(await withRegistryLock(folders.releases, 'a test', async (isOurs) => isOurs())).toBe(true);
    expect(await readdir(folders.releases)).toEqual([]);
  });

  it.each([
    ['garbage', (file: string) => writeFile(file, '\u0000{ not json')],
    ['nothing', (file: string) => writeFile(file, '')],
    ['JSON of another kind', (file: string) => writeFile(file, '[null, {}]')],
    ['a number that means a group of processes', (file: string) => writeFile(file, note(-1))],
    ['far more than a note', (file: string) => writeFile(file, Buffer.alloc(8_000_000, '['))],
    ['a folder with files in it', (file: string) => writeWhole(path.join(file, 'a/b'), '')],
    ['a link to a device without end', (file: string) => symlink('/dev/zero', file)],
  ])('is taken all the same when the note of its holder holds %s', async (_, spoil) => {
    await spoil(path.join(folders.releases, '.lock-holder.json'));

    expect(await withRegistryLock(folders.releases, 'a test', async (isOurs) => isOurs())).toBe(true);
    expect(await readdir(folders.releases)).toEqual([]);
  });

  it.each([
    ['is a file', (lock: string) => writeFile(lock, 'garbage')],
    ['has a file in it', (lock: string) => writeWhole(path.join(lock, 'garbage'), '')],
  ])('is taken over, once nobody has touched it for long, when it %s', async (_, spoil) => {
    const lock = path.join(folders.releases, '.lock');
    await spoil(lock);
    const past = new Date(Date.now() - 60_000);
    await utimes(lock, past, past);

    expect(await withRegistryLock(folders.releases, 'a test', async (isOurs) => isOurs())).toBe(true);
    expect(await readdir(folders.releases)).toEqual([]);
  });
});

const note = (process: number) => JSON.stringify({ purpose: 'a test', process, machine: hostname() });
