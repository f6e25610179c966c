import { towns } from './all-towns';
import { factSources } from './fact-sources';
import { townPictures } from './town-pictures';
import { townLayouts } from './town-layouts';
import type { Town } from './town-record';

/** Returns the texts of a record, without its description and brief facts. */
function ownSentences(town: Town): string[] {
  return [
    town.title,
    town.lead,
    ...Object.values(town.cards),
    ...town.expertise,
    town.toSend,
    town.localHeading,
    ...town.localFacts.flatMap(({ title, text }) => [title, text]),
    ...town.questions.flatMap(({ question, answer }) => [question, answer]),
  ];
}

const everyWord = (town: Town) =>
  [town.description, ...Object.values(town.brief), ...ownSentences(town)].join('\n');

const slugsWhere = (test: (town: Town) => boolean) => towns.filter(test).map(({ slug }) => slug);

describe('the towns', () => {
  it('have the delays that their layout and their zone require', () => {
    expect(slugsWhere(({ delay }) => delay === 'within-the-week')).toEqual(
      slugsWhere(({ variant }) => variant === 'lempdes'),
    );
    expect(slugsWhere(({ delay }) => delay === 'within-24-hours')).toEqual(['cebazat']);
    expect(slugsWhere(({ delay }) => delay === 'quote')).toEqual(['allier', 'cantal']);
  });

  it('promise free travel inside the Puy-de-Dôme, except to Issoire', () => {
    expect(slugsWhere(({ travel }) => travel === 'in-quote')).toEqual(
      slugsWhere(({ slug, department }) => slug === 'issoire' || department !== 'Puy-de-Dôme'),
    );
  });

  it('share a picture with at most four others', () => {
    const shown = towns.map(({ model }) => townPictures[model]);
    const tooOften = (words: readonly string[]) =>
      [...new Set(words)].filter((word) => words.filter((other) => other === word).length > 5);

    expect(tooOften(shown.map(({ alt }) => alt))).toEqual([]);
  });
});

describe('the records', () => {
  it('share no sentence, no title and no question', () => {
    const all = towns.flatMap(ownSentences);

    expect(all.filter((sentence, index) => all.indexOf(sentence) !== index)).toEqual([]);
  });
});

describe('the sources of facts', () => {
  it('are exactly the sources that records use', () => {
    const used = new Set(towns.flatMap(({ sources }) => sources.map(({ source }) => source)));

    expect([...used].sort()).toEqual(Object.keys(factSources).sort());
  });
});

describe.each(towns.map((town) => [town.slug, town] as const))('%s', (_slug, town) => {
  it('has a postcode that belongs to its department', () => {
    if (town.postcode === null) return;
    const code = { 'Puy-de-Dôme': '63', Allier: '03', Cantal: '15' }[town.department];

    expect(town.postcode).toMatch(new RegExp(`^${code}\\d{3}$`));
  });

  it('rounds distances to 5 km and 5 minutes', () => {
    if (!town.distance) return;
    const { km, minutes } = town.distance;

    expect(minutes % 5).toBe(0);
    expect(km % 5).toBe(0);
  });

  it('has 300 to 560 words in its record', () => {
    const words = ownSentences(town)
      .join(' ')
      .split(/[\s\u00a0\u202f]+/)
      .filter((word) => /[\p{L}\d]/u.test(word));

    expect(words.length).toBeGreaterThanOrEqual(300);
    expect(words.length).toBeLessThanOrEqual(560);
  });

  it('states no delay of its own, not even in its description', () => {
    expect(everyWord(town)).not.toMatch(/(?:24|48)\u00a0h/);
  });

  it('has a card of one short sentence for each trade of its layout', () => {
    expect(Object.keys(town.cards).sort()).toEqual([...townLayouts[town.variant].cards].sort());
    for (const sentence of Object.values(town.cards)) {
      expect(sentence).toMatch(/^\p{Lu}[^.]*\.$/u);
      expect(sentence.length).toBeLessThanOrEqual(110);
    }
  });

  it('gives two to four reasons of one sentence each to choose the owner', () => {
    expect(town.expertise.length).toBeGreaterThanOrEqual(2);
    expect(town.expertise.length).toBeLessThanOrEqual(4);
    for (const reason of town.expertise) expect(reason).toMatch(/^\p{Lu}[^.]*\.$/u);
  });

  it('is named in its title, and has brief facts without a full stop', () => {
    expect(town.title).toContain(town.name.replace(/^Le /, ''));
    for (const words of Object.values(town.brief)) expect(words ?? '').toMatch(/^(?:[^.]{1,70}[^.])?$/);
  });

  it('names at least two sources, for facts that the record states', () => {
    expect(town.sources.length).toBeGreaterThanOrEqual(2);
    expect(town.sources.filter(({ fact }) => !everyWord(town).includes(fact))).toEqual([]);
  });
});
