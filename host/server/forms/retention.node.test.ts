import { mkdir, readdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder, type TemporaryFolder } from '../testing/sample-site';
import { eraseRequests } from './erasure';
import { openRequestIndex, type RequestIndex } from './index/request-index';
import { handledMarks } from './request-marks';
import { startRetention, type RetentionJob } from './retention';
import { openSpool, type Spool } from './spool';
import type { StoredRequest } from './stored-request';

let folder: TemporaryFolder;
let spool: Spool;
let index: RequestIndex;
let jobs: RetentionJob[];

const noon = '2026-11-21T12:00:00Z';
const photo = 'RTH-20230101-AAAAAA.0123456789abcdef.jpg';
const photoFolders = ['raw', 'photos', 'left-out'] as const;
const old = '2023-01-01T10:00:00Z';

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

/** As left by a desk that has run every day of four years. */
async function runForYears(): Promise<void> {
  const day = 86_400_000;
  const days: string[] = [];
  for (let time = Date.parse('2022-11-21'); time < Date.parse('2026-11-21'); time += day)
    days.push(`${new Date(time).toISOString().slice(0, 10)}\n`);
  await writeFile(spool.at('alerts', 'desk-days'), days.join(''));
}

/** A service that starts at that moment, and has looked once. */
async function startAt(moment: string, years: number | null = 3): Promise<RetentionJob> {
  const now = () => new Date(moment);
  const job = startRetention({ spool, index, years, now, log: () => undefined });
  jobs.push(job);
  await job.run();
  return job;
}

/** Written past the spool, which syncs each. */
async function storeMany(count: number, receivedAt: string, prefix: string): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const reference = `RTH-20230101-${prefix}${String(number).padStart(5, '0')}`;
    await writeFile(spool.at('accepted', `${reference}.json`), JSON.stringify(stored(reference, receivedAt)));
  }
}

beforeEach(async () => {
  folder = await temporaryFolder();
  spool = await openSpool(folder.path);
  index = openRequestIndex({ spool, log: () => undefined });
  jobs = [];
  await runForYears();
});

afterEach(async () => {
  for (const job of jobs) await job.stop();
  await index.close();
  await folder.remove();
});

describe('what is kept for too long', () => {
  it('goes into the trash three years after the last contact, photographs and marks included', async () => {
    await spool.accept(stored('RTH-20230101-AAAAAA', old));
    for (const name of photoFolders) await writeFile(spool.at(name, photo), 'x');
    await spool.quarantine(stored('RTH-20230101-BBBBBB', old));
    await spool.accept(stored('RTH-20231122-CCCCCC', '2023-11-22T10:00:00Z'));
    await writeFile(spool.at('delivered', 'RTH-20230101-AAAAAA.json'), '');
    await startAt(noon);

    expect(await spool.keys('accepted')).toEqual(['RTH-20231122-CCCCCC']);
    for (const name of [...photoFolders, 'quarantine', 'delivered'] as const)
      expect(await readdir(spool.at(name))).toEqual([]);
    const trash = spool.at('trash', '2026-11-21');
    expect(await readdir(path.join(trash, 'accepted'))).toEqual(['RTH-20230101-AAAAAA.json']);
    expect(await readdir(path.join(trash, 'photos'))).toEqual([photo]);
    expect(index.total()).toBe(1);
  });

  it('stays when the contact went on later', async () => {
    await spool.accept(stored('RTH-20230101-AAAAAA', old));
    await spool.accept(stored('RTH-20230101-AAAAAA', '2025-01-01T10:00:00Z', 'b'));
    await spool.accept(stored('RTH-20230101-BBBBBB', old));
    await handledMarks(spool).mark('RTH-20230101-BBBBBB');
    await startAt(noon);

    expect(await spool.keys('accepted')).toHaveLength(2);
  });

  it('stays when the owner keeps for ever, and when nobody knows its age', async () => {
    await spool.accept(stored('RTH-20230101-AAAAAA', old));
    await spool.accept(stored('RTH-20230101-BBBBBB', 'hier'));
    await writeFile(spool.at('accepted', 'RTH-20230101-CCCCCC.json'), '{');

    await startAt(noon, null);
    expect(await spool.keys('accepted')).toHaveLength(3);
    await startAt(noon);
    expect(await spool.keys('accepted')).toHaveLength(2);
  });

  it('waits for the word of the owner when it is more than a tenth of all, as after a jump of the clock', async () => {
    await storeMany(40, '2026-11-20T10:00:00Z', 'N');
    await storeMany(1, old, 'A');
    const jumped = await startAt('2029-12-24T12:00:00Z');

    expect(jumped.held()).toBe(41);
    expect(await spool.keys('accepted')).toHaveLength(41);
    expect(await readdir(spool.at('trash'))).toEqual([]);

    const right = await startAt(noon);
    expect(right.held()).toBe(0);
    expect(await spool.keys('accepted')).toHaveLength(40);
  });

  it('goes with the word of the owner, unless there is more by then than he was told of', async () => {
    await storeMany(30, old, 'A');
    const job = await startAt(noon);
    expect(job.held()).toBe(30);

    expect(await job.eraseHeld(29)).toBe(0);
    expect(await spool.keys('accepted')).toHaveLength(30);
    expect(await job.eraseHeld(30)).toBe(30);
    expect([job.held(), await spool.keys('accepted')]).toEqual([0, []]);
  });
});

