import { renderDeclaredPage } from '@renovation-th/shared/testing/every-page';
import * as server from './server';
import { likeness, ownWords, shinglesOf, wordsOf } from './testing/shingles';

const mostAlike = 0.6;
const leastOwnWords = 150;

type Pair = { pages: string; share: number };

/** Of each page: its address, its words and their runs of five. */
async function readTowns() {
  const towns = server.declaredPages.filter(({ view }) => view === 'town');
  return Promise.all(
    towns.map(async (page) => {
      const words = wordsOf(await renderDeclaredPage(server, page));
      return { path: page.path, words, shingles: shinglesOf(words) };
    }),
  );
}

describe('the town pages', () => {
  const reading = readTowns();

  it('share at most 60 % of their runs of five words, two by two', async () => {
    const towns = await reading;
    const pairs = towns.flatMap((town, index) =>
      towns.slice(index + 1).map((other): Pair => ({
        pages: `${town.path} ${other.path}`,
        share: likeness(town.shingles, other.shingles),
      })),
    );
    pairs.sort((a, b) => b.share - a.share);
    // LIKENESS=1 npm test -w remote-towns -- distinct-pages
    if (process.env.LIKENESS) console.table(pairs.slice(0, 12));

    expect(pairs.filter(({ share }) => share > mostAlike)).toEqual([]);
  });

  it('have 150 words and more that no other page has', async () => {
    const towns = await reading;
    const own = towns.map(({ path, words }) => ({
      path,
      words: words.length,
      own: ownWords(
        words,
        towns.filter((other) => other.path !== path).map(({ shingles }) => shingles),
      ),
    }));
    own.sort((a, b) => a.own - b.own);
    if (process.env.LIKENESS) console.table(own.slice(0, 12));

    expect(own.filter((town) => town.own < leastOwnWords)).toEqual([]);
  });
});
