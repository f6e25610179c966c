import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { identityOn } from './identity-on';

const certificate = { name: 'RGE', number: '1', domain: 'Murs', verification: 'https://www.qualibat.com/' };

describe('identityOn', () => {
  it('keeps closures until their last day, and marks closures that are near', () => {
    const closures = [
      { from: '2027-08-03', to: '2027-08-17' },
      { from: '2027-12-24', to: '2028-01-02' },
    ];
    const on = (day: string) => identityOn(day, { ...sampleIdentity, closures }).closures;

    expect(on('2027-07-19')).toEqual(closures);
    expect(on('2027-07-20')).toEqual([{ ...closures[0], isNear: true }, closures[1]]);
    expect(on('2027-08-17')).toEqual([{ ...closures[0], isNear: true }, closures[1]]);
    expect(on('2027-08-18')).toEqual([closures[1]]);
  });

  it('keeps the next start until the end of its month', () => {
    const on = (day: string) => identityOn(day, { ...sampleIdentity, nextStart: '2027-03' });

    expect(on('2027-03-31').nextStart).toBe('2027-03');
    expect(on('2027-04-01')).not.toHaveProperty('nextStart');
  });

  it('keeps a certificate until its last day', () => {
    const qualifications = [{ ...certificate, validUntil: '2027-12-31' }];
    const on = (day: string) => identityOn(day, { ...sampleIdentity, qualifications }).qualifications;

    expect(on('2027-12-31')).toEqual(qualifications);
    expect(on('2028-01-01')).toEqual([]);
  });
});
