import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { requestsKept, requestYears } from '@renovation-th/shared/content/request-retention';
import { frenchNumber } from '@renovation-th/shared/french-words';
import {
  databaseForEach,
  keepSample,
  keptName,
  reencodeSample,
  samplePhoto,
} from '../testing/sample-database';
import { requestOf } from './database/kept-request';
import { markHandled, restoreRequest, trashRequests } from './database/request-changes';
import { countState } from './database/request-lists';
import { startRetention, type RetentionJob } from './retention';

// Stops the jobs before the folder of the database is removed.
afterEach(async () => {
  for (const job of jobs) await job.stop();
});

const test = databaseForEach();
const noon = '2026-11-21T12:00:00Z';
const old = '2023-01-01T10:00:00Z';
const reference = 'RTH-20230101-AAAAAA';
const day = 86_400_000;

let jobs: RetentionJob[];

/** Starts retention at this time and runs one round. */
async function startAt(moment: string | number): Promise<RetentionJob> {
  const now = () => new Date(moment);
  const job = startRetention({ database: test.database, now, log: (line) => test.log.push(line) });
  jobs.push(job);
  await job.run();
  return job;
}

/** Stores a request that was handled on arrival. */
function keep(name: string, receivedAt: string): void {
  keepSample(test.database, { reference: name, receivedAt: new Date(receivedAt).toISOString() });
  markHandled(test.database, name, Date.parse(receivedAt));
}

function keepMany(count: number, receivedAt: string, letter: string): void {
  test.database.write(() => {
    for (let number = 0; number < count; number += 1)
      keep(`RTH-20230101-${letter}${String(number).padStart(5, '0')}`, receivedAt);
  });
}

const count = (state: 'new' | 'handled' | 'quarantined' | 'deleted') => countState(test.database, state);
const dayAfter = (days: number) => Date.parse(noon) + days * day;

beforeEach(() => (jobs = []));

describe('an old request', () => {
  it('is kept for as many years as the forms and the legal notice state', () => {
    expect(requestsKept).toContain(`${frenchNumber(requestYears)} ans`);
  });

  it('goes into the trash a month before three years have passed since the last contact', async () => {
    keep(reference, '2023-12-20T10:00:00Z');
    keep('RTH-20231222-CCCCCC', '2023-12-22T10:00:00Z');
    await startAt(noon);
    expect([count('handled'), count('deleted')]).toEqual([1, 1]);

    restoreRequest(test.database, reference);
    expect([count('handled'), count('deleted')]).toEqual([2, 0]);
  });

  it('is erased when the three years have passed', async () => {
    keep(reference, '2023-12-21T11:00:00Z');
    for (const days of [0, 31]) await startAt(dayAfter(days));

    expect(requestOf(test.database, reference)).toBeNull();
  });

  it('is kept if the owner handled it later', async () => {
    keepSample(test.database, { reference, receivedAt: new Date(old).toISOString() });
    markHandled(test.database, reference, Date.parse('2025-01-01'));
    await startAt(noon);

    expect(count('deleted')).toBe(0);
  });

  it('waits for the owner when more than a tenth of all requests are old, for example after a clock jump', async () => {
    keepMany(40, '2026-11-20T10:00:00Z', 'N');
    keepMany(1, old, 'A');
    const jumped = await startAt('2029-12-24T12:00:00Z');
    expect([jumped.held(), count('handled'), count('deleted')]).toEqual([41, 41, 0]);

    const right = await startAt(noon);
    expect([right.held(), count('handled')]).toEqual([0, 40]);
  });

  it('waits for the owner when it was never handled, for example because the clock was years behind', async () => {
    for (const letter of ['A', 'B', 'C'])
      keepSample(test.database, {
        reference: `RTH-20210301-${letter.repeat(6)}`,
        receivedAt: '2021-03-01T10:00:00.000Z',
      });
    const job = await startAt(noon);
    expect([job.held(), count('new')]).toEqual([3, 3]);

    // A handled request has a new last contact and is no longer old.
    markHandled(test.database, 'RTH-20210301-AAAAAA', Date.parse(noon));
    expect(job.eraseHeld(3)).toBe(2);
    expect([count('handled'), count('new')]).toEqual([1, 0]);
  });

  it('is trashed when the owner confirms, unless more requests are old by then', async () => {
    keepMany(30, old, 'A');
    const job = await startAt(noon);
    expect(job.held()).toBe(30);

    expect(job.eraseHeld(29)).toBe(0);
    expect(count('handled')).toBe(30);
    expect(job.eraseHeld(30)).toBe(30);
    expect([job.held(), count('handled')]).toEqual([0, 0]);
  });
});

describe('a quarantined request', () => {
  it('is trashed after sixty days, and erased thirty days later', async () => {
    const key = keepSample(
      test.database,
      { reference, receivedAt: new Date(noon).toISOString() },
      { isQuarantined: true },
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
  const files = () => readdir(path.join(test.folder, 'files'));

  it('is emptied after thirty days, including photographs', async () => {
    keepSample(test.database, { reference }, { photos: [samplePhoto()] });
    reencodeSample(test.database);
    trashRequests(test.database, [reference], Date.parse(noon));
    await startAt(dayAfter(30));
    expect([count('deleted'), await files()]).toEqual([1, [keptName()]]);
    await startAt(dayAfter(31));
    expect([count('deleted'), await files()]).toEqual([0, []]);
  });
});

describe('after the clock was years ahead,', () => {
  const ahead = '2029-06-01T00:00:00Z';

  it('the trash is emptied after thirty days', async () => {
    keepSample(test.database, { reference });
    trashRequests(test.database, [reference], Date.parse(ahead));
    for (const days of [0, 30]) await startAt(dayAfter(days));
    expect(count('deleted')).toBe(1);
    await startAt(dayAfter(31));
    expect(count('deleted')).toBe(0);
  });

  it('unfinished files with a future date are deleted', async () => {
    const draft = path.join(test.folder, 'incoming/draft');
    await writeFile(draft, '');
    await utimes(draft, new Date(ahead), new Date(ahead));
    await startAt(noon);

    expect(await readdir(path.join(test.folder, 'incoming'))).toEqual([]);
  });
});

describe('an unfinished file', () => {
  it('is deleted after a day, and other files are kept', async () => {
    for (const [name, age] of [
      ['incoming/draft', 1.1],
      ['incoming/fresh', 0],
      ['raft/unknown.raw', 400],
      ['files/unknown.jpg', 400],
    ] as const) {
      const at = new Date(Date.parse(noon) - age * day);
      await writeFile(path.join(test.folder, name), '');
      await utimes(path.join(test.folder, name), at, at);
    }
    await startAt(noon);
    const names = ['incoming', 'raft', 'files'].map((name) => readdir(path.join(test.folder, name)));

    expect((await Promise.all(names)).flat()).toEqual(['fresh', 'unknown.raw', 'unknown.jpg']);
  });
});

it('trashes quarantined requests in batches of 50, so that no transaction is long', async () => {
  keepMany(120, old, 'A');
  test.database.run('UPDATE requests SET quarantinedAt = receivedAt, handledAt = NULL');
  const changed = jest.spyOn(test.database, 'run');
  await startAt(noon);
  const largest = Math.max(...changed.mock.results.map(({ value }) => Number(value)));
  changed.mockRestore();

  expect([count('deleted'), largest]).toEqual([120, 50]);
});
