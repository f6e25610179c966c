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

/** A name or a greeting in another alphabet is welcome, a whole text is not. */
export function alphabetSigns({ names, town, message }: JudgedText): readonly Sign[] {
  const whole = [...names, town, message].join(' ');
  return sign('foreign-alphabet', Math.max(pointsOf(whole), pointsOf(message)));
}

function pointsOf(text: string): number {
  const letters = count(text, /\p{L}/gu);
  const foreign = letters - count(text, /\p{Script=Latin}/gu);
  if (foreign < 5) return 0;
  const share = foreign / letters;
  return share > 0.5 ? 10 : share > 0.2 ? 6 : 2;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
