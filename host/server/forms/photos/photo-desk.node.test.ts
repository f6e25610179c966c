import { mkdir, readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { claimingPng, flatPicture } from '../../testing/hostile-pictures';
import { sampleRequest } from '../../testing/sample-requests';
import { temporaryFolder, type TemporaryFolder } from '../../testing/sample-site';
import { eraseRequests } from '../erasure';
import { openSpool, type Spool } from '../spool';
import { leftOutName, rawName } from '../stored-request';
import { decoderLimits } from './decoder';
import { startPhotoDesk, type PhotoDesk, type PhotoDeskLimits } from './photo-desk';
import { noteAttempts, readRawHead } from './raw-photo';
import { photosOf } from './request-photos';

// Processes are started, on a machine that may be busy.
jest.setTimeout(60_000);

let folder: TemporaryFolder;
let spool: Spool;
let desk: PhotoDesk | null = null;
let log: string[] = [];

beforeEach(async () => {
  folder = await temporaryFolder();
  spool = await openSpool(folder.path);
  log = [];
});
afterEach(async () => {
  await desk?.stop();
  desk = null;
  await folder.remove();
});

const reference = 'RTH-20261121-AAAAAA';
const other = 'RTH-20261121-BBBBBB';
const nameOf = (of: string, number = 0) => `${of}.${String(number).padStart(16, '0')}.jpg`;
const picture = (width = 64) => flatPicture(width, 48).flatten().jpeg().toBuffer();

/** Puts a request with these photographs on disk, as the receiver does. */
async function send(of: string, pictures: readonly Buffer[], senderMark = Buffer.from('sender-1')) {
  const files = pictures.map((bytes, number) => ({ file: nameOf(of, number), bytes, senderMark }));
  const photos = files.map(({ file }) => ({ file, name: 'toit.jpg' }));
  await spool.accept(sampleRequest({ reference: of, photos }), files);
  return photos;
}

/** Starts the desk. @returns resolves once it has told of these requests. */
function start(references: readonly string[], limits: Partial<PhotoDeskLimits> = {}): Promise<void> {
  const expected = new Set(references);
  return new Promise((resolve) => {
    const onReady = (ready: string) => {
      expected.delete(ready);
      if (expected.size === 0) resolve();
    };
    desk = startPhotoDesk({ spool, log: (line) => log.push(line), onReady, limits });
  });
}

const statesOf = async (of: string, count: number) => {
  const photos = Array.from({ length: count }, (_, number) => ({ file: nameOf(of, number), name: 'x' }));
  return (await photosOf(spool, { photos })).map((photo) =>
    photo.state === 'left-out' ? photo.reason : photo.state,
  );
};

describe('the photographs of a request', () => {
  it('are written anew, each where it is looked for, and the raw ones go', async () => {
    await send(reference, [await picture(), Buffer.from('ffd8ff00', 'hex'), claimingPng(20_000, 2)]);
    expect(await statesOf(reference, 3)).toEqual(['waiting', 'waiting', 'waiting']);
    await start([reference]);

    expect(await statesOf(reference, 3)).toEqual(['ready', 'photo-unreadable', 'photo-too-large']);
    expect(await readdir(spool.at('raw'))).toEqual([]);
    const jpeg = await readFile(spool.at('photos', nameOf(reference)));
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 48 });
  });

  it('are taken when they arrive later', async () => {
    const ready = start([reference]);
    await send(reference, [await picture()]);
    await desk?.settle(reference);
    await ready;

    expect(await statesOf(reference, 1)).toEqual(['ready']);
  });

  it('are not written raw again once they are settled', async () => {
    await send(reference, [await picture(), Buffer.from('ffd8ff00', 'hex')]);
    await start([reference]);
    await send(reference, [await picture(), Buffer.from('ffd8ff00', 'hex')]);

    expect(await readdir(spool.at('raw'))).toEqual([]);
  });

  it('are left alone while no request names them', async () => {
    await send(reference, [await picture()]);
    await unlink(spool.at('accepted', `${reference}.json`));
    await send(other, [await picture()]);
    await start([other]);

    expect(await readdir(spool.at('raw'))).toEqual([rawName(nameOf(reference))]);
  });

  it('have a limit of time together, and hold no other request back', async () => {
    const slow = await flatPicture(6_000, 5_000).png().toBuffer();
    await send(reference, [slow, slow, slow], Buffer.from('sender-1'));
    await send(other, [await picture()], Buffer.from('sender-2'));
    await start([reference, other], { quick: 20_000, request: 150 });

    expect(await statesOf(reference, 3)).toEqual(['photo-too-slow', 'photo-too-slow', 'photo-too-slow']);
    expect(await statesOf(other, 1)).toEqual(['ready']);
  });

  it('get more time when they need it and nobody else waits', async () => {
    await send(reference, [await flatPicture(6_000, 5_000).png().toBuffer()]);
    await start([reference], { quick: 30 });

    expect(await statesOf(reference, 1)).toEqual(['ready']);
  });
});

