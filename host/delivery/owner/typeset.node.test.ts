import { frenchFaults } from '@renovation-th/shared/testing/french-faults';
import { typeset, typesetAll } from './typeset';

describe('text that the owner typed', () => {
  it.each([
    [
      "30 % à la signature ; l'attestation suit : 45 € !",
      '30\u00a0% à la signature\u202f; l’attestation suit\u00a0: 45\u00a0€\u202f!',
    ],
    ['contrat n° 12, « tous risques »', 'contrat n°\u00a012, «\u00a0tous risques\u00a0»'],
    ['mur de 20 m2, le m2', 'mur de 20\u00a0m², le m²'],
    ['mur de 20 m² à 2 h d’ici', 'mur de 20\u00a0m² à 2\u00a0h d’ici'],
  ])('gets French typography: %s', (typed, set) => {
    expect(typeset(typed)).toBe(set);
    expect(frenchFaults(typeset(typed))).toEqual([]);
  });

  it('is unchanged if it is a phone number, a time, a URL or a key', () => {
    const values = {
      phone: '04 65 71 63 36',
      days: ['monday'],
      opens: '07:00',
      site: 'https://a.fr/?b',
      km: 2,
    };

    expect(typesetAll(values)).toEqual(values);
  });
});
