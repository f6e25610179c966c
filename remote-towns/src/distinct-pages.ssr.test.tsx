import { renderDeclaredPage } from '@renovation-th/shared/testing/every-page';
import { towns } from './content/all-towns';
import * as server from './server';
import { likeness, ownShingles, sentencesOf, sharedWords, shinglesOf } from './testing/shingles';

/** Search engines treat similar local pages as doorway pages. */
const mostAlike = 0.2;
const mostShared = 0.25;
const leastOwn = 0.6;

type ReadTown = { slug: string; sentences: string[][]; shingles: ReadonlySet<string> };

const readings = Promise.all(
  server
    .declaredPages()
    .filter(({ view }) => view === 'town')
    .map(async (page): Promise<ReadTown> => {
      const town = towns.find(({ slug }) => page.path === `/villes/${slug}`);
      if (!town) throw new Error(`No record for ${page.path}.`);
      const html = await renderDeclaredPage(server, page);
      // Replaces the name, so that sentences that differ only in the name count as equal.
      const sentences = sentencesOf(html.replaceAll(town.where, 'ici').replaceAll(town.name, 'ici'));
      return { slug: town.slug, sentences, shingles: shinglesOf(sentences.flat()) };
    }),
);

/** Sorts the worst rows first. `LIKENESS=1 npm test -w remote-towns -- distinct-pages` prints the worst ten. */
function ranked<Row extends object>(rows: readonly Row[], badness: (row: Row) => number): Row[] {
  const sorted = [...rows].sort((a, b) => badness(b) - badness(a));
  if (process.env.LIKENESS) console.table(sorted.slice(0, 10));
  return sorted;
}

describe('the town pages', () => {
  it('share at most 20 % of their five-word sequences with any other page', async () => {
    const pages = await readings;
    const pairs = pages.flatMap((page, index) =>
      pages.slice(index + 1).map((other) => ({
        pair: `${page.slug} ${other.slug}`,
        share: likeness(page.shingles, other.shingles),
      })),
    );

    expect(ranked(pairs, ({ share }) => share).filter(({ share }) => share > mostAlike)).toEqual([]);
  });

  it('have at most 25 % of their words in sentences that other pages also have', async () => {
    const pages = await readings;
    const shares = pages.map(({ slug, sentences }) => {
      const others = pages.filter((page) => page.slug !== slug).flatMap((page) => page.sentences);
      const share = sharedWords(sentences, new Set(others.map((words) => words.join(' '))));
      return { slug, words: sentences.flat().length, share };
    });

    expect(ranked(shares, ({ share }) => share).filter(({ share }) => share > mostShared)).toEqual([]);
  });

  it('have at least 60 % unique five-word sequences', async () => {
    const pages = await readings;
    const owns = pages.map(({ slug, shingles }) => {
      const others = pages.filter((page) => page.slug !== slug).map((page) => page.shingles);
      return { slug, own: ownShingles(shingles, others) };
    });

    expect(ranked(owns, ({ own }) => -own).filter(({ own }) => own < leastOwn)).toEqual([]);
  });
});
