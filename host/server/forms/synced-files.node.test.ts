import fs, { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder, type TemporaryFolder } from '../testing/sample-site';
import { syncedWriter, syncFolder, type SyncedWriter } from './synced-files';

let folder: TemporaryFolder;
let writer: SyncedWriter;
const at = (...names: string[]) => path.join(folder.path, ...names);

beforeEach(async () => {
  folder = await temporaryFolder();
  for (const name of ['drafts', 'kept']) await fs.mkdir(at(name));
  writer = syncedWriter(at('drafts'));
});

afterEach(async () => {
  jest.restoreAllMocks();
  await folder.remove();
});

describe('a new file', () => {
  it('is there whole, and leaves no draft', async () => {
    expect(await writer.writeNew(at('kept', 'a'), 'text')).toBe(true);

    expect(await readFile(at('kept', 'a'), 'utf8')).toBe('text');
    expect(await readdir(at('drafts'))).toEqual([]);
  });

  it('stays as it was when the name is taken', async () => {
    await writer.writeNew(at('kept', 'a'), 'first');
    expect(await writer.writeNew(at('kept', 'a'), 'second')).toBe(false);

    expect(await readFile(at('kept', 'a'), 'utf8')).toBe('first');
    expect(await readdir(at('drafts'))).toEqual([]);
  });

  it('leaves no draft when it cannot be linked', async () => {
    await expect(writer.writeNew(at('nowhere', 'a'), 'text')).rejects.toThrow('ENOENT');
    expect(await readdir(at('drafts'))).toEqual([]);
  });
});

describe('names that are to survive a power cut', () => {
  it('share a sync when many come at once, and each has one that began after it', async () => {
    const events: string[] = [];
    const { open, link } = fs;
    jest.spyOn(fs, 'link').mockImplementation(async (from, to) => {
      await link(from, to);
      events.push(`link ${path.basename(String(to))}`);
    });
    jest.spyOn(fs, 'open').mockImplementation(async (name, ...rest) => {
      if (name === at('kept')) events.push('sync');
      return open(name, ...rest);
    });
    const names = Array.from({ length: 40 }, (_, index) => `file-${index}`);
    await Promise.all(
      names.map(async (name) => {
        await writer.writeNew(at('kept', name), name);
        events.push(`safe ${name}`);
      }),
    );

    expect(events.filter((event) => event === 'sync').length).toBeLessThan(names.length / 2);
    for (const name of names) {
      const between = events.slice(events.indexOf(`link ${name}`), events.indexOf(`safe ${name}`));
      expect(between).toContain('sync');
    }
  });

  it('are synced anew after a sync that failed', async () => {
    await expect(syncFolder(at('nowhere'))).rejects.toThrow('ENOENT');
    await fs.mkdir(at('nowhere'));
    await expect(syncFolder(at('nowhere'))).resolves.toBeUndefined();
  });
});
