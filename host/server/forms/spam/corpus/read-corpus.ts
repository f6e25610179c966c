import { readFileSync } from 'node:fs';
import path from 'node:path';
import { seededRandom } from '../../../drills/sample-submissions';
import {
  bareFields,
  corpusReference,
  nativeFields,
  scriptFields,
  type CorpusPost,
  type Written,
} from './corpus-post';
import { generatedBots } from './generated-bots';

const services = new Map([
  ['P', 'Peinture'],
  ['N', 'Nettoyage extérieur'],
  ['T', 'Toiture'],
  ['M', 'Maçonnerie'],
  ['RI', 'Rénovation intérieur'],
  ['RE', 'Rénovation extérieur'],
  ['PS', 'Plusieurs services'],
]);
const urgencies = ["Pas d'urgence particulière", 'Dans le mois', 'Dans la semaine', 'Urgent'] as const;

/** How a robot sends: see the head of bot-posts.tsv. */
export type BotWay =
  'scraped' | 'bare-ajax' | 'bare-native' | 'scripted' | 'tokened' | 'honey' | 'fast' | 'replayed';

const botWays: readonly BotWay[] = [
  'scraped',
  'bare-ajax',
  'bare-native',
  'scripted',
  'tokened',
  'honey',
  'fast',
  'replayed',
];

/** Requests as people write them; a third come without JavaScript. */
export function realPosts(): readonly CorpusPost[] {
  const random = seededRandom(12);
  return rows('real-requests.tsv').map((cells, index) => {
    const [script, kind, firstname, lastname, email, phone, town, service, urgency, message] = cells;
    const written = writtenOf({ firstname, lastname, email, phone, town, message });
    const request = {
      ...written,
      service: services.get(service ?? '') ?? '',
      urgency: urgencies[Number(urgency)] ?? urgencies[0],
    };
    const formKind = kind === 'callback' ? 'callback' : 'quote';
    const name = `${firstname} ${lastname}`.trim();
    if (script === 'no')
      return { name, form: 'native', fields: nativeFields(request, formKind), token: 'none' };
    const elapsed = Math.round(4_000 + random() ** 3 * 40 * 60_000);
    const reference = corpusReference('A', index);
    return {
      name,
      form: 'ajax',
      fields: scriptFields(request, { kind: formKind, reference, elapsed }),
      token: peoplesToken(random(), elapsed),
    };
  });
}

/** Most pages get a token in time. The others: a tab of an earlier release, a laptop closed for two days, a lost key, a draft sent at once. */
function peoplesToken(chance: number, elapsed: number): CorpusPost['token'] {
  if (chance < 0.1) return 'none';
  if (chance < 0.13) return 2 * 24 * 60 * 60_000;
  if (chance < 0.15) return 'invented';
  return chance < 0.18 ? 300 : Math.max(elapsed - 1_000, 2_000);
}

/** Posts of robots, of every kind that contact forms get. */
export function botPosts(): readonly CorpusPost[] {
  const random = seededRandom(13);
  const written = rows('bot-posts.tsv').map((cells) => {
    const [way, firstname, lastname, email, phone, town, service, message] = cells.map((cell) =>
      cell === '-' ? '' : cell,
    );
    return {
      way: botWays.find((known) => known === way) ?? 'scraped',
      ...writtenOf({ firstname, lastname, email, phone, town, message }),
      service: service ?? '',
      urgency: urgencies[0],
    };
  });
  return [...written, ...generatedBots(98)].map(({ way, ...post }, index) => ({
    name: `${way} ${index}: ${post.message.slice(0, 50)}`,
    ...sentBy(way, post, index, random),
  }));
}

function sentBy(
  way: BotWay,
  written: Written,
  index: number,
  random: () => number,
): Omit<CorpusPost, 'name'> {
  const reference = corpusReference('B', index);
  const script = (elapsed: number) => scriptFields(written, { kind: 'quote', reference, elapsed });
  const slow = 3_500 + Math.round(random() * 60_000);
  switch (way) {
    case 'scraped':
      return { form: 'native', fields: nativeFields(written, 'quote'), token: 'none' };
    case 'honey':
      return { form: 'native', fields: nativeFields(written, 'quote', written.email), token: 'none' };
    case 'bare-native':
      return { form: 'native', fields: bareFields(written), token: 'none' };
    case 'bare-ajax':
      return { form: 'ajax', fields: bareFields(written), token: 'none' };
    case 'scripted':
      return { form: 'ajax', fields: script(slow), token: 'none' };
    case 'tokened':
      return { form: 'ajax', fields: script(slow), token: slow };
    case 'fast':
      return { form: 'ajax', fields: script(Math.round(random() * 900)), token: 'none' };
    case 'replayed':
      return { form: 'ajax', fields: script(slow), token: 'used' };
  }
}

function writtenOf(cells: Partial<Record<keyof Written, string>>): Omit<Written, 'service' | 'urgency'> {
  const { firstname = '', lastname = '', email = '', phone = '', town = '', message = '' } = cells;
  const withBreaks = message.replaceAll('\\r', '\r').replaceAll('\\n', '\n');
  return { firstname, lastname, email, phone, town, message: withBreaks };
}

function rows(file: string): readonly (readonly string[])[] {
  const [, ...lines] = readFileSync(path.join(__dirname, file), 'utf8').trimEnd().split('\n');
  return lines.map((line) => line.split('\t'));
}
