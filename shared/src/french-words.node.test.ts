import { beginning, frenchList, frenchNumber } from './french-words';

describe('a number in French words', () => {
  it.each([
    [0, 'zéro'],
    [1, 'un'],
    [16, 'seize'],
    [17, 'dix-sept'],
    [20, 'vingt'],
    [21, 'vingt et un'],
    [22, 'vingt-deux'],
    [44, 'quarante-quatre'],
    [61, 'soixante et un'],
    [70, 'soixante-dix'],
    [71, 'soixante et onze'],
    [72, 'soixante-douze'],
    [77, 'soixante-dix-sept'],
    [80, 'quatre-vingts'],
    [81, 'quatre-vingt-un'],
    [90, 'quatre-vingt-dix'],
    [91, 'quatre-vingt-onze'],
    [99, 'quatre-vingt-dix-neuf'],
    [100, '100'],
  ])('of %d is « %s »', (count, words) => expect(frenchNumber(count)).toBe(words));

  it.each([
    [1, 'une'],
    [11, 'onze'],
    [21, 'vingt et une'],
    [81, 'quatre-vingt-une'],
  ])('of %d things that are feminine is « %s »', (count, words) =>
    expect(frenchNumber(count, 'feminine')).toBe(words),
  );

  it('is another one for each number that it knows', () => {
    const all = Array.from({ length: 100 }, (_, count) => frenchNumber(count));

    expect(new Set(all).size).toBe(100);
    expect(all.filter((words) => !/^[a-zé]+(?:[ -][a-z]+)*$/.test(words))).toEqual([]);
  });

  it('can begin a sentence', () => {
    expect(beginning(frenchNumber(30))).toBe('Trente');
  });
});

describe('a list in French', () => {
  it.each([
    [[], ''],
    [['Riom'], 'Riom'],
    [['Riom', 'Vichy'], 'Riom et Vichy'],
    [['Riom', 'Vichy', 'Thiers'], 'Riom, Vichy et Thiers'],
  ])('of %j is « %s »', (names, words) => expect(frenchList(names)).toBe(words));
});
