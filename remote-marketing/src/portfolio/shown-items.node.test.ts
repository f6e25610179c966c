import { samplePlace, sampleProject } from '@renovation-th/shared/testing/sample-published';
import { homeData } from '../page-data/home-data';
import { headWords, itemsFor } from './shown-items';

const shown = (count: number) => {
  const projects = Array.from({ length: count }, (_, index) => sampleProject(`Chantier ${index + 1}`));
  return itemsFor(homeData({ projects, places: [samplePlace('riom')] }).projects);
};

describe('the items of the portfolio', () => {
  it('are sixteen models as long as there is no project', () => {
    expect(shown(0)).toHaveLength(16);
    expect(shown(0).every(({ kind }) => kind === 'model')).toBe(true);
    expect(headWords(shown(0)).heading).toBe('Travaux types');
  });

  it('are the projects first, then models', () => {
    expect(shown(2)).toHaveLength(16);
    expect(shown(2)[0]).toMatchObject({ title: 'Chantier 1', badge: 'Peinture\u00a0– À Riom, mars 2026' });
    expect(
      shown(2)
        .map(({ kind }) => kind)
        .slice(0, 3),
    ).toEqual(['project', 'project', 'model']);
    expect(headWords(shown(2)).heading).toBe('Chantiers et travaux types');
  });

  it('contain no model if there are six projects or more', () => {
    expect(shown(6)).toHaveLength(6);
    expect(headWords(shown(6)).heading).toBe('Nos chantiers');
  });
});
