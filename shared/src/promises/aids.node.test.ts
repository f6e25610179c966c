import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { rgeSentence } from './aids';

describe('the RGE certificate', () => {
  it('is claimed with its number and last day', () => {
    expect(rgeSentence(completeIdentity)).toMatch(/E-E000000.*31 décembre 2099/);
  });

  it('is denied only when the owner states that they have none, and no certificate is given', () => {
    expect(rgeSentence({ rge: 'none' })).toContain('choisissez une entreprise RGE');
    expect(rgeSentence({ ...completeIdentity, rge: 'none' })).toContain('E-E000000');
  });

  it('is neither claimed nor denied while unknown; the sentence advises to ask for it', () => {
    const sentence = rgeSentence(sampleIdentity);

    expect(sentence).toContain('Demandez alors le certificat RGE');
    expect(sentence).not.toMatch(/Notre qualification|n’avons pas|n’ouvrent pas droit/);
  });
});
