import { existsSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { backupForEach } from '../../testing/backup-for-each';
import { keepSample, keptName, rawName, reencodeSample, samplePhoto } from '../../testing/sample-database';
import { until } from '../../testing/until';
import { countUnknown, dropUnknown } from '../database/copy-rows';
import { recipientHash } from './backup-store';
import { sweepFiles } from '../database/file-rows';
import { eraseRequests, releaseRequest } from '../database/request-changes';
import { makeKeys } from './sealing';

const { test, at, store, startToCopy, stopCopying, stored, copyAll, backUp, restore, restored } =
  backupForEach();
const [reference, other] = ['RTH-20261121-AAAAAA', 'RTH-20261121-BBBBBB'] as const;

function keepWithPhoto({ isQuarantined = false, letter = '0', name = reference as string } = {}): void {
  writeFileSync(path.join(test.folder, 'files', rawName(letter)), 'raw');
  const photos = [samplePhoto({ file: rawName(letter) })];
  keepSample(test.database, { reference: name, fingerprint: letter.repeat(64) }, { photos, isQuarantined });
}

const keepOther = () => keepSample(test.database, { reference: other, fingerprint: 'b'.repeat(64) });

/** Re-encodes the photograph, as the desk does. */
function reencode(): void {
  reencodeSample(test.database);
  sweepFiles(test.database, at.now);
}

/** Runs a callback once, during a copy round, as soon as the store contains this object. */
function onceStored(object: string, work: () => void): void {
  at.onClock = () => {
    if (!existsSync(path.join(store(), 'stored', object))) return;
    at.onClock = () => undefined;
    work();
  };
}

const objectOf = (name: string, recipient = at.keys.recipient) => `${name}.${recipientHash(recipient)}.age`;

describe('each request', () => {
  it.each([
    ['in the list', false, 'new'],
    ['in quarantine', true, 'quarantined'],
  ])('%s is encrypted, copied to the store, and restored', async (_where, isQuarantined, state) => {
    startToCopy();
    const key = keepSample(test.database, { reference, fields: [['Nom', 'Lefèvre']] }, { isQuarantined });
    const object = objectOf(`requests/${reference}`);
    await until(async () => (await stored()).includes(object));
    expect((await readFile(path.join(store(), 'stored', object))).toString('latin1')).not.toContain('Lef');

    expect(await restore()).toMatchObject({ backup: null, sinceBackup: 1, faults: [] });
    expect(restored(key)?.request.fields).toEqual([['Nom', 'Lefèvre']]);
    // A restored request is not mailed again, because the owner sees it in the list.
    expect(restored(key)).toMatchObject({ state, mailState: 'none' });
  });

  it('counts as delayed while the store is missing and is copied once the store exists again', async () => {
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

  it('counts as delayed if its time is in the future', async () => {
    keepSample(test.database, { receivedAt: '2029-06-01T00:00:00.000Z' });
    const { status, stop } = startToCopy();
    const { behindSeconds } = status();
    await stop();

    expect(behindSeconds).toBeGreaterThan(60);
  });

  it('is removed from the store when it is erased', async () => {
    keepSample(test.database, { reference });
    keepOther();
    startToCopy();
    await until(async () => (await stored()).length === 2);
    eraseRequests(test.database, [reference]);
    await until(async () => (await stored()).length === 1);

    expect(await stored()).toEqual([objectOf(`requests/${other}`)]);
  });

  it('is copied again after the store was replaced or emptied', async () => {
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
    expect(test.log.join()).toContain('1 copies have disappeared from');
    await stopCopying();

    expect(await restore()).toMatchObject({ sinceBackup: 1, faults: [] });
  });
});

describe('a photograph', () => {
  const names = async () => (await stored()).filter((name) => name.startsWith('files/'));

  it('is copied as the original, then replaced with its re-encoded version', async () => {
    keepWithPhoto();
    const running = startToCopy();
    await until(async () => (await names()).join() === objectOf(`files/${rawName()}`));
    reencode();
    await until(async () => (await names()).join() === objectOf(`files/${keptName()}`));
    await running.round();
    await stopCopying();

    expect(await restore()).toMatchObject({ files: 1, faults: [] });
    expect(await readFile(path.join(at.outside.path, 'empty/files', keptName()), 'utf8')).toBe('image');
    expect(restored(reference)?.request.photos).toMatchObject([{ file: keptName(), isWaiting: false }]);
  });

  it.each([
    ['as the re-encoded version if it was re-encoded after the backup', true, keptName(), 'image'],
    ['as the original if it was not re-encoded yet', false, rawName(), 'raw'],
  ])('is restored %s', async (_when, isReencoded, file, content) => {
    keepWithPhoto();
    await copyAll();
    await backUp();
    if (isReencoded) reencode();
    await copyAll();
    await copyAll();
    expect(await restore()).toMatchObject({ fromBackup: 1, files: 1, faults: [] });
    expect(await readFile(path.join(at.outside.path, 'empty/files', file), 'utf8')).toBe(content);
    expect(restored(reference)?.request.photos).toMatchObject([{ file, isWaiting: !isReencoded }]);
  });

  it('remains in the store as the original until its re-encoded version is copied', async () => {
    keepWithPhoto();
    await copyAll();
    keepOther();
    onceStored(objectOf(`requests/${other}`), reencode);
    await copyAll();

    expect(await names()).toEqual([objectOf(`files/${rawName()}`)]);
    await copyAll();
    expect(await names()).toEqual([objectOf(`files/${keptName()}`)]);
  });

  it('is restored as the original until its re-encoded version is copied, even from a newer backup', async () => {
    keepWithPhoto();
    await copyAll();
    reencode();
    const kept = path.join(test.folder, 'files', keptName());
    await rename(kept, `${kept}.away`);
    await mkdir(kept);
    keepOther();
    startToCopy();
    await until(() => test.log.join().includes('is not a regular file'));
    await stopCopying();
    expect(await names()).toEqual([objectOf(`files/${rawName()}`)]);
    expect(await stored()).toContain(objectOf(`requests/${other}`));
    expect(await restore()).toMatchObject({ files: 1, faults: [] });
    await backUp();

    expect(await restore('other')).toMatchObject({ fromBackup: 2, files: 1, faults: [] });
    expect(restored(reference, 'other')?.request.photos).toMatchObject([{ file: rawName() }]);
  });

  it('is not reported as missing if its request is erased before it is copied', async () => {
    keepWithPhoto();
    onceStored(objectOf(`requests/${reference}`), () => {
      eraseRequests(test.database, [reference]);
      sweepFiles(test.database, at.now);
    });
    await copyAll();

    expect(test.log).toEqual([]);
  });

  it('is copied only after its request leaves quarantine, and is missing from an earlier restore', async () => {
    keepWithPhoto({ isQuarantined: true });
    await copyAll();
    await backUp();

    expect(await restore()).toMatchObject({ fromBackup: 1, files: 0, faults: [] });
    expect(restored(reference)?.request).toMatchObject({
      photos: [],
      rejected: [{ name: 'toit.jpg', reason: 'not-in-backup' }],
    });

    releaseRequest(test.database, reference, at.now);
    await copyAll();
    expect(await names()).toEqual([objectOf(`files/${rawName()}`)]);
  });

  it('is reported with its request if no backup contains it', async () => {
    keepWithPhoto();
    await backUp();

    expect((await restore()).faults).toEqual([
      `files/${rawName()} is in no backup; used by request:${reference}.`,
    ]);
  });

  it('does not delay other photographs while it is unreadable and is copied once it is readable', async () => {
    keepWithPhoto();
    keepWithPhoto({ letter: '1', name: other });
    const file = path.join(test.folder, 'files', rawName());
    await rm(file);
    await mkdir(file);
    startToCopy();
    await until(() => test.log.join().includes('cannot be copied'));
    expect(await names()).toEqual([objectOf(`files/${rawName('1')}`)]);
    await rm(file, { recursive: true });
    await writeFile(file, 'raw');
    await until(async () => (await names()).length === 2);
    await stopCopying();
  });
});

describe('an object that the database does not record, for example after damage', () => {
  const forgetCopies = () => test.database.run('DELETE FROM copies');

  it('is removed with its request, or after 30 days if it is a database backup', async () => {
    keepSample(test.database, { reference });
    await copyAll();
    await backUp();
    forgetCopies();
    await copyAll();
    eraseRequests(test.database, [reference]);
    for (let count = 0; count < 3; count += 1) {
      at.now += 20 * 86_400_000;
      await backUp();
      await copyAll();
    }

    expect((await stored()).map((name) => name.slice(0, 20))).toEqual([
      'databases/2026-12-11',
      'databases/2026-12-31',
      'databases/2027-01-20',
    ]);
  });

  it('is kept after its request is lost, until the owner removes the copy or erases the request', async () => {
    keepSample(test.database, { reference });
    keepOther();
    await copyAll();
    await backUp();
    for (const table of ['copies', 'requests']) test.database.run(`DELETE FROM ${table}`);
    await copyAll();
    expect(countUnknown(test.database)).toBe(2);
    at.keys = await makeKeys();
    await backUp();
    await copyAll();
    await copyAll();
    expect(await stored()).toHaveLength(4);

    expect(eraseRequests(test.database, [reference])).toBe(1);
    await copyAll();
    expect(countUnknown(test.database)).toBe(1);
    expect(dropUnknown(test.database, 0)).toBe(0);
    expect(dropUnknown(test.database, 1)).toBe(1);
    await copyAll();
    expect((await stored()).filter((name) => name.startsWith('requests/'))).toEqual([]);
  });
});

describe('a change of the key', () => {
  it('encrypts everything for the new key before it removes the copies for the old one', async () => {
    keepWithPhoto();
    await backUp();
    await copyAll();
    const old = at.keys;
    at.keys = await makeKeys();
    await copyAll();
    const sealedFor = async (recipient: string) =>
      (await stored()).filter((name) => name.includes(recipientHash(recipient))).length;
    expect([await sealedFor(old.recipient), await sealedFor(at.keys.recipient)]).toEqual([3, 2]);
    expect(await restore('between')).toMatchObject({ sinceBackup: 1, files: 1 });

    await backUp();
    await copyAll();
    await copyAll();
    expect([await sealedFor(old.recipient), await sealedFor(at.keys.recipient)]).toEqual([0, 3]);
    expect(await restore()).toMatchObject({ fromBackup: 1, files: 1, faults: [] });
  });
});
