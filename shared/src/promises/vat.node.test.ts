import type { Identity } from '../identity/identity';
import { vatSentences } from './vat';

const liable: Pick<Identity, 'vat'> = { vat: { regime: 'liable', number: 'FR 12 123456789' } };
const every = ['upkeep', 'roof', 'building', 'fittings', 'openings', 'cleaning', 'all'] as const;

describe('vatSentences', () => {
  it.each(every)('states rates for %s only if the business charges VAT', (works) => {
    expect(vatSentences({}, works)).toEqual([]);
    expect(vatSentences({ vat: { regime: 'exempt' } }, works)).toHaveLength(1);
    expect(vatSentences(liable, works).join(' ')).toMatch(/\d\u00a0%/);
  });

  it.each([
    ['roof', /démoussage suivi d’un traitement[^.]*10\u00a0%/],
    ['roof', /lavage seul\u00a0: 20\u00a0%/],
    ['building', /muret[^.]*10\u00a0%/],
    ['building', /terrasse nouvelle\u00a0: 20\u00a0%/],
    ['cleaning', /^TVA à 20\u00a0%/],
  ] as const)('states the rates of common jobs: %s, %s', (works, rate) => {
    expect(vatSentences(liable, works).join(' ')).toMatch(rate);
  });
});
