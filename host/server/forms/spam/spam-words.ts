import { spamPhrases } from '../content/spam-phrases';
import { foldedWords, type JudgedText } from './judged-text';
import { sign, type Sign } from './suspicion';

/** By first word: each word of a text is looked up once, however many phrases there are. */
const phrases = new Map<string, (readonly string[])[]>();
for (const phrase of spamPhrases.flatMap((list) => list.split(','))) {
  const words = foldedWords(phrase);
  const [first = ''] = words;
  if (words.length > 0) phrases.set(first, [...(phrases.get(first) ?? []), words]);
}

/** Two are enough to set a request apart. */
const points = 6;
const mostPoints = 12;

/** Points for what robots and cold callers write. */
export function wordSigns({ words, nameWords }: JudgedText): readonly Sign[] {
  const found = new Set([...foundPhrases(nameWords), ...foundPhrases(words)]);
  return sign('spam-words', Math.min(found.size * points, mostPoints));
}

function foundPhrases(words: readonly string[]): readonly (readonly string[])[] {
  return words.flatMap((word, at) =>
    (phrases.get(word) ?? []).filter((phrase) => phrase.every((part, index) => words[at + index] === part)),
  );
}
