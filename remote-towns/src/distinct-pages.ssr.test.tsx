import { renderDeclaredPage } from '@renovation-th/shared/testing/every-page';
import { towns } from './content/all-towns';
import * as server from './server';

/** Number of words in a sequence that counts as a copy. */
const length = 5;

/** Search engines treat similar local pages as doorway pages. */
const mostAlike = 0.2;

/** Matches inline tags. All other tags separate sentences. */
const inLine = /<\/?(?:a|b|em|span|strong|sup)\b[^>]*>/g;

/** Returns all five-word sequences of a page's text. */
function sequencesOf(html: string): ReadonlySet<string> {
  const words = html
    .replace(/<(style|svg)\b.*?<\/\1>/gs, ' ')
    .replace(inLine, '')
    .replace(/<[^>]+>|&[^;]+;/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
  return new Set(words.map((_word, index) => words.slice(index, index + length).join(' ')));
}

it('shares at most 20 % of the five-word sequences of a town page with any other page', async () => {
  const pages = await Promise.all(
    towns.map(async ({ slug, where, name }) => {
      const page = server.declaredPages().find(({ path }) => path === `/villes/${slug}`);
      if (!page) throw new Error(`${slug} has no page.`);
      const html = await renderDeclaredPage(server, page);
      // Replaces the name, so that sentences that differ only in the name count as equal.
      return { slug, sequences: sequencesOf(html.replaceAll(where, 'ici').replaceAll(name, 'ici')) };
    }),
  );
  const tooAlike = pages.flatMap((page, index) =>
    pages.slice(index + 1).flatMap((other) => {
      const shared = [...page.sequences].filter((sequence) => other.sequences.has(sequence)).length;
      // The share of the shorter page: the Jaccard index would rate half-copied pages at only a third.
      const share = shared / Math.min(page.sequences.size, other.sequences.size);
      return share > mostAlike ? [`${page.slug} ${other.slug} ${share.toFixed(2)}`] : [];
    }),
  );

  expect(tooAlike).toEqual([]);
});
