/** Number of words in a sequence that counts as a copy. */
const length = 5;

/** Matches inline tags. All other tags separate sentences. */
const inLine = /<\/?(?:a|b|em|span|strong|sup)\b[^>]*>/g;

/**
 * Returns the sentences of a page's HTML as lists of words, including text for screen readers and names on the map.
 */
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

/** Returns all five-word sequences. */
export function shinglesOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(
    words.slice(0, 1 - length).map((_word, index) => words.slice(index, index + length).join(' ')),
  );
}

/**
 * Returns the share of the shorter page that the other page contains. The Jaccard index would rate half-copied pages
 * at only a third.
 */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((shingle) => b.has(shingle)).length;
  return shared / Math.min(a.size, b.size);
}

/** Returns the share of a page's words in sentences that `others` also contains. */
export function sharedWords(sentences: readonly string[][], others: ReadonlySet<string>): number {
  const shared = sentences.filter((words) => others.has(words.join(' ')));
  return shared.flat().length / sentences.flat().length;
}

/** Returns the share of a page's sequences that no other page has. */
export function ownShingles(shingles: ReadonlySet<string>, others: readonly ReadonlySet<string>[]): number {
  const own = [...shingles].filter((shingle) => !others.some((other) => other.has(shingle)));
  return own.length / shingles.size;
}
