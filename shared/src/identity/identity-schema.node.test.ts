import { ownerFields } from './identity-schema';

describe('owner input', () => {
  it.each([
    ['hourlyRate', '45', '45 €'],
    ['hourlyRate', ' 45.5€ ', '45,50 €'],
    ['smallestJob', '1 200 euros', '1200 €'],
    ['timeCount', 'chaque demi-heure commencée est due.', 'chaque demi-heure commencée est due'],
    ['phone', { national: '0473000000' }, { national: '04 73 00 00 00' }],
    ['registration', { number: '12345678200010' }, { number: '123 456 782 00010' }],
    ['vat', { regime: 'liable', number: 'fr12123456789' }, { regime: 'liable', number: 'FR 12 123456789' }],
    ['reviews', { site: 'Avis', address: 'avis.fr/th' }, { site: 'Avis', address: 'https://avis.fr/th' }],
    [
      'host',
      { name: 'Hébergeur', address: '1 rue du Port', phone: '0199001234' },
      { name: 'Hébergeur', address: '1 rue du Port', phone: '01 99 00 12 34' },
    ],
    [
      'host',
      { name: 'Hébergeur', address: '1 rue du Port', phone: '1007' },
      { name: 'Hébergeur', address: '1 rue du Port', phone: '1007' },
    ],
    ['travelCosts', { puyDeDome: '0', allier: '0,6' }, { puyDeDome: '0 €', allier: '0,60 €' }],
    ['nextStart', '3/2027', '2027-03'],
    [
      'mediator',
      { name: 'Médiation', address: '3 rue du Port', website: 'https://www.mediation.fr/contact' },
      { name: 'Médiation', address: '3 rue du Port', website: 'www.mediation.fr' },
    ],
    [
      'craftsman',
      { firstName: 'Camille', sentence: 'je viens voir' },
      { firstName: 'Camille', sentence: 'Je viens voir.' },
    ],
  ] as const)('is normalized: %s, %j', (field, typed, meant) => {
    expect(ownerFields[field].parse(typed)).toEqual(meant);
  });

  it.each([
    ['registration', { number: '12345678200011' }, /un chiffre est faux/],
    ['registration', { number: '0'.repeat(14) }, /un chiffre est faux/],
    ['registration', { number: '123' }, /quatorze chiffres/],
    ['hourlyRate', 'quarante', /somme en euros/],
    ['hourlyRate', '', /Écrivez votre taux horaire/],
    ['phone', { national: '+32 2 555 12 12' }, /numéro français/],
    ['phone', { national: '0073000000' }, /numéro français/],
    ['rge', 'certified', /Choisissez une réponse/],
    ['owner', 'x'.repeat(81), /80 caractères au plus/],
    ['owner', 'Camille\u0000', /une seule ligne/],
    ['reviews', { site: 'Avis', address: 'javascript:alert(1)' }, /https:/],
    ['reviews', { site: 'Avis', address: 'https://nom:mot@avis.fr' }, /https:/],
    ['nextStart', 'mars', /comme « 08\/2027 »/],
    ['nextStart', '13/2027', /comme « 08\/2027 »/],
    ['closures', [{ from: '2026-08-17', to: '2026-08-03' }], /après le premier/],
    ['closures', [{ from: '2026-02-30', to: '2026-03-03' }], /un jour qui existe/],
    ['vat', { regime: 'liable', number: '123' }, /« FR »/],
  ] as const)('is refused with a message that says what to do: %s, %j', (field, typed, words) => {
    const { issues = [] } = ownerFields[field].safeParse(typed).error ?? {};

    expect(issues.map(({ message }) => message).join()).toMatch(words);
  });
});
