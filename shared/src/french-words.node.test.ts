import { frenchList, frenchNumber } from './french-words';

it('frenchNumber writes numbers up to sixteen in words, and larger ones in figures', () => {
  expect([2, 16, 17, 44].map(frenchNumber)).toEqual(['deux', 'seize', '17', '44']);
});

describe('frenchList', () => {
  it.each([
    [[], ''],
    [['Riom'], 'Riom'],
    [['Riom', 'Vichy'], 'Riom et Vichy'],
    [['Riom', 'Vichy', 'Thiers'], 'Riom, Vichy et Thiers'],
  ])('joins %j into "%s"', (names, words) => expect(frenchList(names)).toBe(words));
});
