import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { backupForEach, dayOne } from '../../testing/backup-for-each';
import { keepSample, keptName } from '../../testing/sample-database';
import { changeDraft, publishedDraft, readDraft } from '../database/draft-rows';
import { addFile } from '../database/file-rows';
import { requestOf } from '../database/kept-request';
import { eraseRequests, markHandled, trashRequests } from '../database/request-changes';
import { requestDatabase, type RequestDatabase } from '../database/open-database';
import { startBackups } from './make-backup';
import { restoreBackup } from './restore-backup';
import { unsealWith } from './sealing';

const { test, at, store, settings, stored, copyAll, backUp, restore, restored } = backupForEach();
const [reference, other] = ['RTH-20261121-AAAAAA', 'RTH-20261121-BBBBBB'] as const;

async function flipByte(name: string): Promise<void> {
  const file = path.join(store(), 'stored', name);
  const bytes = await readFile(file);
  const middle = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
  await writeFile(file, bytes);
}

/** Opens the empty database of a new machine. `restore` uses the same folder. */
async function newMachine(): Promise<RequestDatabase> {
  const folder = path.join(at.outside.path, 'empty');
  await mkdir(path.join(folder, 'incoming'), { recursive: true });
  return requestDatabase({ folder, log: () => undefined });
}

