import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { startedForEach } from '@renovation-th/shared/testing/started-for-each';
import { temporaryFolder } from '../testing/sample-site';
import { writeSynced } from './synced-files';

const folder = startedForEach(temporaryFolder, ({ remove }) => remove());
const write = (file: string, content: string) =>
  writeSynced(path.join(folder.path, file), content, folder.path);

describe('a file', () => {
  it('is there whole, in the place of the one before, and leaves no draft', async () => {
    await write('a', 'first');
    await write('a', 'second');

    expect(await readFile(path.join(folder.path, 'a'), 'utf8')).toBe('second');
    expect(await readdir(folder.path)).toEqual(['a']);
  });

  it('that cannot be written leaves no draft either', async () => {
    await expect(write('nowhere/a', 'text')).rejects.toThrow('ENOENT');

    expect(await readdir(folder.path)).toEqual([]);
  });
});
