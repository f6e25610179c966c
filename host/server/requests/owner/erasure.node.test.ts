import { existsSync } from 'node:fs';
import { ownersPageForEach } from '../../testing/owners-page-server';
import { requestFolder } from '../database/request-files';
import { countState } from '../database/request-lists';
import { retentionRound } from '../retention';
import type { StoredRequest } from '../database/kept-request';

const page = ownersPageForEach();

const reference = 'RTH-20261121-AAAAAA';
const other = 'RTH-20261121-BBBBBB';
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

describe('the erasure of a person', () => {
  it('finds their requests in every state, and erases them with their photographs after a confirmation', async () => {
    const fields: StoredRequest['fields'] = [
      ['Nom', 'Durand'],
      ['Email', 'Durand@maison.example'],
      ['Téléphone', '06 39 98 12 34'],
    ];
    page.keep({ reference, fields }, { files: ['picture'] });
    page.quarantine({
      reference: 'RTH-20261121-CCCCCC',
      fields: [
        ['Email', '<durand@maison.example>,'],
        ['Téléphone', '\u202a+33 (0)6-39-98-12-34\u202c / 04 73 55 12 34'],
      ],
    });
    page.keep({ reference: other, fields: [['Nom', 'Une autre']] });
    await page.post(`/demande/${reference}/supprimer`);

    const { text } = await page.get('/effacer?qui=%2B33639981234');
    expect(text).toContain('2 demandes');
    expect(text).toContain('<strong>Corbeille</strong>');
    expect(text).not.toContain('Une autre');
    expect((await page.get('/effacer?qui=durand@MAISON.example')).text).toContain('2 demandes');
    expect((await page.get('/effacer?qui=personne@maison.example')).text).toContain('Rien n’est conservé');

    expect((await page.post('/effacer', { reference })).headers.location).toBe('/effacer?fait=disparue');
    expect(count('deleted')).toBe(1);
    const erased = await page.post('/effacer', { reference, confirme: 'oui' });
    await page.post('/effacer', { reference: 'RTH-20261121-CCCCCC', confirme: 'oui' });
    expect(erased.headers.location).toBe('/effacer?fait=effacee');
    expect([count('new'), count('quarantined'), count('deleted')]).toEqual([1, 0, 0]);
    expect(existsSync(requestFolder(page.database, reference))).toBe(false);
  });
});
