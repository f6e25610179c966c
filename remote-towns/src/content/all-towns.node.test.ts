import { frenchFaults } from '@renovation-th/shared/testing/french-faults';
import { promiseFaults } from '@renovation-th/shared/testing/promise-faults';
import { towns } from './all-towns';
import { factSources } from './fact-sources';
import { townPictures } from './town-pictures';
import { townLayouts } from './town-layouts';
import type { Town } from './town-record';

/** Every sentence that the record alone brings to its page. */
function ownSentences(town: Town): string[] {
  return [
    town.title,
    town.lead,
    town.servicesIntro,
    ...Object.values(town.cards),
    town.expertise,
    town.toSend,
    town.localHeading,
    ...town.localFacts.flatMap(({ title, text }) => [title, text]),
    ...town.questions.flatMap(({ question, answer }) => [question, answer]),
  ];
}

const everyWord = (town: Town) =>
  [town.description, ...Object.values(town.brief), ...ownSentences(town)].join('\n');

const slugsWhere = (test: (town: Town) => boolean) => towns.filter(test).map(({ slug }) => slug);

describe('The towns', () => {
  it('promise to come as soon as their layout and their place call for', () => {
    expect(slugsWhere(({ delay }) => delay === 'within-the-week')).toEqual(
      slugsWhere(({ variant }) => variant === 'lempdes'),
    );
    expect(slugsWhere(({ delay }) => delay === 'within-24-hours')).toEqual(['cebazat']);
    expect(slugsWhere(({ delay }) => delay === 'quote')).toEqual(['allier', 'cantal']);
  });

  it('are reached free of charge inside the Puy-de-Dôme, except Issoire', () => {
    expect(slugsWhere(({ travel }) => travel === 'in-quote')).toEqual(
      slugsWhere(({ slug, department }) => slug === 'issoire' || department !== 'Puy-de-Dôme'),
    );
  });

  it('show brick only where houses are built of it', () => {
    const ofBrick = [
      'allier',
      'randan',
      'moulins',
      'lapalisse',
      'varennes-sur-allier',
      'dompierre-sur-besbre',
      'le-donjon',
    ];

    expect(slugsWhere(({ model }) => model === 'bourbonnais').sort()).toEqual([...ofBrick].sort());
  });

  it('show the town houses in lava stone only where those stand', () => {
    expect(slugsWhere(({ model }) => model === 'volvic')).toEqual([
      'clermont-ferrand',
      'riom',
      'sayat',
      'volvic',
    ]);
  });
});

/** Ways to write that readers must guess at, and promises that one man cannot keep. */
const neverSaid: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['houses that love, drink, ask or want', /maisons? (?:qui )?(?:aim|demand|veu|boi|réclam)/i],
  ['« X, c’est d’abord Y »', /c’est (?:d’abord|avant tout) /i],
  ['a protection by its former name', /secteur sauvegardé/],
  ['distances with « soit »', /\bkm, soit\b/],
  ['the spelling « anti-mousse » or « granit »', /anti-mousse|\bgranit\b/],
  ['the craftsman in the place of « nous »', /l’artisan\b/i],
  ['a number of trades', /\b(?:six|huit) (?:métiers|familles|réponses|façons)/i],
  ['a promise that one man cannot keep', /intervention rapide|seul engage|le jour même/i],
  ['slate that is treated like tile', /ardoise[^.]*hydrofug(?:e|é)(?! ni)(?<!ni hydrofuge)/i],
  ['a century in letters', /-huitième|-neuvième|vingtième siècle|quinzième|seizième/],
  ['initials that few know', /\bPLU\b/],
];

describe('No page of a town', () => {
  const sentences = [
    ...towns.map(everyWord),
    ...Object.values(townPictures).flatMap(({ alt, caption }) => [alt, caption]),
  ].join('\n');

  it.each(neverSaid)('says %s', (_what, pattern) => {
    expect(pattern.exec(sentences)?.[0]).toBeUndefined();
  });

  it('answers shrinking clay with a foundation below frost alone', () => {
    const frostOnly = towns.filter((town) =>
      [...town.localFacts.map(({ text }) => text), ...town.questions.map(({ answer }) => answer)].some(
        (text) =>
          /hors gel/.test(text) && /argile|terres? lourdes?|rétract/.test(text) && !/étude de sol/.test(text),
      ),
    );

    expect(frostOnly.map(({ slug }) => slug)).toEqual([]);
  });
});

