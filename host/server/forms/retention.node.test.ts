import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { databaseForEach, keepSample, samplePhoto } from '../testing/sample-database';
import { writeFact } from './database/facts';
import { setAsideFact } from './database/open-database';
import { countState, markHandled, restoreRequest, trashRequests } from './database/request-changes';
import { requestOf } from './database/request-lists';
import { notePhotoKept } from './database/photo-rows';
import { startRetention, type RetentionJob } from './retention';

// Before the database goes with its folder.
afterEach(async () => {
  for (const job of jobs) await job.stop();
});

const test = databaseForEach();
const noon = '2026-11-21T12:00:00Z';
const old = '2023-01-01T10:00:00Z';
const reference = 'RTH-20230101-AAAAAA';
const other = 'RTH-20230101-BBBBBB';
const day = 86_400_000;

let jobs: RetentionJob[];

/** A desk that starts at that moment, and has looked once. */
async function startAt(moment: string | number): Promise<RetentionJob> {
  const now = () => new Date(moment);
  const job = startRetention({ database: test.database, now, log: (line) => test.log.push(line) });
  jobs.push(job);
  await job.run();
  return job;
}

/** Which a desk has had for years. */
function keep(name: string, receivedAt: string, fingerprint = 'a'): void {
  keepSample(test.database, {
    ...{ reference: name, receivedAt: new Date(receivedAt).toISOString() },
    fingerprint: fingerprint.repeat(64),
  });
  test.database.run('UPDATE requests SET countedFrom = 1');
}

function keepMany(count: number, receivedAt: string, letter: string): void {
  test.database.write(() => {
    for (let number = 0; number < count; number += 1)
      keep(`RTH-20230101-${letter}${String(number).padStart(5, '0')}`, receivedAt);
  });
}

const count = (state: 'new' | 'handled' | 'quarantined' | 'deleted') => countState(test.database, state);
const dayAfter = (days: number) => Date.parse(noon) + days * day;

beforeEach(async () => {
  jobs = [];
  writeFact(test.database, { name: 'counted-days', value: '1000', at: 0 });
  for (const name of ['incoming', 'raw', 'photos']) await mkdir(path.join(test.folder, name));
});

describe('what is kept for too long', () => {
  it('goes into the trash a month before three years after the last contact, and comes back as it was', async () => {
    keep(reference, old);
    keep('RTH-20231222-CCCCCC', '2023-12-22T10:00:00Z');
    keep('RTH-20231220-DDDDDD', '2023-12-20T10:00:00Z');
    await startAt(noon);
    expect([count('new'), count('deleted')]).toEqual([1, 2]);

    restoreRequest(test.database, reference);
    expect([count('new'), count('deleted')]).toEqual([2, 1]);
  });

  it('stays when the contact went on later', async () => {
    keep(reference, old);
    keep(reference, '2025-01-01T10:00:00Z', 'b');
    keep(other, old);
    markHandled(test.database, other, { at: Date.parse('2025-01-01'), seen: null });
    await startAt(noon);

    expect(count('deleted')).toBe(0);
  });

  it('waits for the word of the owner when it is more than a tenth of all, as after a jump of the clock', async () => {
    keepMany(40, '2026-11-20T10:00:00Z', 'N');
    keepMany(1, old, 'A');
    const jumped = await startAt('2029-12-24T12:00:00Z');
    expect([jumped.held(), count('new'), count('deleted')]).toEqual([41, 41, 0]);

    const right = await startAt(noon);
    expect([right.held(), count('new')]).toEqual([0, 40]);
  });

  it('waits too when no desk saw it grow old, as when it was received under a clock that was years behind', async () => {
    keepMany(3, '2021-03-01T10:00:00Z', 'A');
    test.database.run('UPDATE requests SET countedFrom = NULL');
    const job = await startAt(noon);
    expect([job.held(), count('new')]).toEqual([3, 3]);

    // A request that he deals with has a new last contact, and is no longer old.
    markHandled(test.database, 'RTH-20230101-A00000', { at: Date.parse(noon), seen: null });
    expect(job.eraseHeld(3)).toBe(2);
    expect([count('handled'), count('new')]).toEqual([1, 0]);
  });

  it('goes with the word of the owner, unless there is more by then than he was told of', async () => {
    keepMany(30, old, 'A');
    const job = await startAt(noon);
    expect(job.held()).toBe(30);

    expect(job.eraseHeld(29)).toBe(0);
    expect(count('new')).toBe(30);
    expect(job.eraseHeld(30)).toBe(30);
    expect([job.held(), count('new')]).toEqual([0, 0]);
  });
});

