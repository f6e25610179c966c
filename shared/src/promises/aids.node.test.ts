import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { qualificationLine, rgeSentence } from './aids';

describe('the RGE certificate', () => {
  it('is stated with its number, its domain and its expiry date', () => {
    const certificate = {
      name: 'RGE Qualibat',
      number: 'E-E000000',
      domain: 'Isolation des murs',
      verification: 'https://www.qualibat.com/',
    };
    expect(qualificationLine({ ...certificate, validUntil: '2027-12-31' })).toBe(
      'RGE Qualibat n°\u00a0E-E000000, «\u00a0Isolation des murs\u00a0», valable jusqu’au 31 décembre 2027',
    );
    expect(qualificationLine({ ...certificate, validUntil: '2028-01-01' })).toMatch(/1er janvier 2028$/);
  });

  it('is claimed with its number and its expiry date', () => {
    expect(rgeSentence(completeIdentity)).toMatch(/E-E000000.*31 décembre 2099/);
  });

  it('is denied only if the owner declares that they have none and lists none', () => {
    expect(rgeSentence({ rge: 'none' })).toContain('choisissez une entreprise RGE');
    expect(rgeSentence({ ...completeIdentity, rge: 'none' })).toContain('E-E000000');
  });

  it('is neither claimed nor denied while it is unknown', () => {
    const sentence = rgeSentence(sampleIdentity);

    expect(sentence).toContain('Demandez alors le certificat RGE');
    expect(sentence).not.toMatch(/Notre qualification|n’avons pas|n’ouvrent pas droit/);
  });
});
