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
  for (const file of [...files, 'tsconfig.json', 'remote-contact/src/server.ts']) await write(file, '');
  await write('remote-towns/src/server.ts', 'import { a } from "./a";\nimport { b } from "./parts";\n');
  await write('remote-towns/src/a.ts', 'export const a = 1;\n');
  await write('remote-towns/src/parts/index.ts', 'export const b = 1;\n');
  git('init', '--quiet');
  commit();
});
afterEach(() => rm(root, { recursive: true }));

describe('The version of a commit', () => {
  it.each([
    ['a module imported with double quotes', 'remote-towns/src/a.ts'],
    ['the index.ts of an imported folder', 'remote-towns/src/parts/index.ts'],
    ['a file of the remote that no module imports', 'remote-towns/src/content/new.txt'],
  ])('changes with %s, and only for that remote', async (_what, file) => {
    const [towns, contact] = [await committedVersion('towns', root), await committedVersion('contact', root)];
    await write(file, 'export const changed = 2;\n');
    commit();

    expect(await committedVersion('towns', root)).not.toBe(towns);
    expect(await committedVersion('towns', root)).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/);
    expect(await committedVersion('contact', root)).toBe(contact);
  });

  it.each(['shared/a.ts', 'webpack/a.ts', 'package-lock.json'])(
    'changes for every app with %s',
    async (file) => {
      const before = await Promise.all([committedVersion('towns', root), committedVersion('contact', root)]);
      await write(file, 'changed');
      commit();
      const after = await Promise.all([committedVersion('towns', root), committedVersion('contact', root)]);

      expect(after.filter((version) => version && before.includes(version))).toEqual([]);
    },
  );

  it('returns after the change is reverted', async () => {
    const before = await committedVersion('towns', root);
    await write('remote-towns/src/a.ts', 'other');
    commit();
    await write('remote-towns/src/a.ts', 'export const a = 1;\n');
    commit();

    expect(await committedVersion('towns', root)).toBe(before);
  });

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
