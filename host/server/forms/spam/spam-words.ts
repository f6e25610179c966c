import { spamPhrases, tradeWords } from '../content/spam-phrases';
import { foldedWords, type JudgedText } from './judged-text';
import { sign, type Sign } from './suspicion';

type Phrase = { words: readonly string[]; points: number };

const phrasePoints = { strong: 6, usual: 2 } as const;

/** By first word: each word of a text is looked up once, however many phrases there are. */
const phrases = new Map<string, Phrase[]>();
for (const kind of ['strong', 'usual'] as const) {
  for (const phrase of spamPhrases[kind].flatMap(listed)) {
    const words = foldedWords(phrase);
    const [first = ''] = words;
    phrases.set(first, [...(phrases.get(first) ?? []), { words, points: phrasePoints[kind] }]);
  }
}
const trade = new Set(listed(tradeWords).flatMap(foldedWords));

// Of French only: a, on, an or me are words of English too.
const frenchWords = new Set(
  (
    'le la les l de des du d un une et est en je j ma mes mon nous vous votre vos notre nos pour par sur avec dans ' +
    'au aux il elle ce c cette qui que qu ne pas plus ou se si sont ai avons faire refaire bonjour merci devis svp'
  )
    .split(' ')
    .flatMap(foldedWords),
);
const leastWords = 8;
const mostPoints = 12;

/** Points for what robots and cold callers write. */
export function wordSigns({ words, nameWords }: JudgedText): readonly Sign[] {
  const found = new Set([...foundPhrases(nameWords), ...foundPhrases(words)]);
  const points = [...found].reduce((sum, phrase) => sum + phrase.points, 0);
  const french = words.filter((word) => frenchWords.has(word)).length;
  return [
    ...sign('spam-words', Math.min(points, mostPoints)),
    ...sign('foreign-language', words.length >= leastWords && french < words.length * 0.06 ? 3 : 0),
  ];
}

/** How many different words of the trade a message has: they speak for it. */
export function tradeWordCount({ words }: JudgedText): number {
  return new Set(words.filter((word) => trade.has(word))).size;
}

function listed(text: string): readonly string[] {
  return text.split(',').filter((phrase) => phrase.trim() !== '');
}

function foundPhrases(words: readonly string[]): readonly Phrase[] {
  return words.flatMap((word, at) =>
    (phrases.get(word) ?? []).filter((phrase) =>
      phrase.words.every((part, index) => words[at + index] === part),
    ),
  );
}
