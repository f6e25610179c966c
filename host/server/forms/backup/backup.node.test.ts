import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { backupForEach, dayOne } from '../../testing/backup-for-each';
import { keepSample, keptName, rawName, reencodeSample, samplePhoto } from '../../testing/sample-database';
import { until } from '../../testing/until';
import { recipientHash } from '../database/copy-rows';
import { sweepFiles } from '../database/file-rows';
import { eraseRequests, markHandled, releaseRequest, trashRequests } from '../database/request-changes';
import { requestDatabase } from '../database/open-database';
import { requestOf } from '../database/kept-request';
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
async function keepWithPhoto(isQuarantined = false): Promise<void> {
  await mkdir(path.join(test.folder, 'files'), { recursive: true });
  await writeFile(path.join(test.folder, 'files', rawName()), 'raw');
  keepSample(test.database, { reference }, { photos: [samplePhoto()], isQuarantined });
}
/** The name of an object in the store. */
const objectOf = (name: string, recipient = at.keys.recipient) => `${name}.${recipientHash(recipient)}.age`;

describe('each request', () => {
  it('is sealed and brought to the store by itself, and is there when the machine is gone', async () => {
    startToCopy();
    const key = keepSample(test.database, { reference, fields: [['Nom', 'Lefèvre']] });
    const object = objectOf(`requests/${reference}-0`);
    await until(async () => (await stored()).includes(object));
    expect((await readFile(path.join(store(), 'stored', object))).toString('latin1')).not.toContain('Lef');

    expect(await restore()).toMatchObject({ backup: null, sinceBackup: 1, faults: [] });
    expect(restored(key)?.request.fields).toEqual([['Nom', 'Lefèvre']]);
    // It has been mailed, or is read in the list.
    expect(restored(key)?.mailState).toBe('none');
  });

  it('says how far behind its copy is while the store is away, and is copied once it is back', async () => {
    await rm(store(), { recursive: true });
    const running = startToCopy();
    keepSample(test.database, { reference });
    at.now += 60_000;
    await until(() => test.log.join().includes('Is the disk mounted?'));
    expect(running.status().behindSeconds).toBe(60);
    expect(await stored()).toEqual([]);

    await mkdir(store());
    await until(() => running.status().behindSeconds === 0);
    expect(test.log.filter((line) => line.includes('mounted'))).toHaveLength(1);
  });

  it('leaves the store when it is erased', async () => {
    keepSample(test.database, { reference });
    keepSample(test.database, { reference: other });
    startToCopy();
    await until(async () => (await stored()).length === 2);
    eraseRequests(test.database, [reference]);
    await until(async () => (await stored()).length === 1);

    expect(await stored()).toEqual([objectOf(`requests/${other}-0`)]);
  });

  it('is copied to another store, and again where a store was emptied', async () => {
    keepSample(test.database, { reference });
    await copyAll();
    await rm(store(), { recursive: true });
    await mkdir(store());
    await copyAll();
    expect(await stored()).toHaveLength(1);

    const running = startToCopy();
    await running.round();
    await rm(path.join(store(), 'stored'), { recursive: true });
    at.now += 24 * 3_600_000 - 1;
    await running.round();
    expect(await stored()).toEqual([]);
    at.now += 1;
    await until(async () => (await stored()).length === 1);
    expect(test.log.join()).toContain('lacks 1 copies that were there: they are made again');
    await stopCopying();

    expect(await restore()).toMatchObject({ sinceBackup: 1, faults: [] });
  });

  it('stays in the store when the database lost it otherwise than by an erasure', async () => {
    keepSample(test.database, { reference });
    await copyAll();
    test.database.run('DELETE FROM requests');
    keepSample(test.database, { reference: other });
    await copyAll();

    expect(await stored()).toHaveLength(2);
  });

  it('in quarantine comes back there, and is not mailed', async () => {
    const key = keepSample(test.database, { reference }, { isQuarantined: true });
    await copyAll();
    await restore();

    expect(restored(key)).toMatchObject({ state: 'quarantined', mailState: 'none' });
  });
});

