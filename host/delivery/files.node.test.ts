import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { copyFiles, fileIn, listFiles } from './files';
import { releaseFolder } from './release/release-record';

it('copyFiles lets the group of a shared folder read and remove copies of private files', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'files-'));
  const [source, shared] = [path.join(folder, 'source'), path.join(folder, 'shared')];
  await mkdir(path.join(source, 'maps'), { recursive: true, mode: 0o700 });
  await writeFile(path.join(source, 'maps/main.js.map'), '{}', { mode: 0o600 });
  await mkdir(shared);
  await chmod(shared, 0o2775);
  // Every command sets this umask.
  const umask = process.umask(0o002);
  try {
    await copyFiles(source, path.join(shared, 'client'), await listFiles(source));
  } finally {
    process.umask(umask);
  }

  const modeOf = async (name: string) => ((await stat(path.join(shared, name))).mode & 0o7777).toString(8);
  expect([await modeOf('client/maps'), await modeOf('client/maps/main.js.map')]).toEqual(['2775', '664']);
  await rm(folder, { recursive: true });
});

describe('A file that a release, a manifest or an entry names', () => {
  it.each([
    'main.js',
    'client/main.js.br',
    '.well-known/security.txt',
    'client/a..b.js',
    'villes/riom/index.html',
  ])('may be "%s"', (name) => expect(fileIn('/srv', name)).toBe(`/srv/${name}`));

  it.each([
    '',
    '/etc/passwd',
    '..',
    '../a',
    'a/../../b',
    'a/..',
    './a',
    'a//b',
    'a/',
    'a\\b',
    'a\0',
    'a\n/../b',
  ])('must not be %j', (name) => expect(() => fileIn('/srv', name)).toThrow('is outside its folder'));

  it('must not be a release outside the folder of releases', () => {
    expect(() => releaseFolder('/srv/releases', '../..', 'etc')).toThrow('is outside its folder');
    expect(() => releaseFolder('/srv/releases', 'towns', '../../etc')).toThrow('is outside its folder');
  });
});
