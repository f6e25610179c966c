import { completeIdentity as complete } from '@renovation-th/shared/testing/complete-identity';
import { sampleIdentity } from '../server/testing/sample-identity';
import { identityGaps } from './identity-gaps';

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

  it.each(['owner', 'host', 'insurance', 'mediator', 'hourlyRate'] as const)('names %s', (field) => {
    expect(identityGaps({ ...complete, [field]: undefined }).join()).toContain(`${field} (`);
  });

  it('names the street', () => {
    expect(identityGaps({ ...complete, address: sampleIdentity.address }).join()).toContain(
      'address.street (',
    );
  });
});
