import type { Identity } from '@renovation-th/shared/identity/identity';
import { completeIdentity as complete } from '@renovation-th/shared/testing/complete-identity';
import { frenchFaults } from '@renovation-th/shared/testing/french-faults';
import identityFile from '../../../shared/src/identity/identity.json';
import { legalSections } from './legal';
import { terms } from './terms';

const identity = identityFile as Identity;
const wordsOf = (of: Identity) => JSON.stringify(legalSections(of));

describe('The legal notice', () => {
  it('has every part that the specification and the law ask for', () => {
    expect(legalSections(identity).map(({ id }) => id)).toEqual([
      'editeur',
      'hebergement',
      'propriete-intellectuelle',
      'donnees-personnelles',
      'appareil',
      'cookies',
      'devis-et-deplacements',
      'assurance',
      'mediation',
      'responsabilite',
      'liens',
      'droit-applicable',
    ]);
  });

  it('never shows that something is missing, nor a sample', () => {
    expect(wordsOf(identity)).not.toMatch(/compléter|undefined|null|000 000/);
  });

  it('shows what the owner has filled in', () => {
    for (const shown of [
      'Camille Exemple',
      '123 456 789 00012',
      'Hébergeur du Centre',
      'Assurances du Centre',
      'Médiation du Centre',
    ])
      expect(wordsOf(complete)).toContain(shown);
    expect(terms.hourlyRate(complete)).toContain('45\u00a0€');
    expect(terms.hourlyRate(identity)).toBeNull();
  });

  it('names everything that the site keeps on a device', () => {
    for (const key of [
      'cookie-consent',
      'cookie-consent-date',
      'theme',
      'rth-quote-draft',
      'rth-quote-photos',
      'rth-quote-sent',
      'rth-outbox',
    ])
      expect(wordsOf(identity)).toContain(`"${key}"`);
  });

  it('names the law, the courts and the authority', () => {
    for (const words of ['droit français', 'tribunaux de Clermont-Ferrand', 'CNIL', 'Trois ans'])
      expect(wordsOf(identity)).toContain(words);
  });

  it('is set in French typography with every field filled in', () => {
    const texts: string[] = [];
    JSON.stringify(legalSections(complete), (key, value: unknown) => {
      if (typeof value === 'string' && key !== 'address') texts.push(value);
      return value;
    });

    for (const text of texts) expect(frenchFaults(text)).toEqual([]);
  });
});
