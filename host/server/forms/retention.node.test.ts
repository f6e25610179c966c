import { readdir, utimes, writeFile } from 'node:fs/promises';
import { temporaryFolder, type TemporaryFolder } from '../testing/sample-site';
import { handledMarks } from './request-marks';
import { eraseOutdated } from './retention';
import { openSpool, type Spool, type StoredRequest } from './spool';

let folder: TemporaryFolder;
let spool: Spool;

const now = () => new Date('2026-11-21T12:00:00Z');
const photo = 'RTH-20230101-AAAAAA.0123456789abcdef.jpg';

const stored = (reference: string, receivedAt: string, fingerprint = 'a'): StoredRequest => ({
  reference,
  receivedAt,
  address: 'artisan@site.example',
  subject: '',
  replyTo: '',
  copies: [],
  fingerprint: fingerprint.repeat(64),
  fields: [['Nom', 'Durand']],
});

const erase = (years: number | null = 3) => eraseOutdated({ spool, years, now, log: () => undefined });

beforeEach(async () => {
  folder = await temporaryFolder();
  spool = await openSpool(folder.path);
});

afterEach(() => folder.remove());

describe('what is kept for too long', () => {
  it('is erased three years after the last contact, photographs and marks included', async () => {
    await spool.accept(stored('RTH-20230101-AAAAAA', '2023-01-01T10:00:00Z'), [
      { file: photo, bytes: Buffer.from('x') },
    ]);
    await spool.quarantine(stored('RTH-20230101-BBBBBB', '2023-01-01T10:00:00Z'));
    await spool.accept(stored('RTH-20231122-CCCCCC', '2023-11-22T10:00:00Z'));
    await writeFile(spool.at('delivered', 'RTH-20230101-AAAAAA.json'), '');

    expect(await erase()).toBe(2);
    expect(await spool.keys('accepted')).toEqual(['RTH-20231122-CCCCCC']);
    for (const name of ['photos', 'quarantine', 'delivered'] as const)
      expect(await readdir(spool.at(name))).toEqual([]);
  });

  it('stays when the contact went on later', async () => {
    await spool.accept(stored('RTH-20230101-AAAAAA', '2023-01-01T10:00:00Z'));
    await spool.accept(stored('RTH-20230101-AAAAAA', '2025-01-01T10:00:00Z', 'b'));
    await spool.accept(stored('RTH-20230101-BBBBBB', '2023-01-01T10:00:00Z'));
    await handledMarks(spool).mark('RTH-20230101-BBBBBB');

    expect(await erase()).toBe(0);
  });

  it('stays when the owner keeps for ever, and when nobody knows its age', async () => {
    await spool.accept(stored('RTH-20230101-AAAAAA', '2003-01-01T10:00:00Z'));
    await spool.accept(stored('RTH-20230101-BBBBBB', 'hier'));
    await writeFile(spool.at('accepted', 'RTH-20230101-CCCCCC.json'), '{');

    expect(await erase(null)).toBe(0);
    expect(await erase()).toBe(1);
    expect(await spool.keys('accepted')).toHaveLength(2);
  });

  it('is removed after a day when it belongs to no request', async () => {
    await spool.accept(stored('RTH-20261121-AAAAAA', '2026-11-21T10:00:00Z'));
    const dayBefore = new Date('2026-11-20T11:00:00Z');
    const files = [
      spool.at('photos', photo),
      spool.at('photos', photo.replace('20230101', '20261121')),
      spool.at('incoming', 'draft'),
      spool.at('incoming', 'fresh'),
    ];
    for (const file of files) {
      await writeFile(file, '');
      await utimes(file, now(), file.endsWith('fresh') ? now() : dayBefore);
    }
    await erase();

    expect(await readdir(spool.at('photos'))).toEqual([photo.replace('20230101', '20261121')]);
    expect(await readdir(spool.at('incoming'))).toEqual(['fresh']);
  });
});
