import { writeFile } from 'node:fs/promises';
import { sampleRequest } from '../../testing/sample-requests';
import { temporaryFolder, type TemporaryFolder } from '../../testing/sample-site';
import { openSpool, type Spool } from '../spool';
import { leftOutName, rawName } from '../stored-request';
import { arePhotosSettled, photosOf } from './request-photos';

const reference = 'RTH-20261121-AAAAAA';
const file = `${reference}.0123456789abcdef.jpg`;
const request = sampleRequest({ reference, photos: [{ file, name: 'toit.jpg' }] });

let folder: TemporaryFolder;
let spool: Spool;

beforeEach(async () => {
  folder = await temporaryFolder();
  spool = await openSpool(folder.path);
});
afterEach(() => folder.remove());

describe('a photograph of a request', () => {
  it('waits while it lies there as it was sent', async () => {
    await writeFile(spool.at('raw', rawName(file)), 'raw');

    expect(await photosOf(spool, request)).toEqual([{ file, name: 'toit.jpg', state: 'waiting' }]);
    expect(await arePhotosSettled(spool, request)).toBe(false);
  });

  it('is ready once it was written anew, even before the raw one is gone', async () => {
    await writeFile(spool.at('photos', file), 'jpeg');
    expect(await photosOf(spool, request)).toEqual([{ file, name: 'toit.jpg', state: 'ready' }]);

    await writeFile(spool.at('raw', rawName(file)), 'raw');
    expect(await photosOf(spool, request)).toEqual([{ file, name: 'toit.jpg', state: 'ready' }]);
    expect(await arePhotosSettled(spool, request)).toBe(true);
  });

  it('is left out with its reason, as far as the reason can be read', async () => {
    const reasons = [
      ['{"reason":"photo-too-slow"}', 'photo-too-slow'],
      ['{"reason":"constructor"}', 'photo-unreadable'],
      ['{', 'photo-unreadable'],
    ] as const;
    for (const [text, reason] of reasons) {
      await writeFile(spool.at('left-out', leftOutName(file)), text);
      expect(await photosOf(spool, request)).toEqual([{ file, name: 'toit.jpg', state: 'left-out', reason }]);
    }
    expect(await arePhotosSettled(spool, request)).toBe(true);
  });

  it('is missing when it is nowhere, or when its name would lead out of the folder', async () => {
    for (const named of [file, '../../etc/passwd', `../${file}`]) {
      expect(await photosOf(spool, { photos: [{ file: named, name: 'x' }] })).toEqual([
        { file: named, name: 'x', state: 'left-out', reason: 'photo-missing' },
      ]);
    }
  });

  it('keeps its place, and old records with sizes are read alike', async () => {
    const second = `${reference}.fedcba9876543210.jpg`;
    await writeFile(spool.at('photos', second), 'jpeg');
    await writeFile(spool.at('raw', rawName(file)), 'raw');
    const photos = [
      { file, name: 'un.jpg' },
      { file: second, name: 'deux.jpg', width: 4, height: 3, bytes: 4 },
    ];

    expect((await photosOf(spool, { photos })).map(({ name, state }) => [name, state])).toEqual([
      ['un.jpg', 'waiting'],
      ['deux.jpg', 'ready'],
    ]);
  });

  it('is no concern of a request without any', async () => {
    expect(await photosOf(spool, sampleRequest())).toEqual([]);
    expect(await arePhotosSettled(spool, sampleRequest())).toBe(true);
  });
});
