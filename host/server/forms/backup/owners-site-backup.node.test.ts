import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { backupForEach } from '../../testing/backup-for-each';
import { until } from '../../testing/until';
import { changeDraft, readDraft } from '../database/draft-rows';
import { addFile } from '../database/file-rows';
import { requestDatabase } from '../database/open-database';
import { exportJson } from '../export-json';

const { test, at, startToCopy, stored, backUp, restore } = backupForEach();

describe('what the owner prepares for his site', () => {
  const photograph = Buffer.from('a photograph');
  const file = `${createHash('sha256').update(photograph).digest('hex')}.jpg`;
  const work = 'work/0123456789abcdef';
  const value = { texts: { title: 'Volets' }, photos: [{ file }] };
  const areCopied = async (count: number) =>
    (await stored()).filter((name) => name.startsWith('files/')).length === count;

  beforeEach(async () => {
    const from = path.join(test.folder, 'incoming', 'draft');
    await writeFile(from, photograph);
    addFile(test.database, { name: file, state: 'kept', at: at.now, from });
    changeDraft(test.database, work, at.now, () => ({ value, version: 1 }));
  });

  it('is brought to the store within seconds, and is there again after a restore', async () => {
    startToCopy();
    await until(() => areCopied(1));
    await backUp();

    expect(await restore()).toMatchObject({ faults: [] });
    expect(await readFile(path.join(at.outside.path, 'empty/files', file))).toEqual(photograph);
    const database = requestDatabase({ folder: path.join(at.outside.path, 'empty'), log: () => undefined });
    expect(readDraft(database, work)?.value).toEqual(value);
    database.close();
  });

  it('is exported with its files', async () => {
    const folder = path.join(at.outside.path, 'export');
    await exportJson(test.database, folder);

    expect(JSON.parse(await readFile(path.join(folder, 'site.json'), 'utf8'))).toMatchObject([
      { name: work, value },
    ]);
    expect(await readFile(path.join(folder, file))).toEqual(photograph);
  });
});