describe('The records', () => {
  it('share no sentence, no title and no question', () => {
    const all = towns.flatMap(ownSentences);

    expect(all.filter((sentence, index) => all.indexOf(sentence) !== index)).toEqual([]);
  });
});

describe('The sources of facts', () => {
  it('are each used by a town', () => {
    const used = new Set(towns.flatMap(({ sources }) => sources.map(({ source }) => source)));

    expect([...used].sort()).toEqual(Object.keys(factSources).sort());
  });
});

describe.each(towns.map((town) => [town.slug, town] as const))('%s', (_slug, town) => {
  it('has a postcode of its department', () => {
    if (town.postcode === null) return;
    const code = { 'Puy-de-Dôme': '63', Allier: '03', Cantal: '15' }[town.department];

    expect(town.postcode).toMatch(new RegExp(`^${code}\\d{3}$`));
  });

  it('gives distances as estimates, minutes and kilometres rounded to 5', () => {
    if (!town.distance) return;
    const { km, minutes } = town.distance;

    expect(minutes % 5).toBe(0);
    expect(km % 5).toBe(0);
  });

  it('says 400 to 750 words that are its own', () => {
    const words = ownSentences(town)
      .join(' ')
      .split(/[\s\u00a0\u202f]+/)
      .filter((word) => /[\p{L}\d]/u.test(word));

    expect(words.length).toBeGreaterThanOrEqual(400);
    expect(words.length).toBeLessThanOrEqual(750);
  });

  it('leaves promises to the shared words, description included', () => {
    expect(promiseFaults(everyWord(town))).toEqual([]);
    expect(everyWord(town)).not.toMatch(/(?:24|48)\u00a0h/);
  });

  it('has a card of one short sentence for each trade of its layout', () => {
    expect(Object.keys(town.cards).sort()).toEqual([...townLayouts[town.variant].cards].sort());
    for (const sentence of Object.values(town.cards)) {
      expect(sentence).toMatch(/^\p{Lu}[^.]*\.$/u);
      expect(sentence.length).toBeLessThanOrEqual(110);
    }
  });

  it('is in its title by name, and in brief without a full stop', () => {
    expect(town.title).toContain(town.name.replace(/^Le /, ''));
    for (const words of Object.values(town.brief)) expect(words ?? '').toMatch(/^(?:[^.]{1,70}[^.])?$/);
  });

  it('says what initials mean where they come first', () => {
    const [first] = ownSentences(town).filter((sentence) => /\bABF\b/.test(sentence));

    expect(first ?? 'architecte des Bâtiments de France').toContain('architecte des Bâtiments de France');
  });

  it('is set in French typography', () => {
    expect(frenchFaults(everyWord(town))).toEqual([]);
  });

  it('says where its facts can be checked', () => {
    expect(town.sources.length).toBeGreaterThanOrEqual(2);
    for (const { fact } of town.sources) expect(everyWord(town)).toContain(fact);
  });

  it('has a source for every year and every protection that it states as a fact', () => {
    const stated = town.localFacts
      .flatMap(({ title, text }) => [title, ...text.split(/(?<=\.) /)])
      .filter((sentence) =>
        /\b(?:1[5-9]|20)\d\d\b|monuments? historiques?|\bclassée?\b|patrimoine mondial/.test(sentence),
      )
      .filter((sentence) => !/\d\u00a0(?:m|km)\b|1949|1997|peut suffire|éventuel/.test(sentence));
    const unchecked = stated.filter(
      (sentence) =>
        !town.sources.some(
          ({ fact }) =>
            sentence.includes(fact) ||
            town.localFacts.some(
              ({ title, text }) => text.includes(sentence) && (text.includes(fact) || title.includes(fact)),
            ),
        ),
    );

    expect(unchecked).toEqual([]);
  });
});
