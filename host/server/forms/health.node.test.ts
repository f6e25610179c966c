import { writeFile } from 'node:fs/promises';
import { versionsFile, type GuardOutcome, type Versions } from '../failures/versions-file';
import { ownersPageForEach, quietMail } from '../testing/owners-page-server';
import { noteCopy } from './database/copy-rows';
import { writeFact } from './database/facts';
import { setAsideFact } from './database/open-database';

const page = ownersPageForEach();
const noon = Date.parse('2026-11-21T12:00:00Z');
const day = 24 * 60 * 60;

async function health() {
  const { status, text } = await page.get('/health');
  return { ...JSON.parse(text), status };
}

const note = (name: string, secondsAgo: number) =>
  writeFact(page.database, { name, value: '', at: noon - secondsAgo * 1_000 });

describe('the health of the form service', () => {
  it('is good of an empty one', async () => {
    expect(await health()).toEqual({ status: 200, problems: [], mailTrouble: null });
  });

  it('is good while the receiver gives signs of life, and bad a minute after the last', async () => {
    note('receiver-alive', 59);
    expect(await health()).toMatchObject({ status: 200 });

    note('receiver-alive', 61);
    expect(await health()).toMatchObject({ status: 503, problems: ['receiver-silent'] });
  });

  it('is bad when the backups that there were have stopped for three days', async () => {
    const backedUp = (secondsAgo: number) =>
      noteCopy(page.database, 'databases/x', noon - secondsAgo * 1_000);
    backedUp(3 * day - 1);
    expect(await health()).toMatchObject({ status: 200 });

    backedUp(3 * day + 1);
    expect(await health()).toMatchObject({ status: 503, problems: ['backup-late'] });
  });

  it('is bad for a month after a damaged database was set aside', async () => {
    note(setAsideFact, 29 * day);
    expect(await health()).toMatchObject({ status: 503, problems: ['database-set-aside'] });

    note(setAsideFact, 31 * day);
    expect(await health()).toMatchObject({ status: 200 });
  });

  it('is bad for a day after the guard took a release back', async () => {
    const takenBackAt = async (date: string, result: GuardOutcome['result']) => {
      const release = { version: '1.0.0-0123456789', since: null, traffic: 100, guardedUntil: null };
      const evidence = { since: date, share: 10, watched: 4, other: 1 };
      const outcome = { date, version: '1.1.0-0123456789', live: release.version, result, evidence };
      const app = {
        app: 'towns',
        live: { ...release, kinds: {}, worst: [] },
        staged: null,
        takenBack: null,
        history: [],
      };
      const apps = [{ ...app, outcomes: [{ ...outcome, reason: 'failures' as const }] }];
      await writeFile(versionsFile(page.folder), JSON.stringify({ at: date, apps } satisfies Versions));
    };

    await takenBackAt('2026-11-21T10:00:00.000Z', 'promoted');
    expect(await health()).toMatchObject({ status: 200 });

    await takenBackAt('2026-11-21T10:00:00.000Z', 'taken-back');
    expect(await health()).toMatchObject({ status: 503, problems: ['release-taken-back'] });

    await takenBackAt('2026-11-20T10:00:00.000Z', 'taken-back');
    expect(await health()).toMatchObject({ status: 200 });
  });

  it.each([
    ['mail-late', { oldestSeconds: 3_601 }],
    ['mail-trouble', { trouble: 'no', troubleSeconds: 3_601 }],
    ['dead-letters', { dead: 1 }],
  ])('is bad with %s', async (problem, over) => {
    page.mailQueue.status.mockReturnValue({ ...quietMail, ...over });

    expect(await health()).toMatchObject({ status: 503, problems: [problem] });
  });

  it('says the rest when nothing can be read', async () => {
    for (const way of ['all', 'get', 'run'] as const)
      jest.spyOn(page.database, way).mockImplementation(() => {
        throw new Error('disk I/O error');
      });
    const { status, text } = await page.get('/health');

    expect(status).toBe(503);
    expect(JSON.parse(text)).toMatchObject({ problems: ['spool-not-writable'] });
  });
});
