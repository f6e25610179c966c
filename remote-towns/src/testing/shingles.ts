/** Words in a row that count as a copy when they stand on two pages. */
const length = 5;

/** What parts one sentence from the next: every element but those that stand inside of a line. */
const inLine = /<\/?(?:a|b|em|span|strong|sup)\b[^>]*>/g;

/** A page's `<main>` as what is read there, words for screen readers and names on its map included. */
export function sentencesOf(html: string): string[][] {
  return html
    .replace(/<(style|svg)\b.*?<\/\1>/gs, ' ')
    .replace(inLine, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&#x27;/g, '’')
    .replace(/&[a-z]+;/g, ' ')
    .toLowerCase()
    .split(/\n|(?<=[.!?…]) /)
    .map((sentence) => sentence.split(/[^\p{L}\d]+/u).filter(Boolean))
    .filter((words) => words.length > 0);
}

/** All runs of five words. */
export function shinglesOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(
    words.slice(0, 1 - length).map((_word, index) => words.slice(index, index + length).join(' ')),
  );
}

/**
 * How much of the shorter page stands on the other one too. Containment, not Jaccard, which divides by
 * what both pages hold together and would call half-copied pages a third alike.
 */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((shingle) => b.has(shingle)).length;
  return shared / Math.min(a.size, b.size);
}

/** Of the words of a page, the part that stands in sentences that `others` have too. */
export function sharedWords(sentences: readonly string[][], others: ReadonlySet<string>): number {
  const shared = sentences.filter((words) => others.has(words.join(' ')));
  return shared.flat().length / sentences.flat().length;
}

/** Of the runs of a page, the part that stands in none of the others. */
export function ownShingles(shingles: ReadonlySet<string>, others: readonly ReadonlySet<string>[]): number {
  const own = [...shingles].filter((shingle) => !others.some((other) => other.has(shingle)));
  return own.length / shingles.size;
}
