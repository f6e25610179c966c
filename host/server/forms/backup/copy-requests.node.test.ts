import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { backupForEach } from '../../testing/backup-for-each';
import { keepSample, keptName, rawName, reencodeSample, samplePhoto } from '../../testing/sample-database';
import { until } from '../../testing/until';
import { recipientHash } from '../database/copy-rows';
import { sweepFiles } from '../database/file-rows';
import { eraseRequests, releaseRequest } from '../database/request-changes';
import { makeKeys } from './sealing';

const { test, at, store, startToCopy, stopCopying, stored, copyAll, backUp, restore, restored } =
  backupForEach();
const [reference, other] = ['RTH-20261121-AAAAAA', 'RTH-20261121-BBBBBB'] as const;

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

  it('says that it has no copy when it came under a clock that was ahead', async () => {
    keepSample(test.database, { receivedAt: '2029-06-01T00:00:00.000Z' });
    const { status, stop } = startToCopy();
    const { behindSeconds } = status();
    await stop();

    expect(behindSeconds).toBeGreaterThan(60);
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