describe('a backup of the database', () => {
  it('restores drafts, files and requests without mailing them, and leaves no unencrypted copy', async () => {
    const handled = keepSample(test.database, { reference });
    markHandled(test.database, reference, at.now);
    const trashed = keepSample(test.database, { reference: other });
    trashRequests(test.database, [other], at.now);
    const from = path.join(test.folder, 'incoming', 'draft');
    await writeFile(from, 'a photograph');
    addFile(test.database, { name: keptName(), state: 'kept', at: at.now, from });
    const value = { texts: { title: 'Volets' }, photos: [{ file: keptName() }] };
    changeDraft(test.database, 'project/1', at.now, () => ({ value, version: 1 }));
    await copyAll();
    expect(await backUp()).toMatchObject({ requests: 2 });
    const since = keepSample(test.database, { reference: 'RTH-20261121-CCCCCC' });
    await copyAll();

    expect(await restore()).toMatchObject({ fromBackup: 2, sinceBackup: 1, files: 1, faults: [] });
    expect(await readFile(path.join(at.outside.path, 'empty/files', keptName()), 'utf8')).toBe(
      'a photograph',
    );
    expect([handled, trashed, since].map((key) => restored(key)?.state)).toEqual([
      'handled',
      'deleted',
      'new',
    ]);
    expect(requestOf(test.database, handled)?.mailState).toBe('waiting');
    expect(restored(handled)?.mailState).toBe('none');
    for (const folder of [test.folder, path.join(at.outside.path, 'empty')])
      expect(await readdir(path.join(folder, 'incoming'))).toEqual([]);
    const database = await newMachine();
    expect(readDraft(database, 'project/1')?.value).toEqual(value);
    database.close();
  });

  it('does not contain erased requests', async () => {
    keepSample(test.database, { reference });
    const kept = keepSample(test.database, { reference: other });
    eraseRequests(test.database, [reference]);
    await backUp();

    expect(await restore()).toMatchObject({ fromBackup: 1, faults: [] });
    expect(restored(kept)?.state).toBe('new');
  });

  it('is still restored after a new machine has backed up its own, nearly empty database', async () => {
    keepSample(test.database, { reference });
    markHandled(test.database, reference, at.now);
    await backUp();
    const newDatabase = await newMachine();
    keepSample(newDatabase, { reference: other });
    await backUp({ database: newDatabase });
    await backUp({ database: newDatabase });
    newDatabase.close();

    expect(await restore()).toMatchObject({ fromBackup: 1, faults: [] });
    expect(restored(reference)).toMatchObject({ state: 'handled' });
    expect(await restore()).toMatchObject({ fromBackup: 0 });
  });

  it('is reported if it is damaged, and the previous backup is restored', async () => {
    const first = keepSample(test.database, { reference });
    await backUp();
    const second = keepSample(test.database, { reference: other });
    await copyAll();
    await backUp();
    const newest = (await stored()).filter((name) => name.startsWith('databases/')).at(-1) ?? '';
    await flipByte(newest);
    const done = await restore();

    expect(done.faults).toEqual([expect.stringContaining(newest)]);
    expect([first, second].map((key) => restored(key)?.state)).toEqual(['new', 'new']);
  });

  it('restores missing rows without overwriting existing ones', async () => {
    const key = keepSample(test.database, { reference });
    keepSample(test.database, { reference: other });
    await backUp();
    eraseRequests(test.database, [other]);
    markHandled(test.database, reference, 5);
    const unseal = await unsealWith(at.keys.identity);
    const done = await restoreBackup({ source: store(), into: test.folder, unseal, log: () => undefined });

    expect(done).toMatchObject({ fromBackup: 1, faults: [] });
    expect(requestOf(test.database, key)?.state).toBe('handled');
  });

  /** Runs the backup job after each pause. @param pauses hours by which the clock advances. */
  async function runBackupsAfter(...pauses: readonly number[]): Promise<void> {
    for (const hours of pauses) {
      at.now += hours * 3_600_000;
      const running = startBackups({
        ...{ database: test.database, settings: settings() },
        now: () => new Date(at.now),
        log: (line) => test.log.push(line),
      });
      await running.stop();
    }
  }

  it('is made again after a publication', async () => {
    keepSample(test.database, { reference });
    await runBackupsAfter(0);
    changeDraft(test.database, publishedDraft, at.now + 1_000, () => ({ value: {}, version: 1 }));
    await runBackupsAfter(1, 1);

    expect(await stored()).toHaveLength(2);
  });

  it('is made at once for an empty store and then once a day', async () => {
    keepSample(test.database, { reference });
    await runBackupsAfter(0, 23, 2);

    expect(await stored()).toHaveLength(2);
    expect(test.log.filter((line) => line.startsWith('Backup of 1 requests'))).toHaveLength(2);
  });

  it('is kept if it is one of the last three, even when the clock jumps', async () => {
    keepSample(test.database);
    for (let count = 0; count < 4; count += 1) await backUp();
    at.now = Date.parse('2099-01-01T00:00:00Z');
    await backUp();
    await copyAll();

    expect((await stored()).filter((name) => name.startsWith('databases/'))).toHaveLength(3);
  });

  const ahead = Date.parse('2029-06-01T00:00:00Z');
  /** Makes a backup with a clock that is years ahead. */
  async function backUpAhead(): Promise<void> {
    at.now = ahead;
    await runBackupsAfter(0);
    at.now = dayOne;
  }

  it('is removed after thirty days, even if it was made while the clock was ahead', async () => {
    await backUpAhead();
    for (let day = 0; day <= 32; day += 1) {
      at.now = dayOne + day * 86_400_000;
      await backUp();
    }
    await copyAll();

    const days = (await stored()).map((name) => name.slice('databases/'.length).slice(0, 10));
    expect([days[0], days.length]).toEqual(['2026-11-23', 31]);
  });

  it('does not count as the newest if it was made while the clock was ahead', async () => {
    const key = keepSample(test.database, { reference });
    await backUpAhead();
    markHandled(test.database, reference, at.now);
    await runBackupsAfter(0, 1, 1);
    expect(await stored()).toHaveLength(2);

    expect(await restore()).toMatchObject({
      backup: expect.stringContaining('databases/2026-'),
      fromBackup: 1,
    });
    expect(restored(key)?.state).toBe('handled');
  });

  it('is restored instead of backups from a new machine, even if that machine has a wrong clock', async () => {
    keepSample(test.database, { reference });
    await backUp();
    const newDatabase = await newMachine();
    at.now = 0;
    await backUp({ database: newDatabase });
    at.now = dayOne + 86_400_000;
    await backUp({ database: newDatabase });
    newDatabase.close();

    expect(await restore()).toMatchObject({ fromBackup: 1, faults: [] });
  });

  it('reports why it cannot be made or restored', async () => {
    await expect(restore()).rejects.toThrow('does not contain a backup');
    keepSample(test.database);
    await expect(backUp({ settings: { ...settings(), store: '/nowhere/at/all' } })).rejects.toThrow(
      'mounted?',
    );
    await expect(
      backUp({ settings: { ...settings(), store: path.join(test.folder, 'database') } }),
    ).rejects.toThrow('is inside the requests folder');
    await expect(backUp({ settings: { ...settings(), recipient: 'age1wrong' } })).rejects.toThrow(
      'is not a public backup key',
    );
  });
});
