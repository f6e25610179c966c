import { ownersPageForEach } from '../testing/owners-page-server';
import { countState } from './database/request-lists';
import { retentionRound } from './retention';

const page = ownersPageForEach();

const reference = 'RTH-20261121-AAAAAA';
const count = (state: 'new' | 'quarantined' | 'deleted') => countState(page.database, state);
const noon = Date.parse('2026-11-21T12:00:00Z');
const retain = (days = 0) =>
  retentionRound({ database: page.database, now: () => new Date(noon + days * 86_400_000), log: () => {} })();

/** Stores a request of six years ago. */
const keepOld = (letter: string) =>
  page.keep({ reference: `RTH-20200101-${letter.repeat(6)}`, receivedAt: '2020-01-01T10:00:00.000Z' });
const handle = (of: string, at: string) =>
  page.database.run('UPDATE requests SET handledAt = ? WHERE reference = ?', Date.parse(at), of);

describe('retention', () => {
  it('trashes handled requests three years after the last contact, and erases them a month later', () => {
    handle(keepOld('A'), '2020-02-01T10:00:00Z');
    handle(keepOld('B'), '2026-01-01T10:00:00Z');
    retain();
    expect(count('deleted')).toBe(1);
    retain(29);
    expect(count('deleted')).toBe(1);
    retain(31);

    expect([count('deleted'), countState(page.database, 'handled')]).toEqual([0, 1]);
  });

  /** Stores a request whose retention ends within a month. */
  const keepForgotten = () =>
    page.keep({ reference: 'RTH-20231201-AAAAAA', receivedAt: '2023-12-01T10:00:00.000Z' });

  it("waits a month for the owner's confirmation when old requests were never handled", async () => {
    keepForgotten();
    retain();
    expect(count('new')).toBe(1);
    retain(31);
    expect(count('deleted')).toBe(1);
    retain(62);
    expect([count('new'), count('deleted')]).toEqual([0, 0]);
  });

  it('trashes old requests that were never handled when the owner confirms it', async () => {
    keepForgotten();
    page.keep({ reference });
    retain();
    expect(count('new')).toBe(2);
    page.problems.push({ code: 'retention-waits', since: noon, detail: '1' });
    expect((await page.get()).text).toContain('attendent votre accord pour être effacées');
    await page.post('/problemes/retention-waits');

    expect([count('deleted'), count('new')]).toEqual([1, 1]);
  });

  it('trashes quarantined requests after sixty days', () => {
    page.quarantine({ reference });
    retain(59);
    expect(count('quarantined')).toBe(1);
    retain(61);
    expect([count('quarantined'), count('deleted')]).toEqual([0, 1]);
  });
});
