import { servedTowns, type TownSlug } from '@renovation-th/shared/contracts/served-towns';
import { keyFacts } from './town-page';
import type { Town } from './town';
import { townLayouts } from './town-layouts';
import { towns } from './towns';

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

const slugsWhere = (test: (town: Town) => boolean) => towns.filter(test).map(({ slug }) => slug);

/** Those of a list that already have a page, in the order of the pages. */
const published = (...slugs: TownSlug[]) => slugsWhere(({ slug }) => slugs.includes(slug));

describe('the towns', () => {
  it('are among the 46 served, each once', () => {
    const slugs = towns.map(({ slug }) => slug);

    expect(Object.keys(servedTowns)).toHaveLength(46);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('promise what their layout and their place call for', () => {
    const withinTheWeek = slugsWhere(({ intervention }) => intervention === 'within-the-week');

    expect(withinTheWeek).toEqual(slugsWhere(({ variant }) => variant === 'lempdes'));
    expect(slugsWhere(({ intervention }) => intervention === 'within-24-hours')).toEqual(
      published('cebazat'),
    );
    expect(slugsWhere(({ intervention }) => intervention === 'quote')).toEqual(published('allier', 'cantal'));
    // Free travel is promised inside the Puy-de-Dôme; the specification takes Issoire out of it.
    expect(slugsWhere(({ travel }) => travel === 'in-quote')).toEqual(
      slugsWhere(({ slug, department }) => slug === 'issoire' || department !== 'Puy-de-Dôme'),
    );
  });

  it('show the commitments on the first ten towns and on those the decisions name', () => {
    const firstTen = Object.keys(servedTowns).slice(0, 10);
    const others = [
      'vichy',
      'thiers',
      'allier',
      'moulins',
      'lapalisse',
      'varennes-sur-allier',
      'dompierre-sur-besbre',
      'le-donjon',
      'chantelle',
    ];

    expect(slugsWhere(({ showsCommitments }) => showsCommitments)).toEqual(
      slugsWhere(({ slug }) => [...firstTen, ...others].includes(slug)),
    );
  });

  it('say that the business is near on the last nine towns and on Cusset', () => {
    const lastNine = Object.keys(servedTowns).slice(-9);

    expect(slugsWhere(({ saysBasedNearby }) => saysBasedNearby)).toEqual(
      slugsWhere(({ slug }) => [...lastNine, 'cusset'].includes(slug)),
    );
  });
});

describe.each(towns.map((town) => [town.slug, town] as const))('%s', (slug, town) => {
  it('has a postcode of its department', () => {
    if (town.postcode === null) return;
    const code = { 'Puy-de-Dôme': '63', Allier: '03', Cantal: '15' }[town.department];

    expect(town.postcode).toMatch(new RegExp(`^${code}\\d{3}$`));
  });

  it('gives distances as estimates, rounded to 5', () => {
    if (!town.distance) return;

    expect(town.distance.km % 5).toBe(0);
    expect(town.distance.minutes % 5).toBe(0);
    expect(keyFacts.of(town, townLayouts[town.variant])[0]?.value).toMatch(/^environ /);
  });

  it('has served neighbours, never itself', () => {
    expect(town.neighbours.length).toBeGreaterThanOrEqual(2);
    expect(town.neighbours).not.toContain(slug);
    expect(new Set(town.neighbours).size).toBe(town.neighbours.length);
    for (const neighbour of town.neighbours) expect(Object.keys(servedTowns)).toContain(neighbour);
  });

  it('says 250 to 450 words that are its own', () => {
    const words = ownSentences(town)
      .join(' ')
      .split(/[\s\u00a0\u202f]+/)
      .filter((word) => /[\p{L}\d]/u.test(word));

    expect(words.length).toBeGreaterThanOrEqual(250);
    expect(words.length).toBeLessThanOrEqual(450);
  });

  it('shares no sentence with another town', () => {
    const others = towns.filter((other) => other.slug !== slug).flatMap(ownSentences);

    for (const sentence of ownSentences(town)) expect(others).not.toContain(sentence);
  });
});
