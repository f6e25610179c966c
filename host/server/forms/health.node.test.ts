import { writeFile } from 'node:fs/promises';
import { takenBackFile } from '../failures/taken-back';
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
    const takenBackAt = (date: string) =>
      writeFile(takenBackFile(page.folder), JSON.stringify([{ date, release: 'towns 1.1.0-0123456789' }]));

    await takenBackAt('2026-11-21T10:00:00.000Z');
    expect(await health()).toMatchObject({ status: 503, problems: ['release-taken-back'] });

    await takenBackAt('2026-11-20T10:00:00.000Z');
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