describe('a photograph whose process dies', () => {
  it('is left out after the second time', async () => {
    await send(reference, [
      await flatPicture(4_000, 3_000).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
    ]);
    await send(other, [await picture()]);
    // Too little memory for the first, by the limit of the process or by that of the library.
    await start([reference, other], { decoder: { ...decoderLimits, memory: 180_000_000 } });

    expect(['photo-unreadable', 'photo-too-large']).toContain((await statesOf(reference, 1))[0]);
    expect(await statesOf(other, 1)).toEqual(['ready']);
  });

  it('is left out, whatever was restarted, once its decoding was begun five times', async () => {
    await send(reference, [await picture()]);
    await noteAttempts(spool, nameOf(reference), 5);
    await start([reference]);

    expect(await statesOf(reference, 1)).toEqual(['photo-unreadable']);
  });

  it('does not count as dead when the desk was stopped', async () => {
    await send(reference, [await flatPicture(6_000, 5_000).png().toBuffer()]);
    void start([reference]);
    await until(async () => (await readRawHead(spool, nameOf(reference)))?.attempts === 1);
    await desk?.stop();

    expect((await readRawHead(spool, nameOf(reference)))?.attempts).toBe(0);
    await start([reference]);
    expect(await statesOf(reference, 1)).toEqual(['ready']);
  });
});

describe('the desk of photographs', () => {
  it('finishes what was cut off between the outcome and the removal', async () => {
    await send(reference, [await picture(), await picture(65)]);
    await writeFile(spool.at('photos', nameOf(reference, 0)), 'jpeg');
    await writeFile(spool.at('left-out', leftOutName(nameOf(reference, 1))), '{"reason":"photo-too-slow"}');
    await start([reference]);

    expect(await statesOf(reference, 2)).toEqual(['ready', 'photo-too-slow']);
    expect(await readFile(spool.at('photos', nameOf(reference)), 'utf8')).toBe('jpeg');
    expect(await readdir(spool.at('raw'))).toEqual([]);
  });

  it('keeps nothing of a request that is erased meanwhile', async () => {
    await send(reference, [await flatPicture(6_000, 5_000).png().toBuffer()]);
    const ready = start([reference]);
    await until(async () => (await readRawHead(spool, nameOf(reference)))?.attempts === 1);
    await eraseRequests(spool, new Set([reference]));
    await ready;

    for (const name of ['raw', 'photos', 'left-out'] as const)
      expect(await readdir(spool.at(name))).toEqual([]);
  });

  it('waits, says so once, and goes on when no process can be started', async () => {
    await send(reference, [await picture()]);
    await send(other, [await picture()]);
    const ready = start([reference, other], { retry: 200, decoder: { ...decoderLimits, memory: 1_000_000 } });
    await until(async () => log.length > 0);

    expect(desk?.status().trouble).toContain('No process can be started');
    expect(await statesOf(reference, 1)).toEqual(['waiting']);
    await desk?.stop();
    void ready;
    await start([reference, other]);
    expect([...(await statesOf(reference, 1)), ...(await statesOf(other, 1))]).toEqual(['ready', 'ready']);
    expect(log).toHaveLength(1);
  });

  it('tries again by itself when the disk had failed', async () => {
    await send(reference, [await picture()]);
    await send(other, [await picture()]);
    const write = jest.spyOn(spool.writer, 'writeNew').mockRejectedValueOnce(new Error('ENOSPC'));
    await start([reference, other], { retry: 50 });

    expect([...(await statesOf(reference, 1)), ...(await statesOf(other, 1))]).toEqual(['ready', 'ready']);
    expect(write).toHaveBeenCalledTimes(3);
    expect(log).toEqual(['Photographs have to wait: ENOSPC']);
    expect(desk?.status()).toEqual({ waiting: 0, trouble: null });
  });

  it('is not held up by what is no photograph', async () => {
    await send(other, [await picture()]);
    await send(reference, []);
    await mkdir(spool.at('raw', rawName(nameOf(reference))));
    await writeFile(spool.at('raw', 'notes.txt'), '');
    await start([other]);

    expect(await statesOf(other, 1)).toEqual(['ready']);
  });
});

/** Looks again until it is so. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 2_000 && !(await isSo()); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
