import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { failureLog, failuresFolder } from '../failures/failure-files';
import { versionsFile, type GuardOutcome, type Versions } from '../failures/versions-file';
import { sampleFailure } from '../testing/sample-failure';
import { ownersPageForEach, quietMail } from '../testing/owners-page-server';
import { sampleRequest } from '../testing/sample-requests';
import { reminderMarks } from './request-marks';

const page = ownersPageForEach();

async function health() {
  await page.index.readAll();
  const { status, text } = await page.get('/health');
  return { ...JSON.parse(text), status };
}

/** The receiver's last sign of life, before noon of 21 November 2026. */
async function signOfLife(secondsAgo: number): Promise<void> {
  const file = page.spool.at('alive', 'receiver');
  await writeFile(file, '1');
  const moment = Date.parse('2026-11-21T12:00:00Z') / 1000 - secondsAgo;
  await utimes(file, moment, moment);
}

describe('the health of the form service', () => {
  it('is good of an empty one, and says so in numbers', async () => {
    expect(await health()).toMatchObject({
      status: 200,
      problems: [],
      spoolWritable: true,
      queueDepth: 0,
      deadLetters: 0,
      quarantined: 0,
      photographsWaiting: 0,
      remindersDue: 0,
      mailTrouble: null,
      mailTroubleSeconds: null,
      receiverSilentSeconds: null,
      lastBackupSeconds: null,
      failingVisitors: 0,
      lastDailyMail: null,
      lastAlert: null,
      lastPing: null,
      loopDelaySeconds: 0,
    });
  });

  it('counts what waits for somebody', async () => {
    await page.spool.accept(sampleRequest({ reference: 'RTH-20261121-AAAAAA' }));
    await page.spool.accept(sampleRequest({ reference: 'RTH-20261121-BBBBBB' }));
    await reminderMarks(page.spool).mark('RTH-20261121-AAAAAA', '2026-11-21');
    await reminderMarks(page.spool).mark('RTH-20261121-BBBBBB', '2026-11-22');
    await page.spool.quarantine(sampleRequest({ reference: 'RTH-20261121-CCCCCC' }));
    await writeFile(page.spool.at('raw', 'RTH-20261121-AAAAAA.0123456789abcdef.raw'), 'x');

    expect(await health()).toMatchObject({
      status: 200,
      quarantined: 1,
      photographsWaiting: 1,
      remindersDue: 1,
    });
  });

  it('is good while the receiver gives signs of life, and bad a minute after the last', async () => {
    await signOfLife(59);
    expect(await health()).toMatchObject({ status: 200, receiverSilentSeconds: 59 });

    await signOfLife(61);
    expect(await health()).toMatchObject({ status: 503, problems: ['receiver-silent'] });
  });

  it('is bad when the backups that there were have stopped for three days', async () => {
    const day = 24 * 60 * 60;
    const backedUp = async (secondsAgo: number) => {
      const file = page.spool.at('backup', 'backup-20261101T020000Z-0123abcd.jsonl');
      const time = Date.parse('2026-11-21T12:00:00Z') / 1000 - secondsAgo;
      await writeFile(file, '');
      await utimes(file, time, time);
    };
    await backedUp(3 * day - 1);
    expect(await health()).toMatchObject({ status: 200, lastBackupSeconds: 3 * day - 1 });

    await backedUp(3 * day + 1);
    expect(await health()).toMatchObject({ status: 503, problems: ['backup-late'] });
  });

  it('is bad for a day after the guard took a release back, and counts whose pages fail', async () => {
    await mkdir(failuresFolder(page.folder));
    const log = failureLog(failuresFolder(page.folder), () => new Date('2026-11-21T11:00:00Z'));
    for (const address of ['a', 'b', 'b']) await log.add(sampleFailure(), address);
    const takenBackAt = async (date: string, result: GuardOutcome['result']) => {
      const release = { version: '1.0.0-0123456789', since: null, traffic: 100, guardedUntil: null };
      const evidence = { since: date, share: 10, watched: 4, other: 1, chance: 0.0005 };
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
    expect(await health()).toMatchObject({ status: 200, failingVisitors: 2 });

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

  it('says the rest when folders are missing', async () => {
    for (const folder of ['raw', 'remind', 'alive', 'accepted'] as const)
      await rm(page.spool.at(folder), { recursive: true });
    const { status, text } = await page.get('/health');

    expect(status).toBe(503);
    expect(JSON.parse(text)).toMatchObject({ problems: expect.arrayContaining(['spool-not-writable']) });
  });
});
