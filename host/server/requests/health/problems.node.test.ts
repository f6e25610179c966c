import { utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { databaseForEach, keepSample } from '../../testing/sample-database';
import { problemWatch, type ProblemParts } from './problems';

const start = Date.parse('2026-11-21T10:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const test = databaseForEach();
let time: number;
beforeEach(() => void (time = start));

/** Returns a function that looks for problems and lists their codes. */
function open(parts: Partial<ProblemParts> = {}) {
  const watch = problemWatch({
    database: test.database,
    mail: null,
    backupStamp: null,
    certificateName: null,
    now: () => new Date(time),
    log: () => undefined,
    ...parts,
  });
  return async () => {
    await watch.round();
    return watch.current().map(({ code, since, detail }) => [code, (since - start) / hour, detail]);
  };
}

describe('the problems', () => {
  it('include mail that is stuck, from its beginning until it leaves', async () => {
    let stuck: string | null = 'ECONNREFUSED';
    const look = open({ mail: { stuck: () => stuck } });
    for (let count = 0; count < 2; count += 1, time += hour)
      expect(await look()).toEqual([['mail-stuck', 0, 'ECONNREFUSED']]);
    stuck = null;
    expect(await look()).toEqual([]);
  });

  it('include a backup that was never made or is older than a day', async () => {
    const backupStamp = path.join(test.folder, 'backup-done');
    const look = open({ backupStamp });
    expect(await look()).toEqual([]);
    time += 2 * hour;
    expect(await look()).toEqual([['backup-old', 2, '']]);
    writeFileSync(backupStamp, '');
    utimesSync(backupStamp, time / 1_000, time / 1_000);
    expect(await look()).toEqual([]);
    time += day + minute;
    expect((await look()).map(([code]) => code)).toEqual(['backup-old']);
  });

  it('include old requests that were never handled', async () => {
    keepSample(test.database, { receivedAt: '2020-01-01T10:00:00.000Z' });
    expect(await open()()).toEqual([['retention-waits', 0, '1']]);
  });

  it('include a database that cannot be written, whatever else fails then', async () => {
    test.database.run('PRAGMA query_only = ON');
    expect((await open()()).map(([code]) => code)).toEqual(['cannot-write']);
    test.database.close();
    expect((await open()()).map(([code]) => code)).toEqual(['cannot-write']);
  });

  it('include a web server that presents no certificate', async () => {
    // No server listens on port 443 of this machine, or it has another certificate.
    const [[code] = []] = await open({ certificateName: 'www.site.example' })();
    expect(code).toBe('certificate-ends');
  });
});