describe('what was set apart as a robot’s', () => {
  it('goes into the trash after sixty days, and out of it for good after thirty more', async () => {
    const key = keepSample(
      test.database,
      { reference, receivedAt: new Date(noon).toISOString() },
      { isSetApart: true },
    );
    await startAt(dayAfter(59));
    expect(count('quarantined')).toBe(1);
    for (let days = 60; days <= 61; days += 1) await startAt(dayAfter(days));
    expect(count('deleted')).toBe(1);

    for (let days = 62; days <= 93; days += 1) await startAt(dayAfter(days));
    expect(requestOf(test.database, key)).toBeNull();
  });
});

describe('the trash', () => {
  const photo = samplePhoto({ file: `${reference}.0123456789abcdef.jpg` });
  const trash = async () => {
    const receivedAt = new Date(noon).toISOString();
    keepSample(test.database, { reference, receivedAt }, { photos: [photo] });
    await writeFile(path.join(test.folder, 'photos', photo.file), 'x');
    notePhotoKept(test.database, photo.file);
    trashRequests(test.database, [reference], Date.parse(noon));
  };
  const photos = () => readdir(path.join(test.folder, 'photos'));

  it('is emptied after thirty days of service, photographs included', async () => {
    await trash();
    for (let days = 0; days < 30; days += 1) await startAt(dayAfter(days));
    expect([count('deleted'), await photos()]).toEqual([1, [photo.file]]);

    for (let days = 30; days <= 32; days += 1) await startAt(dayAfter(days));
    expect([count('deleted'), await photos()]).toEqual([0, []]);
  });

  it('is not emptied by a clock that jumps, however often the service starts', async () => {
    await trash();
    for (let start = 0; start < 40; start += 1) await startAt('2099-01-01T00:00:00Z');

    expect(count('deleted')).toBe(1);
  });
});

describe('what belongs to no request', () => {
  const kept = `${reference}.0123456789abcdef.jpg`;
  const lost = `${other}.0123456789abcdef.jpg`;
  const put = async () => {
    keepSample(test.database, { reference }, { photos: [samplePhoto({ file: kept })] });
    const files = [
      ...[kept, lost].flatMap((file) => [path.join('photos', file), path.join('raw', file)]),
      path.join('incoming', 'draft'),
      path.join('incoming', 'fresh'),
    ];
    for (const file of files) {
      const at = new Date(Date.parse(noon) - (file.endsWith('fresh') ? 0 : 1.1 * day));
      await writeFile(path.join(test.folder, file), '');
      await utimes(path.join(test.folder, file), at, at);
    }
  };
  const found = async () => {
    const names = ['incoming', 'photos', 'raw'].map((name) => readdir(path.join(test.folder, name)));
    return (await Promise.all(names)).flat();
  };

  it('is removed after a day', async () => {
    await put();
    await startAt(noon);
    expect(await found()).toEqual(['fresh', kept, kept]);
  });

  it('stays after a damaged database was set aside: its request may come back', async () => {
    await put();
    writeFact(test.database, { name: setAsideFact, value: '', at: 0 });
    await startAt(noon);
    expect(await found()).toHaveLength(6);
  });
});
