import { appendFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startedForEach } from '@renovation-th/shared/testing/started-for-each';
import { sampleFailure } from '../testing/sample-failure';
import { temporaryFolder } from '../testing/sample-site';
import { failureLog, readFailures } from './failure-files';
import { fewestAddresses } from './stored-failure';

const longAgo = new Date(0);

describe('the files of failures', () => {
  const spool = startedForEach(temporaryFolder, ({ remove }) => remove());
  const folder = () => path.join(spool.path, 'failures');
  let now = new Date('2026-11-21T10:00:00Z');
  beforeEach(() => {
    now = new Date('2026-11-21T10:00:00Z');
  });
  const openLog = (mostBytes?: number) => failureLog(folder(), () => now, mostBytes);
  const later = (days: number) => {
    now = new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
  };
  const text = async () =>
    (
      await Promise.all((await readdir(folder())).map((name) => readFile(path.join(folder(), name), 'utf8')))
    ).join('');

  it('are read as they were written, the newest first', async () => {
    const log = openLog();
    await Promise.all([
      log.add(sampleFailure(), '192.0.2.1'),
      log.add(sampleFailure({ kind: 'shell' }), '192.0.2.2'),
    ]);
    later(1);
    await log.add(sampleFailure({ kind: 'policy' }), '192.0.2.1');

    const { failures, brokenLines, isCut } = await readFailures(folder(), longAgo);

    expect(failures.map(({ kind, at }) => [kind, at])).toEqual([
      ['policy', '2026-11-22T10:00:00.000Z'],
      ['shell', '2026-11-21T10:00:00.000Z'],
      ['error', '2026-11-21T10:00:00.000Z'],
    ]);
    expect(failures[2]).toMatchObject(sampleFailure());
    expect({ brokenLines, isCut }).toEqual({ brokenLines: 0, isCut: false });
    expect((await readdir(folder())).sort()).toEqual(['2026-11-21.ndjson', '2026-11-22.ndjson']);
    expect((await stat(path.join(folder(), '2026-11-21.ndjson'))).mode & 0o777).toBe(0o600);
  });

  it('take what comes in a crowd, each report once, and drop what the disk cannot follow', async () => {
    const log = openLog();
    const added = await Promise.all(
      Array.from({ length: 2_000 }, (_, index) =>
        log.add(sampleFailure({ message: `report ${index}` }), '192.0.2.1'),
      ),
    );
    expect(await log.add(sampleFailure({ message: 'after' }), '192.0.2.1')).toBe(true);

    const { failures, brokenLines } = await readFailures(folder(), longAgo);
    const messages = failures.map(({ message }) => message);

    expect(brokenLines).toBe(0);
    expect(added.filter(Boolean).length).toBe(500);
    expect(new Set(messages).size).toBe(messages.length);
    expect(messages.length).toBe(501);
  });

  it('count addresses and hold none of them', async () => {
    const log = openLog();
    for (const address of ['192.0.2.1', '2001:db8::/64', '192.0.2.1'])
      await log.add(sampleFailure(), address);

    const { failures } = await readFailures(folder(), longAgo);

    expect(fewestAddresses(failures)).toBe(2);
    expect(await text()).not.toMatch(/192\.0|2001:db8/);
  });

  it('number addresses anew every day and for every process', async () => {
    const log = openLog();
    await log.add(sampleFailure(), '192.0.2.1');
    later(1);
    await log.add(sampleFailure(), '192.0.2.1');
    await openLog().add(sampleFailure(), '192.0.2.1');

    const { failures } = await readFailures(folder(), longAgo);

    expect(new Set(failures.map(({ sender }) => sender.run)).size).toBe(3);
    expect(fewestAddresses(failures)).toBe(1);
  });

  it('grow no further than the cap of a day, also for a process that starts again', async () => {
    const added: boolean[] = [];
    for (const log of [openLog(2_000), openLog(2_000)])
      for (let index = 0; index < 5; index += 1) added.push(await log.add(sampleFailure(), '192.0.2.1'));

    expect(added.slice(0, 3)).toEqual([true, true, true]);
    expect(added.slice(-6).every((isAdded) => !isAdded)).toBe(true);
    expect((await text()).length).toBeLessThanOrEqual(2_001);

    later(1);
    expect(await openLog(2_000).add(sampleFailure(), '192.0.2.1')).toBe(true);
  });

  it('go on after a report that could not be written', async () => {
    const log = openLog();
    await writeFile(folder(), 'a file where the folder should be');
    await expect(log.add(sampleFailure(), '192.0.2.1')).rejects.toThrow(/EEXIST|ENOTDIR/);
    await rm(folder());

    expect(await log.add(sampleFailure(), '192.0.2.1')).toBe(true);
  });

  it('are read past a line that was cut, which is counted', async () => {
    await openLog().add(sampleFailure(), '192.0.2.1');
    await appendFile(path.join(folder(), '2026-11-21.ndjson'), '{"at":"2026-11-21T10:0');
    await openLog().add(sampleFailure(), '192.0.2.1');

    const { failures, brokenLines } = await readFailures(folder(), longAgo);

    expect(failures).toHaveLength(2);
    expect(brokenLines).toBe(1);
  });

  it('are read since a moment, and no more than asked for', async () => {
    const log = openLog();
    for (const kind of ['error', 'shell', 'policy'] as const) {
      await log.add(sampleFailure({ kind }), '192.0.2.1');
      later(0.25);
    }

    const since = await readFailures(folder(), new Date('2026-11-21T16:00:00Z'));
    const newest = await readFailures(folder(), longAgo, 2);

    expect(since.failures.map(({ kind }) => kind)).toEqual(['policy', 'shell']);
    expect(newest).toMatchObject({ failures: [{ kind: 'policy' }, { kind: 'shell' }], isCut: true });
  });

  it('go after 30 days, and nothing else in the folder does', async () => {
    const log = openLog();
    await log.add(sampleFailure(), '192.0.2.1');
    await writeFile(path.join(folder(), 'note.txt'), '');
    later(29);
    await log.add(sampleFailure(), '192.0.2.1');
    await log.forgetOld();
    expect(await readdir(folder())).toContain('2026-11-21.ndjson');

    later(1);
    await log.forgetOld();
    expect((await readdir(folder())).sort()).toEqual(['2026-12-20.ndjson', 'note.txt']);
  });

  it('are none without a folder', async () => {
    expect(await readFailures(folder(), longAgo)).toEqual({ failures: [], brokenLines: 0, isCut: false });
    await openLog().forgetOld();
  });
});
