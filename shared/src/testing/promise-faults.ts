import {
  answers,
  delayMeaning,
  delays,
  fourSteps,
  freeTravelSentence,
  tenYearGuarantee,
  travelEverywhere,
  travels,
  usualDelay,
  visitWithin48Hours,
  type StatedPromise,
} from '../content/promises';
import { guarantees } from '../content/guarantees';
import { requestsKept } from '../content/request-retention';

/** Patterns that recognize a promise in any wording. */
const mentions: readonly { mention: RegExp; fault: string }[] = [
  { mention: /(?:sous|en) (?:24|48) h\b|(?:24|48) heures|dans la semaine/, fault: 'a response time' },
  {
    mention:
      /(?:déplacement|trajet|route)[^.\n]*(?:gratuit|offert|compris)|(?:gratuit|offert)[^.\n]*déplacement/,
    fault: 'travel',
  },
  {
    mention: /décennale|garantie? [^.\n]*(?:dix|10) ans|garanti(?:e|s|es)? (?:pendant )?(?:dix|10) ans/,
    fault: 'the ten-year guarantee',
  },
  {
    mention: /gratuit[^.\n]*(?:dans|du) (?:tout )?le 63(?!, sauf issoire)/,
    fault: '« 63 » without « sauf Issoire »',
  },
  { mention: /trois ans[^.\n]*dernier échange/, fault: 'how long requests are kept' },
];

/** Returns the value and the meaning on separate lines, as pages show them in separate elements, in both orders. */
const bothWays = ({ value, meaning }: StatedPromise) => [`${meaning}\n${value}`, `${value}\n${meaning}`];

const stated: readonly StatedPromise[] = [
  ...Object.values(delays),
  ...Object.values(travels),
  ...Object.values(answers),
  usualDelay,
  travelEverywhere,
  tenYearGuarantee,
];

/** All allowed wordings. The longest are first, because some contain others. */
const allowed = [
  ...stated.flatMap(bothWays),
  ...Object.values(travels).map(({ sentence }) => sentence),
  ...[answers.reply.sentence, answers.reply.noted, answers.reply.phrase],
  ...fourSteps.map(({ text }) => text),
  ...[delayMeaning, freeTravelSentence, visitWithin48Hours],
  ...guarantees.flatMap(({ term, text }) => [term, text]),
  ...[tenYearGuarantee.title, tenYearGuarantee.scope, tenYearGuarantee.proof],
  requestsKept,
]
  .map(plain)
  .sort((a, b) => b.length - a.length);

/**
 * Returns the first promise of each kind that is not worded as in content/promises.ts, with the words around it.
 * @param text a result of `readableText`.
 * @example promiseFaults('Travaux en 48 h') // => ['a response time: « Travaux en 48 h »']
 */
export function promiseFaults(text: string): readonly string[] {
  const rest = allowed.reduce((left, words) => left.replaceAll(words, '·'), plain(text));

  return mentions.flatMap(({ mention, fault }) => {
    const found = mention.exec(rest);
    if (!found) return [];
    const around = rest.slice(Math.max(0, found.index - 40), found.index + found[0].length + 40).trim();
    return [`${fault}: « ${around} »`];
  });
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u00a0\u202f ]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n');
}
