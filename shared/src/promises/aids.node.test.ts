import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { rgeSentence } from './aids';

describe('the RGE certificate', () => {
  it('claims a certificate with its number and last day', () => {
    expect(rgeSentence(completeIdentity)).toMatch(/E-E000000.*31 décembre 2099/);
  });

  it('denies a certificate only when the owner states that they have none', () => {
    expect(rgeSentence({ rge: 'none' })).toContain('choisissez une entreprise RGE');
    expect(rgeSentence({ ...completeIdentity, rge: 'none' })).toContain('E-E000000');
  });

  it('neither claims nor denies an unknown certificate, and advises to ask for it', () => {
    const sentence = rgeSentence(sampleIdentity);

    expect(sentence).toContain('Demandez alors le certificat RGE');
    expect(sentence).not.toMatch(/Notre qualification|n’avons pas|n’ouvrent pas droit/);
  });
});
