import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rm, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { writeWhole } from './files';
import { readRegistry } from './registry';
import { changeRegistry, swapRegistry, withRegistryLock } from './registry-lock';
import { emptySite } from './testing/sample-releases';

let folders: Awaited<ReturnType<typeof emptySite>>;
beforeEach(async () => {
  folders = await emptySite();
});
afterEach(() => rm(folders.folder, { recursive: true, force: true }));

const entry = (version: string) => [{ url: '/x', metadata: { integrity: 'sha384-x', version } }];

describe('The lock of the registry', () => {
  it('loses none of many changes that are made at once', async () => {
    const apps = ['a', 'b', 'c', 'd', 'e', 'f'];
    await Promise.all(
      apps.map((app) =>
        changeRegistry(folders.releases, `promote ${app}`, (registry) => ({
          ...registry,
          microFrontends: { ...registry.microFrontends, [app]: entry('1') },
        })),
      ),
    );

    expect(Object.keys((await readRegistry(folders.releases)).microFrontends).sort()).toEqual(apps);
    expect(await readdir(folders.releases)).toEqual(['registry.json']);
  });

  it('refuses a change that was made from an older registry', async () => {
    const before = await readRegistry(folders.releases);
    const swap = (app: string) =>
      swapRegistry(folders.releases, {
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
});
