import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFolders } from './files';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'files-'))));
afterEach(() => rm(folder, { recursive: true }));

describe('the folders in a folder', () => {
  it('are listed by name, without files and without those that begin with a dot', async () => {
    for (const name of ['b', 'a', '.hidden']) await mkdir(path.join(folder, name));
    await writeFile(path.join(folder, 'c'), '');

    expect(await listFolders(folder)).toEqual(['a', 'b']);
  });

  it('are none when the folder is not there', async () => {
    expect(await listFolders(path.join(folder, 'missing'))).toEqual([]);
  });

  it('are an error when the folder cannot be read, which is no empty folder', async () => {
    await writeFile(path.join(folder, 'file'), '');

    await expect(listFolders(path.join(folder, 'file'))).rejects.toThrow('ENOTDIR');
  });
});
