import type { Identity } from '@renovation-th/shared/identity/identity';
import { erasedBy, requestsKept } from '@renovation-th/shared/content/request-retention';
import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import identityFile from '../../../shared/src/identity/identity.json';
import { legalSections } from './legal';

const identity = identityFile as Identity;
const wordsOf = (of: Identity) => JSON.stringify(legalSections(of, false));

describe('the legal notice', () => {
  it('has every section that the specification and the law require', () => {
    expect(legalSections(identity, false).map(({ id }) => id)).toEqual([
      'editeur',
      'hebergement',
      'propriete-intellectuelle',
      'donnees-personnelles',
      'traceurs',
      'devis',
      'retractation',
      'assurance',
      'mediation',
      'responsabilite',
      'liens',
      'droit-applicable',
    ]);
  });

  it('does not mention missing values, and marks samples as such', () => {
    expect(wordsOf(identity)).not.toMatch(/à compléter|undefined|null|simple demande|médiateur/);
    for (const sample of ['000 000 000 00000 (exemple)', 'Hébergeur du site (exemple)'])
      expect(wordsOf(identity)).toContain(sample);
    expect(wordsOf(completeIdentity)).not.toContain('exemple)');
  });

  it('shows the values that the owner has filled in', () => {
    for (const shown of [
      'Camille Exemple',
      '123 456 782 00010',
      'Hébergeur du Centre',
      'Assurances du Centre',
      'Médiation du Centre',
      'RGE Qualibat n°\u00a0E-E000000',
      'FR 12 123456789',
      '30\u00a0% à l’ouverture du chantier',
    ])
      expect(wordsOf(completeIdentity)).toContain(shown);
    expect(wordsOf(identity)).not.toMatch(/RGE|Médiation du Centre/);
  });

  it('states when a signed quote can be cancelled', () => {
    for (const owner of [identity, completeIdentity])
      for (const words of [
        'quatorze jours',
        'que vous nous renvoyez signé',
        'ce qui est déjà fait reste dû',
        'réparation urgente exceptée',
        'rétractation du contrat portant sur',
        'Date\u00a0:',
      ])
        expect(wordsOf(owner)).toContain(words);
  });

  it('names the tax on a quote once the owner has chosen a tax regime', () => {
    for (const words of ['TVA à 10', 'TVA à 5,5']) expect(wordsOf(completeIdentity)).toContain(words);
    expect(wordsOf(identity)).not.toContain('TVA');
    expect(wordsOf({ ...identity, vat: { regime: 'exempt' } })).not.toContain('TVA à');
  });

  it.each([
    [undefined, /^(?!.*hors de l’Union)/],
    ['none', /aucun transfert hors de l’Union/],
    ['adequate', /hors de l’Union.*niveau de protection/],
    ['clauses', /hors de l’Union.*clauses contractuelles types/],
  ] as const)('describes data transfers for the owner\'s choice "%s"', (dataTransfers, words) => {
    expect(wordsOf({ ...identity, dataTransfers })).toMatch(words);
  });

  it.each([
    ['every use of data from the browser', ['le temps passé à remplir', 'Journal du serveur']],
    ['how long requests are kept', [requestsKept, `corbeille comprise, ${erasedBy}`]],
    [
      'what a page that breaks sends, and that no other page sends anything',
      ['aucun traceur', 'Seule une page qui tombe en panne envoie', 'sans identifiant ni adresse IP'],
    ],
    [
      'the law, the courts and the authority',
      ['droit français', 'celui que la loi désigne', 'R.\u00a0631-3', 'CNIL'],
    ],
  ])('states %s', (_what, words) => {
    for (const each of words) expect(wordsOf(identity)).toContain(each);
  });
});
