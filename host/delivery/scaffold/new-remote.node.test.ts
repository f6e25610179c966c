import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../../../webpack/paths';
import { listFiles } from '../files';
import { stateFolders } from '../state-folders';
import { makeNewRemote } from './new-remote';
import { validateNewRemote } from './validate-new-remote';

let root: string;
const make = async (name: string, prefix: string) =>
  makeNewRemote(await validateNewRemote(stateFolders(root), name, prefix), root);
const rowsFile = () => path.join(root, 'webpack', 'remotes.ts');

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'new-remote-'));
  await mkdir(path.join(root, 'webpack'));
  await cp(path.join(repositoryRoot, 'webpack', 'remotes.ts'), rowsFile());
});
afterEach(() => rm(root, { recursive: true }));

describe('A new remote', () => {
  it.each([
    ['a path as its name', '../blog', '/conseils', '"../blog" is not a name for a remote.'],
    ['the name of another remote', 'towns', '/conseils', 'There is already an app "towns".'],
    ['a prefix with a trailing slash', 'blog', '/conseils/', '"/conseils/" is not a prefix for pages.'],
    ['a prefix with an accent', 'blog', '/décor', '"/décor" is not a prefix for pages.'],
    [
      'a path that another remote owns',
      'blog',
      '/villes/conseils',
      'towns owns /villes and everything below it.',
    ],
    ['the folder of releases', 'blog', '/releases', '/releases is taken: host owns'],
    ['the path of forms', 'blog', '/envoi', '/envoi is taken: host owns'],
  ])('is refused for %s, and leaves nothing behind', async (_, name, prefix, refusal) => {
    await expect(make(name, prefix)).rejects.toThrow(refusal);
    expect(await listFiles(root)).toEqual(['webpack/remotes.ts']);
    expect(await readFile(rowsFile(), 'utf8')).toBe(
      await readFile(path.join(repositoryRoot, 'webpack', 'remotes.ts'), 'utf8'),
    );
  });

  it('is refused when its folder exists, and does not change that folder', async () => {
    await mkdir(path.join(root, 'remote-blog'));
    await writeFile(path.join(root, 'remote-blog', 'mine.txt'), 'mine');

    await expect(make('blog', '/conseils')).rejects.toThrow('remote-blog exists already');
    expect(await listFiles(root)).toEqual(['remote-blog/mine.txt', 'webpack/remotes.ts']);
  });

  it('is refused when webpack/remotes.ts has an unexpected layout', async () => {
    await writeFile(rowsFile(), 'export const remotes = {};\n');

    await expect(make('blog', '/conseils')).rejects.toThrow(/Add the row by hand/);
    expect(await listFiles(root)).toEqual(['webpack/remotes.ts']);
  });
});
