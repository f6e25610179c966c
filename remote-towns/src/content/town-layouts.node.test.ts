import { townLayouts } from './town-layouts';
import { townServices } from './town-services';

const namesOf = (variant: keyof typeof townLayouts) =>
  townLayouts[variant].cards.map((key) => townServices[key].name);

const leCrest = {
  name: 'Le Crest',
  where: 'au Crest',
  postcode: '63450',
  department: 'Puy-de-Dôme',
} as const;

describe('the layouts of town pages', () => {
  it.each(['classic-6', 'classic-8', 'regional-6'] as const)(
    '%s names business, town and trade',
    (variant) => {
      expect(townLayouts[variant].heading(leCrest)).toEqual({
        title: 'Rénovation TH au Crest',
        trade: 'Artisan Tous Corps d’État',
      });
    },
  );

  it('lempdes names the town, then its postcode and department', () => {
    expect(townLayouts.lempdes.heading(leCrest)).toEqual({
      title: 'Rénovation au Crest',
      place: 'Le Crest (63450) - Puy-de-Dôme',
    });
  });

  it('classic-8 has every service', () => {
    expect(namesOf('classic-8')).toEqual([
      'Peinture',
      'Toiture',
      'Maçonnerie',
      'Crépi et façade',
      'Nettoyage extérieur',
      'Rénovation intérieure',
      'Rénovation extérieure',
      'Peinture sur boiseries',
    ]);
  });

  it.each(['classic-6', 'regional-6'] as const)('%s leaves out render and woodwork', (variant) => {
    expect(namesOf(variant)).toEqual(
      namesOf('classic-8').filter((name) => name !== 'Crépi et façade' && name !== 'Peinture sur boiseries'),
    );
  });

  it('lempdes has an order of its own', () => {
    expect(namesOf('lempdes')).toEqual([
      'Rénovation extérieure',
      'Toiture',
      'Maçonnerie',
      'Peinture',
      'Rénovation intérieure',
      'Nettoyage extérieur',
    ]);
  });

  it('links the number on lempdes alone', () => {
    const linked = Object.entries(townLayouts).filter(([, { phone }]) => phone === 'link');

    expect(linked.map(([variant]) => variant)).toEqual(['lempdes']);
  });

  it('gives eight cards four columns at most, six cards three', () => {
    expect(townLayouts['classic-8'].columns).toEqual({ medium: 2, large: 3, wide: 4 });
    expect(townLayouts['classic-6'].columns.wide).toBe(3);
    expect(townLayouts['regional-6'].columns.wide).toBe(3);
    expect(townLayouts.lempdes.columns.wide).toBe(3);
  });
});

describe('the services of town pages', () => {
  it.each([
    ['painting', '/services/peinture'],
    ['woodwork', '/services/peinture'],
    ['roofing', '/services/toiture'],
    ['masonry', '/services/maconnerie'],
    ['rendering', '/services/maconnerie'],
    ['cleaning', '/services/nettoyage-exterieur'],
    ['interior', '/services/renovation-interieur'],
    ['exterior', '/services/renovation-exterieur'],
  ] as const)('%s leads to %s', (key, path) => {
    expect(townServices[key].path).toBe(path);
  });
});
