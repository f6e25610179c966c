import type { Load } from './load-page';
import { medianLoad } from '../median-load';
import { benchmarkIndex, paintTable, type Measured } from './paint-report';

const load = (own: Partial<Load>): Load => ({
  lcp: 1_000,
  tbt: 20,
  cls: 0,
  scriptBytes: 0,
  allBytes: 102_400,
  performance: 100,
  accessibility: 100,
  bestPractices: 96,
  seo: 100,
  benchmarkIndex: 2_000,
  ...own,
});

const measured = (...loads: Load[]): Measured => ({ median: medianLoad(loads), loads });

const town = {
  path: '/villes/riom',
  view: 'town',
  page: {
    simulate: measured(load({ lcp: 9_000 }), load({ lcp: 1_500, performance: 91 }), load({ lcp: 1_400 })),
    devtools: measured(load({ lcp: 1_050, tbt: 130, scriptBytes: 79_872, allBytes: 204_800, cls: 0.0123 })),
  },
  twin: {
    simulate: measured(load({ benchmarkIndex: 1_000 })),
    devtools: measured(load({ lcp: 1_000, tbt: 15 }), load({ lcp: 1_200, tbt: 16 })),
  },
};

describe('The table of paints', () => {
  it('has the medians of a page beside those of its twin, under both throttlings', () => {
    expect(paintTable([town])).toEqual({
      '/villes/riom': {
        'LCP s (× twin)': '1500 (1.50)',
        'LCP a (× twin)': '1050 (0.95)',
        'TBT s / a': '20 / 130',
        'script KB': '78',
        'all KB': '200',
        'CLS s / a': '0.000 / 0.012',
        'scores s': '100 100 96 100',
        'scores a': '100 100 96 100',
      },
      'twin of /villes/riom': {
        'LCP s (× twin)': '1000',
        'LCP a (× twin)': '1100',
        'TBT s / a': '20 / 16',
        'script KB': '0',
        'all KB': '100',
        'CLS s / a': '0.000 / 0.000',
        'scores s': '100 100 96 100',
        'scores a': '100 100 96 100',
      },
    });
  });

  it('says how fast the machine was in the middle of all loads', () => {
    expect(benchmarkIndex([town])).toBe(2_000);
  });
});
