import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { committedVersion, isUncommitted, uncommittedVersion } from './release-version';

let root: string;

const git = (...args: string[]) => void execFileSync('git', args, { cwd: root });

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

function commit(): void {
  git('add', '--all');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  git(...author, 'commit', '--quiet', '--message', 'Change');
}

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'release-version-'));
  const files = ['shared/a.ts', 'webpack/a.ts', 'host/delivery/release/a.ts', 'package-lock.json'];
  for (const file of [...files, 'tsconfig.json', 'remote-contact/src/server.ts', 'remote-towns/src/a.ts'])
    await write(file, '');
  git('init', '--quiet');
  commit();
});
afterEach(() => rm(root, { recursive: true }));

const versions = () =>
  Promise.all([committedVersion('towns', root), committedVersion('contact', root)] as const);

describe('The version of a commit', () => {
  it('changes with any file of the remote, only for that remote, and returns after the change is reverted', async () => {
    const [towns, contact] = await versions();
    await write('remote-towns/src/content/new.txt', 'new');
    commit();

    expect(await versions()).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/), contact]);
    expect((await versions())[0]).not.toBe(towns);
    await rm(path.join(root, 'remote-towns/src/content/new.txt'));
    commit();
    expect(await versions()).toEqual([towns, contact]);
  });

  it.each(['shared/a.ts', 'webpack/a.ts', 'package-lock.json'])(
    'changes for every app with %s',
    async (file) => {
      const before = await versions();
      await write(file, 'changed');
      commit();

      expect((await versions()).filter((version) => version && before.includes(version))).toEqual([]);
    },
  );

  it.each([
    ['an edit is not committed', () => write('remote-towns/src/a.ts', 'edited')],
    ['a new file is not committed', () => write('shared/new.ts', 'new')],
    ['there is no git repository', () => rm(path.join(root, '.git'), { recursive: true })],
  ])('is missing while %s', async (_when, change) => {
    await change();

    expect(await committedVersion('towns', root)).toBeNull();
  });
});

it('The version of an uncommitted build is a hash of the built files, without the compressed ones', () => {
  const version = (files: Record<string, string>) => uncommittedVersion('towns', files);

  expect(isUncommitted(version({ 'client/a.js': 'sha384-a' }))).toBe(true);
  expect(version({ 'client/a.js': 'sha384-b' })).not.toBe(version({ 'client/a.js': 'sha384-a' }));
  expect(version({ 'client/a.js': 'sha384-a', 'client/a.js.br': 'sha384-c' })).toBe(
    version({ 'client/a.js': 'sha384-a' }),
  );
});
