import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { backupForEach, dayOne } from '../../testing/backup-for-each';
import { keepSample, samplePhoto } from '../../testing/sample-database';
import { until } from '../../testing/until';
import { notePhotoKept } from '../database/photo-rows';
import { eraseRequests, markHandled, trashRequests } from '../database/request-changes';
import { requestDatabase } from '../database/open-database';
import { requestOf } from '../database/request-lists';
import { startBackups } from './make-backup';
import { restoreBackup } from './restore-backup';
import { makeKeys, unsealWith } from './sealing';

const { test, at, store, settings, startToCopy, stopCopying, stored, copyAll, backUp, restore } =
  backupForEach();
const [reference, other] = ['RTH-20261121-AAAAAA', 'RTH-20261121-BBBBBB'] as const;

const restored = (key: string, into = 'empty') => {
  const database = requestDatabase({ folder: path.join(at.outside.path, into), log: () => undefined });
  const found = requestOf(database, key);
  database.close();
  return found;
};
async function flipByte(name: string): Promise<void> {
  const file = path.join(store(), 'stored', name);
  const bytes = await readFile(file);
  const middle = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
  await writeFile(file, bytes);
}
async function keepWithPhoto(): Promise<{ key: string; file: string }> {
  const photo = samplePhoto();
  for (const name of ['raw', 'photos']) await mkdir(path.join(test.folder, name), { recursive: true });
  await writeFile(path.join(test.folder, 'raw', photo.file), 'raw');
  return { key: keepSample(test.database, { reference }, { photos: [photo] }), file: photo.file };
}

describe('each request', () => {
  it('is sealed and brought to the store by itself, and is there when the machine is gone', async () => {
    startToCopy();
    const key = keepSample(test.database, { reference, fields: [['Nom', 'Lefèvre']] });
    await until(async () => (await stored()).includes(`requests/${key}.age`));
    expect(
      (await readFile(path.join(store(), 'stored', `requests/${key}.age`))).toString('latin1'),
    ).not.toContain('Lef');

    expect(await restore()).toMatchObject({ backup: null, sinceBackup: 1, faults: [] });
    expect(restored(key)?.request.fields).toEqual([['Nom', 'Lefèvre']]);
    expect(restored(key)?.mailState).toBe('waiting');
  });

  it('says how far behind its copy is while the store is away, and is copied once it is back', async () => {
    await rm(store(), { recursive: true });
    const running = startToCopy();
    keepSample(test.database, { reference });
    at.now += 60_000;
    await until(() => test.log.join().includes('Is the disk mounted?'));
    expect(running.behindSeconds()).toBe(60);
    expect(await stored()).toEqual([]);

    await mkdir(store());
    await until(() => running.behindSeconds() === 0);
    expect(test.log.filter((line) => line.includes('mounted'))).toHaveLength(1);
  });

  it('leaves the store when it is erased', async () => {
    const key = keepSample(test.database, { reference });
    keepSample(test.database, { reference: other });
    startToCopy();
    await until(async () => (await stored()).length === 2);
    eraseRequests(test.database, [reference]);
    await until(async () => (await stored()).length === 1);

    expect(await stored()).not.toContain(`requests/${key}.age`);
  });

  it('is copied again when the store or the key is another one', async () => {
    keepSample(test.database, { reference });
    await copyAll();
    await rm(store(), { recursive: true });
    await mkdir(store());
    at.keys = await makeKeys();
    startToCopy();
    await until(async () => (await stored()).length === 1);
    await stopCopying();

    expect(await restore()).toMatchObject({ sinceBackup: 1, faults: [] });
  });

  it('that is set apart comes back set apart, and is not mailed', async () => {
    const key = keepSample(test.database, { reference }, { isSetApart: true });
    await copyAll();
    await restore();

    expect(restored(key)).toMatchObject({ state: 'quarantined', mailState: 'none' });
  });
});

