import { completeIdentity as complete } from '@renovation-th/shared/testing/complete-identity';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import type { Identity } from './identity';
import { legalGaps } from './identity-gaps';

const today = '2026-11-24';
const certificate = {
  name: 'RGE Qualibat',
  number: '1',
  domain: 'Murs',
  validUntil: today,
  verification: 'https://www.qualibat.com/',
};

/** Changes that each create one gap in the complete identity, keyed by the field of the gap. */
const incomplete: Record<string, Partial<Identity>> = {
  'registration.number': { registration: sampleIdentity.registration },
  owner: { owner: undefined },
  'address.street': { address: sampleIdentity.address },
  host: { host: undefined },
  dataTransfers: { dataTransfers: undefined },
  insurance: { insurance: undefined },
  mediator: { mediator: undefined },
  vat: { vat: undefined },
  hourlyRate: { hourlyRate: undefined },
  timeCount: { timeCount: undefined },
  travelCosts: { travelCosts: { issoire: '1 €', allier: '1 €', cantal: '1 €' } },
  figures: { figures: { projects: '500+', satisfiedClients: '1', years: '1', isSample: true } },
  'figures.years': { figures: { projects: '500', satisfiedClients: '1', years: '99+', isSample: false } },
  qualifications: { qualifications: [{ ...certificate, validUntil: '2020-12-31' }] },
};

const fieldsOf = (identity: Identity) => legalGaps(identity, today).map(({ field }) => field);

describe('legalGaps', () => {
  it.each(Object.entries(incomplete))('reports an incomplete field: %s', (field, gap) => {
    expect(fieldsOf({ ...complete, ...gap })).toContain(field);
  });

  it('reports neither a missing optional field nor a certificate on its last day', () => {
    expect(fieldsOf({ ...complete, payment: undefined, qualifications: [certificate] })).toEqual([]);
  });
});