describe('the trash', () => {
  const trashed = async () => {
    await spool.accept(stored('RTH-20230101-AAAAAA', old));
    await writeFile(spool.at('photos', photo), 'x');
    await startAt(noon);
  };
  const dayAfter = (days: number) => new Date(Date.parse(noon) + days * 86_400_000).toISOString();

  it('gives back what is moved out of it', async () => {
    await trashed();
    const day = spool.at('trash', '2026-11-21');
    await rename(
      path.join(day, 'accepted/RTH-20230101-AAAAAA.json'),
      spool.at('accepted', 'RTH-20230101-AAAAAA.json'),
    );
    await index.readAll();

    expect(index.request('RTH-20230101-AAAAAA')).not.toBeNull();
  });

  it('is emptied after thirty days of service', async () => {
    await trashed();
    for (let days = 1; days < 30; days += 1) await startAt(dayAfter(days));
    expect(await readdir(spool.at('trash'))).toEqual(['2026-11-21']);

    await startAt(dayAfter(30));
    expect(await readdir(spool.at('trash'))).toEqual([]);
  });

  it('is not emptied by a clock that jumps, however often the service starts', async () => {
    await trashed();
    for (let start = 0; start < 40; start += 1) await startAt('2099-01-01T00:00:00Z');

    expect(await readdir(spool.at('trash'))).toEqual(['2026-11-21']);
  });

  it('gives way to an erasure, which is final', async () => {
    await trashed();
    expect(await eraseRequests(spool, new Set(['RTH-20230101-AAAAAA']))).toBe(2);

    const day = spool.at('trash', '2026-11-21');
    for (const name of ['accepted', 'photos']) expect(await readdir(path.join(day, name))).toEqual([]);
  });

  it('is left alone where somebody put files of his own', async () => {
    await mkdir(spool.at('trash', 'à garder'));
    await writeFile(spool.at('trash', 'note.txt'), 'ne pas effacer');
    await trashed();
    for (let days = 1; days < 32; days += 1) await startAt(dayAfter(days));

    expect(await readFile(spool.at('trash', 'note.txt'), 'utf8')).toBe('ne pas effacer');
    expect((await readdir(spool.at('trash'))).sort()).toEqual(['note.txt', 'à garder'].sort());
  });
});

describe('what belongs to no request', () => {
  it('is removed after a day', async () => {
    await spool.accept(stored('RTH-20261121-AAAAAA', '2026-11-21T10:00:00Z'));
    await writeFile(spool.at('accepted', 'RTH-20261121-BBBBBB.json'), '{');
    const dayBefore = new Date('2026-11-20T11:00:00Z');
    const kept = photo.replace('20230101-AAAAAA', '20261121-AAAAAA');
    const damaged = photo.replace('20230101-AAAAAA', '20261121-BBBBBB');
    const files = [
      ...photoFolders.flatMap((name) => [photo, kept, damaged].map((file) => spool.at(name, file))),
      spool.at('incoming', 'draft'),
      spool.at('incoming', 'fresh'),
    ];
    for (const file of files) {
      await writeFile(file, '');
      await utimes(file, new Date(noon), file.endsWith('fresh') ? new Date(noon) : dayBefore);
    }
    await startAt(noon);

    for (const name of photoFolders)
      expect((await readdir(spool.at(name))).sort()).toEqual([kept, damaged].sort());
    expect(await readdir(spool.at('incoming'))).toEqual(['fresh']);
  });
});
