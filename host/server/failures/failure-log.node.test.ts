import { databaseForEach } from '../testing/sample-database';
import { sampleFailure } from '../testing/sample-failure';
import type { RequestDatabase } from '../forms/database/open-database';
import { failureDatabase, failureLog, readFailures } from './failure-log';
import { fewestAddresses } from './stored-failure';

const longAgo = new Date(0);

describe('reports of failures', () => {
  const test = databaseForEach();
  let now = new Date('2026-11-21T10:00:00Z');
  let failures: RequestDatabase;
  beforeEach(() => {
    now = new Date('2026-11-21T10:00:00Z');
    failures = failureDatabase(test.folder);
  });
  afterEach(() => failures.close());
  const openLog = (mostOfDay?: number) => failureLog(failures, () => now, mostOfDay);
  const later = (days: number) => {
    now = new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
  };
  const read = (since = longAgo, most?: number) => readFailures(test.folder, since, most);

  it('are read back, the newest first', () => {
    const add = openLog();
    add(sampleFailure(), '192.0.2.1');
    add(sampleFailure({ kind: 'shell' }), '192.0.2.2');
    later(1);
    add(sampleFailure({ kind: 'policy' }), '192.0.2.1');

    const found = read();

    expect(found.map(({ kind, at }) => [kind, at])).toEqual([
      ['policy', '2026-11-22T10:00:00.000Z'],
      ['shell', '2026-11-21T10:00:00.000Z'],
      ['error', '2026-11-21T10:00:00.000Z'],
    ]);
    expect(found[2]).toMatchObject(sampleFailure());
  });

  it('identify the address only by a number, which is valid for one day and process', () => {
    const add = openLog();
    for (const address of ['192.0.2.1', '2001:db8::/64', '192.0.2.1']) add(sampleFailure(), address);
    const found = read();
    expect(fewestAddresses(found)).toBe(2);
    expect(JSON.stringify(found)).not.toMatch(/192\.0|2001:db8/);

    later(1);
    add(sampleFailure(), '192.0.2.1');
    openLog()(sampleFailure(), '192.0.2.1');
    expect(new Set(read().map(({ sender }) => sender.run)).size).toBe(3);
  });

  it('are refused once the daily limit is reached, even after a restart', () => {
    const added: boolean[] = [];
    for (const add of [openLog(3), openLog(3)])
      for (let index = 0; index < 3; index += 1) added.push(add(sampleFailure(), '192.0.2.1'));

    expect(added).toEqual([true, true, true, false, false, false]);
    later(1);
    expect(openLog(3)(sampleFailure(), '192.0.2.1')).toBe(true);
  });

  it('can be limited to those after a given time, or to the newest few', () => {
    const add = openLog();
    for (const kind of ['error', 'shell', 'policy'] as const) {
      add(sampleFailure({ kind }), '192.0.2.1');
      later(0.25);
    }

    const latest = [{ kind: 'policy' }, { kind: 'shell' }];
    expect(read(new Date('2026-11-21T16:00:00Z'))).toMatchObject(latest);
    expect(read(longAgo, 2)).toMatchObject(latest);
  });

  it('are deleted and do not count toward the limit if their date is in the future', () => {
    later(1_000);
    openLog(1)(sampleFailure(), '192.0.2.1');
    later(-1_000);

    expect(openLog(1)(sampleFailure({ kind: 'shell' }), '192.0.2.1')).toBe(true);
    expect(read().map(({ kind }) => kind)).toEqual(['shell']);
  });

  it('are deleted after 30 days', () => {
    const add = openLog();
    add(sampleFailure(), '192.0.2.1');
    later(29);
    add(sampleFailure({ kind: 'shell' }), '192.0.2.1');
    expect(read()).toHaveLength(2);

    later(2);
    add(sampleFailure({ kind: 'policy' }), '192.0.2.1');
    expect(read().map(({ kind }) => kind)).toEqual(['policy', 'shell']);
  });
});
