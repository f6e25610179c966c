import type { Identity } from '@renovation-th/shared/identity/identity';
import { sampleIdentity } from '../server/testing/sample-identity';
import { identityGaps } from './identity-gaps';

const complete: Identity = {
  ...sampleIdentity,
  origin: 'https://www.site.fr',
  owner: 'Camille Exemple',
  address: { ...sampleIdentity.address, street: '1 rue de la Gare' },
  registration: { number: '123 456 789 00012', isSample: false },
  host: { name: 'Hébergeur', address: '1 rue du Port', phone: '01 99 00 12 34' },
  insurer: { name: 'Assureur', address: '2 rue du Port', coverage: 'France métropolitaine' },
  mediator: { name: 'Médiateur', address: '3 rue du Port', website: 'www.mediateur.example' },
  hourlyRate: '45 €',
};

describe('What is missing from the identity', () => {
  it('is nothing once the owner has filled in all of it', () => {
    expect(identityGaps(complete)).toEqual([]);
  });

  it('names samples, which no page shows', () => {
    const gaps = identityGaps({
      ...complete,
      registration: sampleIdentity.registration,
      origin: sampleIdentity.origin,
    });

    expect(gaps).toEqual(['The company registration number is a sample.', 'The site’s origin is a sample.']);
  });

  it.each(['owner', 'host', 'insurer', 'mediator', 'hourlyRate'] as const)('names %s', (field) => {
    expect(identityGaps({ ...complete, [field]: undefined }).join()).toContain(`${field} (`);
  });

  it('names the street', () => {
    expect(identityGaps({ ...complete, address: sampleIdentity.address }).join()).toContain(
      'address.street (',
    );
  });
});
