import { databaseForEach } from '../testing/sample-database';
import { sampleFailure } from '../testing/sample-failure';
import { failureLog, forgetOldReports, readFailures } from './failure-log';
import { fewestAddresses } from './stored-failure';

const longAgo = new Date(0);

describe('reports of failures', () => {
  const test = databaseForEach();
  let now = new Date('2026-11-21T10:00:00Z');
  beforeEach(() => {
    now = new Date('2026-11-21T10:00:00Z');
  });
  const openLog = (mostOfDay?: number) => failureLog(test.database, () => now, mostOfDay);
  const later = (days: number) => {
    now = new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
  };
  const read = (since = longAgo, most?: number) => readFailures(test.folder, since, most);

  it('are read as they were kept, the newest first', async () => {
    const add = openLog();
    add(sampleFailure(), '192.0.2.1');
    add(sampleFailure({ kind: 'shell' }), '192.0.2.2');
    later(1);
    add(sampleFailure({ kind: 'policy' }), '192.0.2.1');

    const { failures, brokenLines, isCut } = await read();

    expect(failures.map(({ kind, at }) => [kind, at])).toEqual([
      ['policy', '2026-11-22T10:00:00.000Z'],
      ['shell', '2026-11-21T10:00:00.000Z'],
      ['error', '2026-11-21T10:00:00.000Z'],
    ]);
    expect(failures[2]).toMatchObject(sampleFailure());
    expect({ brokenLines, isCut }).toEqual({ brokenLines: 0, isCut: false });
  });

  it('count addresses and hold none of them, anew every day and for every process', async () => {
    const add = openLog();
    for (const address of ['192.0.2.1', '2001:db8::/64', '192.0.2.1']) add(sampleFailure(), address);
    const { failures } = await read();
    expect(fewestAddresses(failures)).toBe(2);
    expect(JSON.stringify(failures)).not.toMatch(/192\.0|2001:db8/);

    later(1);
    add(sampleFailure(), '192.0.2.1');
    openLog()(sampleFailure(), '192.0.2.1');
    expect(new Set((await read()).failures.map(({ sender }) => sender.run)).size).toBe(3);
  });

  it('grow no further than the cap of a day, also for a process that starts again', () => {
    const added: boolean[] = [];
    for (const add of [openLog(3), openLog(3)])
      for (let index = 0; index < 3; index += 1) added.push(add(sampleFailure(), '192.0.2.1'));

    expect(added).toEqual([true, true, true, false, false, false]);
    later(1);
    expect(openLog(3)(sampleFailure(), '192.0.2.1')).toBe(true);
  });

  it('are read past one that is damaged, which is counted', async () => {
    openLog()(sampleFailure(), '192.0.2.1');
    test.database.run('INSERT INTO reports (at, report) VALUES (?, ?)', Date.now(), '{"at"');
    openLog()(sampleFailure(), '192.0.2.1');

    const { failures, brokenLines } = await read();

    expect(failures).toHaveLength(2);
    expect(brokenLines).toBe(1);
  });

  it('are read since a moment, and no more than asked for', async () => {
    const add = openLog();
    for (const kind of ['error', 'shell', 'policy'] as const) {
      add(sampleFailure({ kind }), '192.0.2.1');
      later(0.25);
    }

    const since = await read(new Date('2026-11-21T16:00:00Z'));
    expect(since.failures.map(({ kind }) => kind)).toEqual(['policy', 'shell']);
    expect(await read(longAgo, 2)).toMatchObject({
      failures: [{ kind: 'policy' }, { kind: 'shell' }],
      isCut: true,
    });
  });

  it('go after 30 days', async () => {
    const add = openLog();
    add(sampleFailure(), '192.0.2.1');
    later(29);
    add(sampleFailure({ kind: 'shell' }), '192.0.2.1');
    forgetOldReports(test.database, now);
    expect((await read()).failures).toHaveLength(2);

    later(2);
    forgetOldReports(test.database, now);
    expect((await read()).failures.map(({ kind }) => kind)).toEqual(['shell']);
  });

  it('are none where nothing was ever received', async () => {
    expect(await readFailures('/nowhere', longAgo)).toEqual({ failures: [], brokenLines: 0, isCut: false });
  });
});