describe('a photograph', () => {
  const names = async () => (await stored()).filter((name) => name.startsWith('files/'));

  it('is copied as it was sent, then as it was re-encoded, and no longer as it was sent', async () => {
    await keepWithPhoto();
    const running = startToCopy();
    await until(async () => (await names()).join() === objectOf(`files/${rawName()}`));
    reencodeSample(test.database);
    sweepFiles(test.database, at.now);
    await until(async () => (await names()).join() === objectOf(`files/${keptName()}`));
    await running.round();
    await stopCopying();

    expect(await stored()).toContain(objectOf(`requests/${reference}-1`));
    expect(await restore()).toMatchObject({ files: 1, faults: [] });
    expect(await readFile(path.join(at.outside.path, 'empty/files', keptName()), 'utf8')).toBe('image');
    expect(restored(reference)?.request.photos).toMatchObject([{ file: keptName(), isWaiting: false }]);
  });

  it('that was re-encoded after the last backup of the database is brought back as it is now', async () => {
    await keepWithPhoto();
    await copyAll();
    await backUp();
    reencodeSample(test.database);
    sweepFiles(test.database, at.now);
    await copyAll();
    await copyAll();

    expect(await restore()).toMatchObject({ fromBackup: 1, files: 1, faults: [] });
    expect(restored(reference)?.request.photos).toMatchObject([
      { file: keptName(), name: 'toit.jpg', isWaiting: false },
    ]);
  });

  it('that was not re-encoded yet waits for that on the new machine', async () => {
    await keepWithPhoto();
    await copyAll();
    expect(await restore()).toMatchObject({ files: 1, faults: [] });
    expect(await readFile(path.join(at.outside.path, 'empty/files', rawName()), 'utf8')).toBe('raw');
    expect(restored(reference)?.request.photos).toMatchObject([{ file: rawName(), isWaiting: true }]);
  });

  it('of a request in quarantine is copied once the request is released', async () => {
    await keepWithPhoto(true);
    await copyAll();
    expect(await names()).toEqual([]);
    releaseRequest(test.database, reference, at.now);
    await copyAll();

    expect(await names()).toHaveLength(1);
  });

  it('that cannot be read now is copied later', async () => {
    await keepWithPhoto();
    const file = path.join(test.folder, 'files', rawName());
    await rm(file);
    await mkdir(file);
    startToCopy();
    await until(() => test.log.join().includes('cannot be copied'));
    expect(await names()).toEqual([]);
    await rm(file, { recursive: true });
    await writeFile(file, 'raw');
    await until(async () => (await names()).length === 1);
    await stopCopying();
  });
});

describe('another key', () => {
  it('gets everything sealed for it, and then what was sealed for the old one is removed', async () => {
    await keepWithPhoto();
    await backUp();
    await copyAll();
    const old = at.keys;
    at.keys = await makeKeys();
    await copyAll();
    const sealedFor = async (recipient: string) =>
      (await stored()).filter((name) => name.includes(recipientHash(recipient))).length;
    expect([await sealedFor(old.recipient), await sealedFor(at.keys.recipient)]).toEqual([3, 2]);

    await backUp();
    await copyAll();
    await copyAll();
    expect([await sealedFor(old.recipient), await sealedFor(at.keys.recipient)]).toEqual([0, 3]);
    expect(await restore()).toMatchObject({ fromBackup: 1, files: 1, faults: [] });
  });

  it('restores what is sealed for it, and passes over what is sealed for the old one too', async () => {
    keepSample(test.database, { reference });
    await copyAll();
    at.keys = await makeKeys();
    await copyAll();

    expect(await stored()).toHaveLength(2);
    expect(await restore()).toMatchObject({ sinceBackup: 1, faults: [] });
  });
});

describe('a backup of the database', () => {
  it('brings back all that the owner did, and with the copies since then all that came', async () => {
    const handled = keepSample(test.database, { reference });
    markHandled(test.database, reference, at.now);
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
    markHandled(test.database, reference, 5);
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
    for (let day = 0; day <= 32; day += 1) {
      at.now = dayOne + day * 86_400_000;
      await backUp();
    }
    await copyAll();

    const days = (await stored()).map((name) => name.slice('databases/'.length).slice(0, 10));
    expect([days[0], days.length]).toEqual(['2026-11-23', 31]);
  });

  it('stays, as do the last three, when the clock leaps', async () => {
    keepSample(test.database);
    for (let count = 0; count < 4; count += 1) await backUp();
    at.now = Date.parse('2099-01-01T00:00:00Z');
    await backUp();
    await copyAll();

    expect((await stored()).filter((name) => name.startsWith('databases/'))).toHaveLength(3);
  });

  it('mails nothing again that waited when it was made', async () => {
    const key = keepSample(test.database, { reference });
    expect(requestOf(test.database, key)?.mailState).toBe('waiting');
    await backUp();
    await restore();

    expect(restored(key)?.mailState).toBe('none');
  });

  it('leaves no plain copy of the database behind', async () => {
    keepSample(test.database);
    await backUp();
    await restore();

    for (const folder of [test.folder, path.join(at.outside.path, 'empty')])
      expect(await readdir(path.join(folder, 'incoming'))).toEqual([]);
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
