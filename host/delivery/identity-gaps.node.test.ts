import type { Identity } from '@renovation-th/shared/identity/identity';
import { completeIdentity as complete } from '@renovation-th/shared/testing/complete-identity';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { refuseLegalGaps } from './identity-gaps';

const today = '2026-11-24';
const certificate = {
  name: 'RGE Qualibat',
  number: '1',
  domain: 'Murs',
  validUntil: today,
  verification: 'https://www.qualibat.com/',
};

/** The complete identity with one gap, by the field that has it. */
const incomplete: Record<string, Partial<Identity>> = {
  'registration.number': { registration: sampleIdentity.registration },
  owner: { owner: undefined },
  'address.street': { address: sampleIdentity.address },
  host: { host: undefined },
  insurance: { insurance: undefined },
  mediator: { mediator: undefined },
  hourlyRate: { hourlyRate: undefined },
  travelCosts: { travelCosts: { issoire: '1 €', allier: '1 €' } },
  figures: { figures: { projects: '500+', satisfiedClients: '1', years: '1', isSample: true } },
  'figures.years': { figures: { projects: '500', satisfiedClients: '1', years: '99+', isSample: false } },
  qualifications: { qualifications: [{ ...certificate, validUntil: '2020-12-31' }] },
};

describe('Going live', () => {
  it.each(Object.entries(incomplete))(
    'is refused under a real origin for %s, with the reason',
    (field, gap) => {
      const identity = { ...complete, ...gap };
      const refusal = () => refuseLegalGaps(identity, today);

      expect(refusal).toThrow(complete.origin);
      expect(refusal).toThrow(new RegExp(`→ ${field}: .+`));
    },
  );

  it('is refused for all gaps at once', () => {
    const { owner: _owner, host: _host, ...rest } = complete;

    expect(() => refuseLegalGaps(rest)).toThrow(/→ owner: .*\n.*→ host: /);
  });

  it('is not refused when nothing is missing, without what the law does not ask for, or under a sample origin', () => {
    for (const identity of [complete, { ...complete, payment: undefined }, sampleIdentity])
      expect(() => refuseLegalGaps(identity)).not.toThrow();
  });

  it('is not refused on the last day of a certificate', () => {
    expect(() => refuseLegalGaps({ ...complete, qualifications: [certificate] }, today)).not.toThrow();
  });
});
