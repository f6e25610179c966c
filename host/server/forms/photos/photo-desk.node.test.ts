import { chmodSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { claimingPng, flatPicture } from '../../testing/hostile-pictures';
import { databaseForEach, keepSample, samplePhoto } from '../../testing/sample-database';
import { until } from '../../testing/until';
import { countWaitingPhotos, nextPhoto } from '../database/photo-rows';
import { eraseRequests, eraseTrash } from '../database/request-changes';
import { requestOf } from '../database/request-lists';
import type { Poll } from '../poll';
import { startPhotoDesk } from './photo-desk';

// Processes are started, on a machine that may be busy.
let desk: Poll | null = null;
// Before the database goes with its folder.
afterEach(async () => {
  await desk?.stop();
  desk = null;
});

const test = databaseForEach();
beforeEach(() => {
  for (const name of ['raw', 'photos', 'incoming']) mkdirSync(at(name), { recursive: true });
});

const reference = 'RTH-20261121-AAAAAA';
const other = 'RTH-20261121-BBBBBB';
const at = (...names: string[]) => path.join(test.folder, ...names);
const nameOf = (of: string, number = 0) => `${of}.${String(number).padStart(16, '0')}.jpg`;
const picture = (width = 64) => flatPicture(width, 48).flatten().jpeg().toBuffer();
/** It takes seconds. */
const slowPicture = () => flatPicture(7_900, 7_900).toColourspace('rgb16').png().toBuffer();

/** Puts a request with these photographs on disk, as the receiver does. */
function send(of: string, pictures: readonly Buffer[], sender = 'sender-1'): void {
  const photos = pictures.map((bytes, number) => {
    writeFileSync(at('raw', nameOf(of, number)), bytes);
    return samplePhoto({ file: nameOf(of, number), sender });
  });
  keepSample(test.database, { reference: of }, { photos });
}

function start({ memory, ...limits }: { quick?: number; slow?: number; memory?: number } = {}): Poll {
  const { database, log } = test;
  desk = startPhotoDesk({
    ...{ database, log: (line: string) => log.push(line) },
    limits: { pause: 50, ...limits },
    ...(memory !== undefined && { memory }),
  });
  return desk;
}

const settled = (_started: Poll) => until(() => countWaitingPhotos(test.database) === 0);

const statesOf = (of: string): string[] => {
  const rows: { outcome: string }[] = test.database.all(
    'SELECT coalesce(reason, state) AS outcome FROM photos WHERE file LIKE ? ORDER BY id',
    `${of}%`,
  );
  return rows.map(({ outcome }) => outcome);
};
const attempts = () => test.database.get<{ most: number }>('SELECT max(attempts) AS most FROM photos')?.most;

describe('the photographs of a request', () => {
  it('are written anew, each where it is looked for, and the raw ones go', async () => {
    send(reference, [await picture(), Buffer.from('ffd8ff00', 'hex'), claimingPng(20_000, 4_000)]);
    expect(statesOf(reference)).toEqual(['waiting', 'waiting', 'waiting']);
    await settled(start());

    expect(statesOf(reference)).toEqual(['kept', 'photo-unreadable', 'photo-too-large']);
    await until(() => readdirSync(at('raw')).length === 0);
    const jpeg = await readFile(at('photos', nameOf(reference)));
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 48 });
  });

  it('get more time when they need it, after all others', async () => {
    send(reference, [await slowPicture()]);
    send(other, [await picture()], 'sender-2');
    await settled(start({ quick: 30 }));

    expect([statesOf(reference), statesOf(other)]).toEqual([['kept'], ['kept']]);
  });

  it('are left out when even that is not enough', async () => {
    send(reference, [await slowPicture()]);
    await settled(start({ quick: 20, slow: 30 }));

    expect(statesOf(reference)).toEqual(['photo-too-slow']);
  });

  it('are unreadable where somebody took them away', async () => {
    send(reference, [await picture()]);
    rmSync(at('raw', nameOf(reference)));
    await settled(start());

    expect(statesOf(reference)).toEqual(['photo-unreadable']);
  });
});

describe('a photograph that two versions of a request have', () => {
  it('is settled for both, and stays while one of them does', async () => {
    send(reference, [await picture()]);
    await settled(start());
    const photos = [samplePhoto({ file: nameOf(reference) })];
    const key = keepSample(test.database, { reference, fingerprint: 'b'.repeat(64) }, { photos });

    expect(requestOf(test.database, key)?.request.photos).toMatchObject([{ isWaiting: false }]);
    test.database.run('UPDATE requests SET deletedAt = 5, countedFrom = 5 WHERE key = ?', key);
    const old = { before: 6, countedBefore: 6, most: 10 };
    expect(eraseTrash(test.database, old)).toEqual({ versions: 1, photoFiles: [] });
  });
});

describe('a photograph whose process dies', () => {
  it('is left out after the second time', async () => {
    send(reference, [
      await flatPicture(4_000, 3_000).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
    ]);
    send(other, [await picture()]);
    // Too little memory for the first, by the limit of the process or by that of the library.
    await settled(start({ memory: 180_000_000 }));

    expect(['photo-unreadable', 'photo-too-large']).toContain(statesOf(reference)[0]);
    expect(statesOf(other)).toEqual(['kept']);
  });

  it('is left out, whatever was restarted, once its decoding was begun five times', async () => {
    send(reference, [await picture()]);
    for (let time = 0; time < 5; time += 1) nextPhoto(test.database, '');
    await settled(start());

    expect(statesOf(reference)).toEqual(['photo-unreadable']);
  });
});

describe('the desk of photographs', () => {
  it('keeps nothing of a request that is erased meanwhile', async () => {
    send(reference, [await slowPicture()]);
    start({ quick: 15_000 });
    await until(() => attempts() === 1);
    eraseRequests(test.database, [reference]);
    await until(() => readdirSync(at('raw')).length === 0);
    await desk?.stop();

    expect(await readdir(at('photos'))).toEqual([]);
  });

  it('waits, says so once, and goes on when no process can be started', async () => {
    send(reference, [await picture()]);
    start({ memory: 1_000_000 });
    await until(() => test.log.length > 0);

    expect(test.log.join()).toContain('No process can be started');
    expect(statesOf(reference)).toEqual(['waiting']);
    await desk?.stop();
    await settled(start());
    expect(statesOf(reference)).toEqual(['kept']);
    expect(test.log).toHaveLength(1);
  });

  it('tries again by itself when the disk had failed', async () => {
    send(reference, [await picture()]);
    rmSync(at('incoming'), { recursive: true });
    start();
    await until(() => test.log.length > 0);
    mkdirSync(at('incoming'));
    if (desk) await settled(desk);

    expect(statesOf(reference)).toEqual(['kept']);
    expect(test.log).toEqual([expect.stringMatching(/^Photographs have to wait: ENOENT/)]);
  });

  it('follows no link that somebody put in the place of a photograph', async () => {
    send(reference, [Buffer.from('x')]);
    writeFileSync(at('secret.png'), await flatPicture(9, 9).png().toBuffer());
    chmodSync(at('secret.png'), 0o600);
    rmSync(at('raw', nameOf(reference)));
    symlinkSync(at('secret.png'), at('raw', nameOf(reference)));
    await settled(start());

    expect(statesOf(reference)).toEqual(['photo-unreadable']);
  });
});
