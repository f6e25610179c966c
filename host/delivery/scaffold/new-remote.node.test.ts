import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../../../webpack/paths';
import { remotes } from '../../../webpack/remotes';
import { listFiles } from '../files';
import { makeNewRemote } from './new-remote';
import { placeForRemote } from './remote-place';

let root: string;
const make = async (name: string, prefix: string) =>
  makeNewRemote(await placeForRemote(path.join(root, 'releases'), name, prefix), root);
const rowsFile = () => path.join(root, 'webpack', 'remotes.ts');

/** As much of a repository as a new remote changes. */
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'new-remote-'));
  await mkdir(path.join(root, 'webpack'));
  await cp(path.join(repositoryRoot, 'webpack', 'remotes.ts'), rowsFile());
});
afterEach(() => rm(root, { recursive: true }));

describe('A new remote', () => {
  it('has its own name, paths and port in its folder and in its one row', async () => {
    const remote = await placeForRemote(path.join(root, 'releases'), 'notre-blog', '/conseils-travaux');
    const folder = await makeNewRemote(remote, root);
    const { port } = remote;

    expect(folder).toBe('remote-notre-blog');
    expect(Object.values(remotes).map((row): number => row.port)).not.toContain(port);
    expect(await readFile(rowsFile(), 'utf8')).toContain(
      `  'notre-blog': { container: 'remote_notre_blog', port: ${port}, mounts: ['/conseils-travaux'] },\n`,
    );
    const texts = await Promise.all(
      (await listFiles(path.join(root, folder))).map((file) =>
        readFile(path.join(root, folder, file), 'utf8'),
      ),
    );
    expect(texts.join()).not.toMatch(/exemple/i);
    expect(texts.join()).toContain("title: 'Conseils travaux'");
  });

  it.each([
    ['a path for a name', '../blog', '/conseils', '« ../blog » is no name for a remote.'],
    ['the name of another', 'towns', '/conseils', 'There is an app « towns » already.'],
    ['a prefix with a final slash', 'blog', '/conseils/', '« /conseils/ » is no prefix for pages.'],
    ['an accent', 'blog', '/décor', '« /décor » is no prefix for pages.'],
    ['a path below it', 'blog', '/villes/conseils', 'towns owns /villes and everything below it.'],
    ['the folder of releases', 'blog', '/releases', '/releases cannot be had: host owns'],
    ['the address of forms', 'blog', '/envoi', '/envoi cannot be had: host owns'],
  ])('is refused for %s, and leaves nothing behind', async (_, name, prefix, refusal) => {
    await expect(make(name, prefix)).rejects.toThrow(refusal);
    expect(await listFiles(root)).toEqual(['webpack/remotes.ts']);
    expect(await readFile(rowsFile(), 'utf8')).toBe(
      await readFile(path.join(repositoryRoot, 'webpack', 'remotes.ts'), 'utf8'),
    );
  });

  it('is refused where its folder is, which stays as it is', async () => {
    await mkdir(path.join(root, 'remote-blog'));
    await writeFile(path.join(root, 'remote-blog', 'mine.txt'), 'mine');

    await expect(make('blog', '/conseils')).rejects.toThrow('remote-blog is there already');
    expect(await listFiles(root)).toEqual(['remote-blog/mine.txt', 'webpack/remotes.ts']);
  });

  it('is refused when the place for its row is gone', async () => {
    await writeFile(rowsFile(), 'export const remotes = {};\n');

    await expect(make('blog', '/conseils')).rejects.toThrow(/Add the row by hand/);
    expect(await listFiles(root)).toEqual(['webpack/remotes.ts']);
  });
});
