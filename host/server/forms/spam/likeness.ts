import { createHash } from 'node:crypto';
import { foldedWords } from './written-text';

/** Bits of a sketch. Two texts of different people differ in about half of them. */
const bits = 64;
/** Texts that differ in no more bits are nearly the same: a name, a number, a few words are others. */
const mostDifferent = 10;
/** « Devis toiture » is what many people write; so many words are somebody's own. */
const fewestWords = 8;

/**
 * Gives messages that are nearly the same one name, their likeness: that of the first of them. Robots change a word
 * or a number in each message; a sketch of all words (a SimHash, https://en.wikipedia.org/wiki/SimHash) hardly
 * changes with them.
 */
export type Likenesses = {
  /** Null for a message that two people may well both write. */
  of(message: string): string | null;
  remember(likeness: string): void;
};

/** @param known likenesses that came before. @param most that are remembered; the oldest go first. */
export function likenesses(known: readonly string[], most: number): Likenesses {
  // A set keeps the order of insertion: the first entry is the oldest.
  const recent = new Map(known.map((likeness) => [likeness, BigInt(`0x${likeness}`)]));
  return {
    of(message) {
      const words = foldedWords(message).filter((word) => !/\d/.test(word));
      if (words.length < fewestWords) return null;
      const sketch = sketchOf(words);
      for (const [likeness, other] of recent)
        if (differentBits(sketch ^ other) <= mostDifferent) return likeness;
      return sketch.toString(16).padStart(bits / 4, '0');
    },
    remember(likeness) {
      recent.set(likeness, BigInt(`0x${likeness}`));
      const [oldest] = recent.size > most ? recent.keys() : [];
      if (oldest !== undefined) recent.delete(oldest);
    },
  };
}

/** Each word, and each pair of neighbours, votes for the bits of its hash. */
function sketchOf(words: readonly string[]): bigint {
  const votes = new Int32Array(bits);
  const features = words.flatMap((word, at) => [word, `${word} ${words[at + 1] ?? ''}`]);
  for (const feature of new Set(features)) {
    const hash = createHash('sha1').update(feature).digest();
    for (let bit = 0; bit < bits; bit += 1)
      votes[bit] = (votes[bit] ?? 0) + ((hash[bit >> 3] ?? 0) & (1 << (bit & 7)) ? 1 : -1);
  }
  return votes.reduce((sketch, vote, bit) => (vote > 0 ? sketch | (1n << BigInt(bit)) : sketch), 0n);
}

function differentBits(difference: bigint): number {
  let count = 0;
  for (let rest = difference; rest > 0n && count <= mostDifferent; rest &= rest - 1n) count += 1;
  return count;
}
