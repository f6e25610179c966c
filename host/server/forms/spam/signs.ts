import { createHash } from 'node:crypto';
import { findPhones } from '@renovation-th/shared/forms/phone';
import { spamPhrases } from '../content/spam-phrases';
import { valuesOf } from '../content/known-fields';

/** Reasons to suspect a robot. The owner's page has a text for each. */
export type SuspicionReason =
  'honeypot' | 'too-fast' | 'links' | 'foreign-alphabet' | 'spam-words' | 'known-message' | 'flood';

/** A request with this score or more is quarantined. */
export const quarantineScore = 10;

/** A reason and its weight in whole points. */
export type Sign = readonly [reason: SuspicionReason, points: number];

/** Minimum time, in milliseconds, that a person needs for a form. */
const quickestPerson = 1_000;

type Sent = ReadonlyMap<string, string>;

/** Returns the trap that the form triggered, or null. A page without JavaScript sends no `_elapsed`. */
export function trapOf(fields: Sent): 'honeypot' | 'too-fast' | null {
  if (fields.get('_honey') && !isAutofilled(fields)) return 'honeypot';
  const elapsed = fields.get('_elapsed') ?? '';
  return /^\d{1,15}$/.test(elapsed) && Number(elapsed) < quickestPerson ? 'too-fast' : null;
}

/** Whether the honeypot repeats another field's value, as when a browser or extension fills in all fields. */
export function isAutofilled(fields: Sent): boolean {
  const trapped = (fields.get('_honey') ?? '').trim().toLowerCase();
  const others = [...fields]
    .filter(([name]) => !name.startsWith('_'))
    .map(([, value]) => value.toLowerCase());
  return (
    trapped !== '' && others.some((value) => value.split(/[\s,]+/).includes(trapped) || value === trapped)
  );
}

/** Phone numbers of France and its overseas departments. */
const french = /^\+(33|590|594|596|262)/;

/** Whether a form has a French phone number and a selected option, so that its wording alone never quarantines it. */
export function isHonestForm(fields: Sent): boolean {
  const phones = valuesOf(fields, 'phone').flatMap((text) => findPhones(text.slice(0, 254)));
  return (
    phones.some(({ e164 }) => french.test(e164)) && valuesOf(fields, 'choice', 'slot', 'slot-part').length > 0
  );
}

/** Reasons that concern only the wording; see `isHonestForm`. */
export const wordReasons: readonly SuspicionReason[] = ['spam-words', 'foreign-alphabet'];

/** Returns the signs of spam in a text. */
export function textSigns(text: string): readonly Sign[] {
  const elsewhere = linkedHosts(text).filter((host) => !isUsual(host)).length;
  return [
    ['links', Math.min(elsewhere * 3, quarantineScore)],
    ['foreign-alphabet', foreignPoints(text)],
    // Two phrases are enough for quarantine.
    ['spam-words', Math.min(new Set(foundPhrases(text)).size * 6, 12)],
  ];
}

/** Sites that customers link to: photo and file sharing, maps, social networks, a shop. */
const usualHosts: readonly string[] = (
  'photos.app.goo.gl maps.app.goo.gl google.com we.tl wetransfer.com dropbox.com 1drv.ms onedrive.live.com ' +
  'icloud.com smash.com facebook.com instagram.com pinterest.com youtube.com ikea.com'
).split(' ');

const isUsual = (host: string) =>
  host.endsWith('.fr') || usualHosts.some((known) => host === known || host.endsWith(`.${known}`));

/** Match links with a scheme or `www.`, and bare hosts with a top-level domain that robots use. */
const links = [
  /\b(?:https?:\/\/(?:www\.)?|www\.)([\w.-]{0,100})/gi,
  /(?<![\w@./-])(?!www\.)((?:[a-z0-9-]{1,63}\.){1,8}(?:com|net|org|info|biz|ru|cn|xyz|top|online|shop|site|store))\b/gi,
];

/** Lists the hosts that a text links to. An e-mail address is not a link. */
function linkedHosts(text: string): readonly string[] {
  return links.flatMap((link) =>
    [...text.matchAll(link)].map(([, host = '']) => host.toLowerCase().replace(/\.+$/, '')),
  );
}

/** Maximum characters to inspect in the message and in each other field. 8,000 characters take a few milliseconds. */
const longestJudged = { message: 8_000, other: 300 };

/** Returns the visitor's message, including every field that our forms do not have. */
export function messageOf(fields: Sent): string {
  // Control fields start with an underscore.
  const content = [...fields].filter(([name]) => !name.startsWith('_'));
  return valuesOf(content, 'message', null).join('\n').slice(0, longestJudged.message);
}

/** Returns all free text that the visitor wrote, up to the limits. */
export function writtenText(fields: Sent): string {
  const others = valuesOf(fields, 'name', 'place', 'phone').map((value) =>
    value.slice(0, longestJudged.other),
  );
  return [...others, messageOf(fields)].join('\n');
}

/** Invisible characters that break up a word, such as soft hyphens and zero-width spaces. */
const invisible = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g;

/** Maximum characters after NFKD, which may turn one character into eighteen. */
const mostFolded = 3 * longestJudged.message;

/** Returns the Latin words and numbers of a text. For example, `Rénovation 2026` gives `renovation` and `2026`. */
function foldedWords(text: string): readonly string[] {
  return (
    text
      // Removes combining marks first, because NFKD takes time quadratic in their number.
      .replace(/\p{M}+/gu, '')
      .normalize('NFKD')
      .slice(0, mostFolded)
      .replace(/\p{M}+/gu, '')
      .replace(invisible, '')
      .toLowerCase()
      .replaceAll('œ', 'oe')
      .split(/[^a-z0-9]+/)
      .filter((word) => word !== '')
      .map((word) => (word.length > 3 ? word.replace(/[sx]$/, '') : word))
  );
}

/** Many people write "Devis toiture", but two people rarely write the same eight words. */
const fewestWords = 8;

/** Returns a hash of the words without digits, or null for a message so short that two people may both write it. */
export function likenessOf(message: string): string | null {
  const words = foldedWords(message).filter((word) => !/\d/.test(word));
  return words.length < fewestWords
    ? null
    : createHash('sha256').update(words.join(' ')).digest('hex').slice(0, 16);
}

/** Phrases by first word, so that each word of a text is looked up once. */
const phrases = new Map<string, (readonly string[])[]>();
for (const phrase of spamPhrases.flatMap((list) => list.split(',')).map(foldedWords)) {
  const [first = ''] = phrase;
  phrases.set(first, [...(phrases.get(first) ?? []), phrase]);
}

function foundPhrases(text: string): readonly (readonly string[])[] {
  const words = foldedWords(text);
  return words.flatMap((word, at) =>
    (phrases.get(word) ?? []).filter((phrase) => phrase.every((part, index) => words[at + index] === part)),
  );
}

/** Returns points for letters of other alphabets: few for a name or a greeting, many for a whole text. */
function foreignPoints(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const foreign = letters - (text.match(/\p{Script=Latin}/gu)?.length ?? 0);
  if (foreign < 5) return 0;
  const share = foreign / letters;
  return share > 0.5 ? 10 : share > 0.2 ? 6 : 2;
}
