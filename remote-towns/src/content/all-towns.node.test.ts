import { frenchFaults } from '@renovation-th/shared/testing/french-faults';
import { promiseFaults } from '@renovation-th/shared/testing/promise-faults';
import { towns } from './all-towns';
import { factSources } from './fact-sources';
import { townPictures } from './town-pictures';
import type { Town } from './town-record';
import { trades } from './trades';

/** Every sentence that the record alone brings to its page. */
function ownSentences(town: Town): string[] {
  return [
    town.lead,
    town.servicesIntro,
    town.localHeading,
    ...town.localFacts.flatMap(({ title, text }) => [title, text]),
    ...town.questions.flatMap(({ question, answer }) => [question, answer]),
  ];
}

const everyWord = (town: Town) => [town.description, ...ownSentences(town)].join('\n');

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

/** How a fact was told wrongly once, or a sentence that made readers guess. */
const neverAgain: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['the riddle of Nohanent', /L’eau, la pierre et la fraîcheur/],
  ['doors with somebody behind each', /portes d’entrée, et la même personne/],
  ['a front thought from the other bank', /se pense depuis l’autre rive/],
  ['the coat of a wall', /manteau/],
  ['the harvester', /moissonneuse/],
  ['houses that love, drink, ask or want', /maisons? (?:qui )?(?:aim|demand|veu|boi|réclam)/i],
  ['the belly of a wall', /ventre/],
  ['frames that move no more', /ne bougent plus/],
  ['three virtues of a house', /Close, saine et nette/],
  ['hands in the place of a person', /(?:même|seule) main\b|mêmes mains/],
  ['« X, c’est d’abord Y »', /c’est (?:d’abord|avant tout) /i],
  ['moss held back on the tiles', /traitement la retient/],
  ['two communes with the postcode of Vichy', /03200 regroupe deux/],
  ['towns in the mountains of the Livradois', /monts du Livradois/],
  ['the number of communes of the Allier', /317|trois cent dix-sept/i],
  ['the bypass of Varennes', /déviation|bon moment/],
  ['a protection by its former name', /secteur sauvegardé/],
  ['the damp bocage of three towns that have none', /bocage humide/],
  ['Moulins and Vichy without Montluçon', /Moulins et Vichy ont/],
  ['distances with « soit »', /\bkm, soit\b/],
  ['the spelling « anti-mousse » or « granit »', /anti-mousse|\bgranit\b/],
  ['the craftsman in the place of « nous »', /l’artisan\b/i],
  ['a number of trades', /\b(?:six|huit) (?:métiers|familles|réponses|façons)/i],
];

describe('No page of a town', () => {
  const sentences = [
    ...towns.map(everyWord),
    ...Object.values(trades).flatMap((cards) => Object.values(cards)),
    ...Object.values(townPictures).flatMap(({ alt, caption }) => [alt, caption]),
  ].join('\n');

  it.each(neverAgain)('says again: %s', (_what, pattern) => {
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

describe('The trades', () => {
  it('are told in French typography, one sentence for each kind of building', () => {
    const all = Object.values(trades).flatMap((cards) => Object.values(cards));

    expect(new Set(all).size).toBe(all.length);
    expect(frenchFaults(all.join('\n'))).toEqual([]);
    for (const sentence of all) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
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

  it('gives distances as estimates: minutes rounded to 5, kilometres too from 10 on', () => {
    if (!town.distance) return;
    const { km, minutes } = town.distance;

    expect(minutes % 5).toBe(0);
    expect(km < 10 ? Number.isInteger(km) : km % 5 === 0).toBe(true);
  });

  it('says 250 to 450 words that are its own', () => {
    const words = ownSentences(town)
      .join(' ')
      .split(/[\s\u00a0\u202f]+/)
      .filter((word) => /[\p{L}\d]/u.test(word));

    expect(words.length).toBeGreaterThanOrEqual(250);
    expect(words.length).toBeLessThanOrEqual(450);
  });

  it('leaves promises to the shared words, description included', () => {
    expect(promiseFaults(everyWord(town))).toEqual([]);
    expect(everyWord(town)).not.toMatch(/(?:24|48)\u00a0h/);
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
