import { ownersPageForEach } from '../../testing/owners-page-server';
import { csvHeading, inertCell } from './csv-export';

describe('a cell of the CSV export', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+33 6', "'+33 6"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1', "'＝1"],
    ['un\n=1', "un\n'=1"],
    ['06 39 98 - midi', '06 39 98 - midi'],
    ['0639980000', "'0639980000"],
    ['63360', '63360'],
  ])('has no line that a spreadsheet calculates or shortens: %j', (text, cell) => {
    expect(inertCell(text)).toBe(cell);
  });
});

describe('the CSV export', () => {
  const page = ownersPageForEach();

  const exported = async () => {
    const { text } = await page.get('/demandes.csv');
    // Every cell is quoted, so only a line break after a quote ends a row.
    const lines = text.replace('\ufeff', '').split('"\r\n').filter(Boolean);
    return lines.map((line) => line.slice(1).split('";"'));
  };

  it('has one row for each request, newest first, and the same columns in every row', async () => {
    page.keep({ fields: { Ville: 'Riom', Nom: 'Durand', constructor: 'x', Étage: '=2' } });
    page.keep({ reference: 'RTH-20261122-BBBBBB', receivedAt: '2026-11-22T09:00:00.000Z' });
    await page.post('/demande/RTH-20261122-BBBBBB/handle');
    const [heading, ...rows] = await exported();

    expect(heading).toEqual(csvHeading);
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([csvHeading.length]));
    const column = (name: string) => rows.map((row) => row[csvHeading.indexOf(name)]);
    expect(column('Référence')).toEqual(['RTH-20261122-BBBBBB', 'RTH-20261121-AAAAAA']);
    expect(column('État')).toEqual(['Traitée', 'À traiter']);
    expect(column('Nom')).toEqual(['Durand', 'Durand']);
    expect(column('Ville')).toEqual(['', 'Riom']);
    expect(column('Autres champs')).toEqual(['', 'constructor: x\nÉtage: =2']);
  });
});
