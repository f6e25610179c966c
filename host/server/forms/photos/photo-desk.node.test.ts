import { chmodSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { claimingPng, flatPicture } from '../../testing/hostile-pictures';
import { databaseForEach, keepSample, rawName, samplePhoto } from '../../testing/sample-database';
import { until } from '../../testing/until';
import { filePath, nextPhoto } from '../database/file-rows';
import { requestOf } from '../database/kept-request';
import { eraseRequests } from '../database/request-changes';
import type { Poll } from '../poll';
import { decoder, type Decoded, type Decoder } from './decoder';
import { startPhotoDesk } from './photo-desk';

let desk: Poll | null = null;
// Stops the desk before the folder of the database is removed.
afterEach(async () => {
  await desk?.stop();
  desk = null;
});

const test = databaseForEach();
let time: number;
beforeEach(() => (time = Date.parse('2026-11-21T12:00:00Z')));

const reference = 'RTH-20261121-AAAAAA';
const other = 'RTH-20261121-BBBBBB';
const at = (...names: string[]) => path.join(test.folder, ...names);
const files = () => readdirSync(at('files'));
const picture = (width = 64) => flatPicture(width, 48).flatten().jpeg().toBuffer();
/** Makes a picture that takes seconds to decode. */
const slowPicture = () => flatPicture(7_900, 7_900).toColourspace('rgb16').png().toBuffer();

/** Stores a request with these photographs, as the receiver does. */
function send(
  of: string,
  pictures: readonly Buffer[],
  { letter = '0', clientKey = 'clientKey-1' } = {},
): void {
  const photos = pictures.map((bytes, number) => {
    const file = rawName(String.fromCharCode(letter.charCodeAt(0) + number));
    writeFileSync(filePath(test.database, file), bytes);
    return samplePhoto({ file, clientKey });
  });
  keepSample(
    test.database,
    { reference: of, fingerprint: of.slice(-1).toLowerCase().repeat(64) },
    { photos },
  );
}

type Starting = { quick?: number; slow?: number; memory?: number; decoder?: Decoder };

function start({ memory, decoder: given, ...limits }: Starting = {}): Poll {
  const { database, log } = test;
  desk = startPhotoDesk({
    ...{ database, now: () => new Date(time), log: (line: string) => log.push(line) },
    decoder: given ?? decoder(memory),
    limits: { pause: 50, ...limits },
  });
  return desk;
}

const settled = (_started: Poll) =>
  until(() => !test.database.get(`SELECT 1 FROM files WHERE state = 'waiting' AND deleteAt IS NULL`));

/** Returns the reason for each photograph, or its state if there is no reason. */
function statesOf(of: string): readonly string[] {
  const rows = test.database.all<{ outcome: string }>(
    `SELECT coalesce(reason, state) AS outcome FROM uses JOIN files ON name = file WHERE user = ? ORDER BY uses.id`,
    `request:${of}`,
  );
  return rows.map(({ outcome }) => outcome);
}
const attempts = () => test.database.get<{ most: number }>('SELECT max(attempts) AS most FROM files')?.most;

describe('the photographs of a request', () => {
  it('are re-encoded, and the originals are deleted', async () => {
    send(reference, [await picture(), Buffer.from('ffd8ff00', 'hex'), claimingPng(20_000, 14_000)]);
    expect(statesOf(reference)).toEqual(['waiting', 'waiting', 'waiting']);
    await settled(start());

    expect(statesOf(reference)).toEqual(['kept', 'photo-unreadable', 'photo-too-many-pixels']);
    await until(() => files().every((name) => name.endsWith('.jpg')));
    const [photo] = requestOf(test.database, reference)?.request.photos ?? [];
    const metadata = await sharp(filePath(test.database, photo?.file ?? '')).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 64, height: 48 });
  });

  it('are retried with more CPU time if the first attempt is too slow', async () => {
    send(reference, [await slowPicture()]);
    send(other, [await picture()], { letter: 'a', clientKey: 'clientKey-2' });
    await settled(start({ quick: 30 }));

    expect([statesOf(reference), statesOf(other)]).toEqual([['kept'], ['kept']]);
  });

  it('are rejected if the second attempt is also too slow', async () => {
    send(reference, [await slowPicture()]);
    await settled(start({ quick: 20, slow: 30 }));

    expect(statesOf(reference)).toEqual(['photo-too-slow']);
  });

  it('are kept and marked as incomplete if they are truncated', async () => {
    const whole = await sharp({
      create: {
        width: 900,
        height: 700,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer();
    const cut = (share: number) => whole.subarray(0, Math.floor(whole.length * share));
    send(reference, [cut(0.98), cut(0.6), whole]);
    await settled(start());

    expect(requestOf(test.database, reference)?.request.photos).toMatchObject([
      { isIncomplete: true },
      { isIncomplete: true },
      { isWaiting: false },
    ]);
    expect(statesOf(reference)).toEqual(['incomplete', 'incomplete', 'kept']);
  });
});

describe('a photograph whose process is killed', () => {
  /** Makes a decoder whose process dies this many times. */
  function dying(times: number): Decoder {
    let left = times;
    return {
      decode: async (): Promise<Decoded> =>
        (left -= 1) >= 0
          ? { kind: 'died' }
          : { kind: 'written', jpeg: Buffer.from('jpeg'), isIncomplete: false },
      stop: async () => undefined,
    };
  }
  const nextAt = () => test.database.get<{ at: number }>('SELECT max(nextAt) AS at FROM files')?.at ?? 0;
  /** Moves the clock to the next attempt after each death. @returns the hours that passed. */
  async function waitForDeaths(times: number): Promise<number> {
    const begun = time;
    for (let death = 1; death <= times; death += 1) {
      await until(() => attempts() === death && nextAt() > time);
      expect(nextPhoto(test.database, nextAt() - 1, '')).toBeNull();
      time = nextAt();
    }
    return (time - begun) / 3_600_000;
  }

  it('is retried for a day and kept once a process succeeds', async () => {
    send(reference, [await picture()]);
    const started = start({ decoder: dying(5) });
    expect(await waitForDeaths(5)).toBeGreaterThan(24);
    await settled(started);

    expect(statesOf(reference)).toEqual(['kept']);
  });

  it('is rejected after the last attempt, and its file is kept for a week', async () => {
    send(reference, [await picture()]);
    const started = start({ decoder: dying(Infinity) });
    await waitForDeaths(5);
    await settled(started);

    expect(statesOf(reference)).toEqual(['photo-unreadable']);
    expect(files()).toEqual([rawName()]);
    time += 7 * 24 * 3_600_000;
    await until(() => files().length === 0);
  });

  it('does not delay other photographs', async () => {
    send(reference, [await picture()]);
    rmSync(filePath(test.database, rawName()));
    send(other, [await picture()], { letter: 'a' });
    start();
    await until(() => statesOf(other)[0] === 'kept');

    expect(statesOf(reference)).toEqual(['waiting']);
  });

  it('is rejected after twelve attempts that crashed the desk', async () => {
    send(reference, [await picture()]);
    for (let desks = 0; desks < 12; desks += 1) nextPhoto(test.database, time, '');
    await settled(start());

    expect(statesOf(reference)).toEqual(['photo-unreadable']);
  });
});

describe('the photo desk', () => {
  it('deletes all files of a request that is erased during the re-encoding', async () => {
    send(reference, [await slowPicture()]);
    start({ quick: 15_000 });
    await until(() => attempts() === 1);
    eraseRequests(test.database, [reference]);
    await until(() => files().length === 0);
    await desk?.stop();

    expect([files(), readdirSync(at('incoming'))]).toEqual([[], []]);
  });

  it('waits and logs once while the decoder process cannot be started', async () => {
    send(reference, [await picture()]);
    start({ memory: 1_000_000 });
    await until(() => test.log.length > 0);

    expect(test.log.join()).toContain('The decoder process cannot be started');
    expect(statesOf(reference)).toEqual(['waiting']);
    await desk?.stop();
    await settled(start());
    expect(statesOf(reference)).toEqual(['kept']);
    expect(test.log).toHaveLength(1);
  });

  it('tries again after a disk failure', async () => {
    send(reference, [await picture()]);
    rmSync(at('incoming'), { recursive: true });
    start();
    await until(() => test.log.length > 0);
    mkdirSync(at('incoming'));
    if (desk) await settled(desk);

    expect(statesOf(reference)).toEqual(['kept']);
    expect(test.log).toEqual([expect.stringMatching(/^Photographs cannot be re-encoded: ENOENT/)]);
  });

  it('does not follow a symlink in place of a photograph', async () => {
    send(reference, [Buffer.from('x')]);
    writeFileSync(at('secret.png'), await flatPicture(9, 9).png().toBuffer());
    chmodSync(at('secret.png'), 0o600);
    rmSync(filePath(test.database, rawName()));
    symlinkSync(at('secret.png'), filePath(test.database, rawName()));
    start();
    await until(() => test.log.length > 0);

    expect(statesOf(reference)).toEqual(['waiting']);
  });
});