describe('a photograph', () => {
  it('is copied as it was sent, then as it was written anew, and no longer as it was sent', async () => {
    const { file } = await keepWithPhoto();
    startToCopy();
    await until(async () => (await stored()).includes(`raw/${file}.age`));
    await writeFile(path.join(test.folder, 'photos', file), 'anew');
    notePhotoKept(test.database, file);
    await until(async () => {
      const names = await stored();
      return names.includes(`photos/${file}.age`) && !names.includes(`raw/${file}.age`);
    });
    await stopCopying();

    expect(await restore()).toMatchObject({ files: 1, faults: [] });
    expect(await readFile(path.join(at.outside.path, 'empty/photos', file), 'utf8')).toBe('anew');
  });

  it('that was not written anew yet waits for that on the new machine', async () => {
    const { key, file } = await keepWithPhoto();
    await copyAll();
    expect(await restore()).toMatchObject({ files: 1, faults: [] });
    expect(await readFile(path.join(at.outside.path, 'empty/raw', file), 'utf8')).toBe('raw');
    expect(restored(key)?.request.photos).toMatchObject([{ file, isWaiting: true }]);
  });
});

describe('a backup of the database', () => {
  it('brings back all that the owner did, and with the copies since then all that came', async () => {
    const handled = keepSample(test.database, { reference });
    markHandled(test.database, reference, { at: at.now, seen: null });
    const trashed = keepSample(test.database, { reference: other });
    trashRequests(test.database, [other], at.now);
    await copyAll();
    expect(await backUp()).toMatchObject({ requests: 2 });
    const since = keepSample(test.database, { reference: 'RTH-20261121-CCCCCC' });
    await copyAll();

    expect(await restore()).toMatchObject({ fromBackup: 2, sinceBackup: 1, faults: [] });
    expect([handled, trashed, since].map((key) => restored(key)?.state)).toEqual([
      'handled',
      'deleted',
      'new',
    ]);
  });

  it('holds nothing of what was erased before it', async () => {
    keepSample(test.database, { reference });
    const kept = keepSample(test.database, { reference: other });
    eraseRequests(test.database, [reference]);
    await backUp();

    expect(await restore()).toMatchObject({ fromBackup: 1, faults: [] });
    expect(restored(kept)?.state).toBe('new');
  });

  it('that is damaged is named, and the one before it and the copies bring everything back', async () => {
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

  it('overwrites nothing where something is: it brings what is missing', async () => {
    const key = keepSample(test.database, { reference });
    keepSample(test.database, { reference: other });
    await backUp();
    eraseRequests(test.database, [other]);
    markHandled(test.database, reference, { at: 5, seen: null });
    const unseal = await unsealWith(at.keys.identity);
    const done = await restoreBackup({ source: store(), into: test.folder, unseal, log: () => undefined });

    expect(done).toMatchObject({ fromBackup: 1, faults: [] });
    expect(requestOf(test.database, key)?.state).toBe('handled');
  });

  it('is made once a day by the desk, and at once in a store that has none', async () => {
    const start = () =>
      startBackups({
        ...{ database: test.database, settings: settings() },
        now: () => new Date(at.now),
        log: (line) => test.log.push(line),
      });
    keepSample(test.database, { reference });
    for (const hours of [0, 23, 2]) {
      at.now += hours * 3_600_000;
      const running = start();
      await running.stop();
    }

    expect(await stored()).toHaveLength(2);
    expect(test.log.filter((line) => line.startsWith('Backup of 1 requests'))).toHaveLength(2);
  });

  it('goes after thirty days, with what was erased meanwhile', async () => {
    keepSample(test.database, { reference });
    for (let day = 0; day <= 32; day += 1) {
      at.now = dayOne + day * 86_400_000;
      await backUp();
    }

    const days = (await stored()).map((name) => name.slice('databases/'.length).slice(0, 10));
    expect([days[0], days.length]).toEqual(['2026-11-23', 31]);
  });

  it('stays, as do the last three, when the clock leaps', async () => {
    keepSample(test.database);
    for (let count = 0; count < 4; count += 1) await backUp();
    at.now = Date.parse('2099-01-01T00:00:00Z');
    await backUp();

    expect((await stored()).length).toBe(3);
  });

  it('is refused in words that say what to do', async () => {
    await expect(restore()).rejects.toThrow('holds no backup');
    keepSample(test.database);
    await expect(backUp({ settings: { ...settings(), store: '/nowhere/at/all' } })).rejects.toThrow(
      'mounted?',
    );
    await expect(
      backUp({ settings: { ...settings(), store: path.join(test.folder, 'database') } }),
    ).rejects.toThrow('lies within the folder of the requests');
    await expect(backUp({ settings: { ...settings(), recipient: 'age1wrong' } })).rejects.toThrow(
      'no public key',
    );
  });
});
