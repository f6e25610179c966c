/** Words in a row that count as a copy when they stand on two pages. */
const length = 5;

/** Every word of a page's `<main>`, names on its map and words for screen readers included. */
export function wordsOf(html: string): string[] {
  return html
    .replace(/<(style|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/&[a-z]+;/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
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

/** How many words of a page are in no run that any of the other pages holds. */
export function ownWords(words: readonly string[], others: readonly ReadonlySet<string>[]): number {
  const isOwn = words.map(() => true);
  for (const start of words.slice(0, 1 - length).keys()) {
    const shingle = words.slice(start, start + length).join(' ');
    if (others.some((other) => other.has(shingle))) isOwn.fill(false, start, start + length);
  }
  return isOwn.filter(Boolean).length;
}
