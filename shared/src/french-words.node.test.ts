import { frenchList, frenchNumber } from './french-words';

it('A number stands in words up to sixteen, and in figures from there on', () => {
  expect([2, 16, 17, 44].map(frenchNumber)).toEqual(['deux', 'seize', '17', '44']);
});

describe('a list in French', () => {
  it.each([
    [[], ''],
    [['Riom'], 'Riom'],
    [['Riom', 'Vichy'], 'Riom et Vichy'],
    [['Riom', 'Vichy', 'Thiers'], 'Riom, Vichy et Thiers'],
  ])('of %j is « %s »', (names, words) => expect(frenchList(names)).toBe(words));
});
