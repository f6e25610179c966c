import { ownerFields, ownerInput, workInput } from './owner-input';

const photo = (letter: string, moment: string) => ({
  file: `files/${letter.repeat(32)}.jpg`,
  moment,
  alt: 'Des volets',
});
const work = {
  title: 'Volets repeints',
  service: 'peinture',
  place: 'riom',
  month: '2026-03',
  days: 4,
  story: 'Huit volets décapés, traités\net repeints.',
  photos: [photo('a', 'before'), photo('b', 'after')],
  hasConsent: true,
};

/** What is told first at each field. */
function refusalsOf(input: unknown): Record<string, string> {
  const { issues = [] } = ownerInput.safeParse(input).error ?? {};
  return Object.fromEntries(issues.reverse().map(({ path, message }) => [path.join('.'), message]));
}

describe('What the owner types', () => {
  it.each([
    ['hourlyRate', '45', '45 €'],
    ['hourlyRate', ' 45.5€ ', '45,50 €'],
    ['smallestJob', '1 200 euros', '1200 €'],
    ['registration', { number: '12345678200010' }, { number: '123 456 782 00010' }],
    ['vat', { regime: 'liable', number: 'fr12123456789' }, { regime: 'liable', number: 'FR 12 123456789' }],
    ['reviews', { site: 'Avis', address: 'avis.fr/th' }, { site: 'Avis', address: 'https://avis.fr/th' }],
    [
      'host',
      { name: 'Hébergeur', address: '1 rue du Port', phone: '0199001234' },
      { name: 'Hébergeur', address: '1 rue du Port', phone: '01 99 00 12 34' },
    ],
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
  ] as const)('is put right where it can be: %s, %j', (field, typed, meant) => {
    expect(ownerFields[field].parse(typed)).toEqual(meant);
  });

  it.each([
    ['registration', { number: '12345678200011' }, /un chiffre est faux/],
    ['registration', { number: '0'.repeat(14) }, /un chiffre est faux/],
    ['registration', { number: '123' }, /quatorze chiffres/],
    ['hourlyRate', 'quarante', /somme en euros/],
    ['hourlyRate', '', /Écrivez votre taux horaire/],
    ['owner', 'x'.repeat(81), /80 caractères au plus/],
    ['owner', 'Camille\u0000', /une seule ligne/],
    ['reviews', { site: 'Avis', address: 'javascript:alert(1)' }, /https:/],
    ['reviews', { site: 'Avis', address: 'https://nom:mot@avis.fr' }, /https:/],
    ['nextStart', 'mars', /Choisissez un mois/],
    ['closures', [{ from: '2026-08-17', to: '2026-08-03' }], /après le premier/],
    ['closures', [{ from: '2026-02-30', to: '2026-03-03' }], /Choisissez un jour/],
    ['vat', { regime: 'liable', number: '123' }, /« FR »/],
  ] as const)('is refused with words that say what to do: %s, %j', (field, typed, words) => {
    const { issues = [] } = ownerFields[field].safeParse(typed).error ?? {};

    expect(issues.map(({ message }) => message).join()).toMatch(words);
  });
});

describe('A work', () => {
  it('is taken as he gives it, its story on one line', () => {
    expect(workInput.parse(work)).toEqual({ ...work, story: 'Huit volets décapés, traités et repeints.' });
  });

  it.each([
    ['hasConsent', { hasConsent: false }, /mon client est d’accord/],
    ['photos', { photos: [photo('a', 'after')] }, /deux photos au moins/],
    ['photos', { photos: [photo('a', 'after'), photo('b', 'during')] }, /photo d’avant/],
    [
      'photos',
      { photos: Array.from('123456789', (letter) => photo(letter, 'before')) },
      /Huit photos au plus/,
    ],
    [
      'photos.0.file',
      { photos: [{ ...work.photos[0], file: '../../etc/passwd' }, photo('b', 'after')] },
      /Ajoutez/,
    ],
    [
      'photos.0.alt',
      { photos: [{ ...work.photos[0], alt: ' ' }, photo('b', 'after')] },
      /ce que la photo montre/,
    ],
    ['month', { month: '2999-01' }, /Choisissez un mois/],
    ['month', { month: '2098-01' }, /pas encore venu/],
    ['place', { place: '../riom' }, /Choisissez une commune/],
    ['title', { title: 'x'.repeat(51) }, /50 caractères/],
    ['days', { days: -1 }, /demi-journée/],
  ])('is refused at its field %s', (field, change, words) => {
    expect(refusalsOf({ identity: {}, works: { a: { ...work, ...change } } })).toEqual({
      [`works.a.${field}`]: expect.stringMatching(words),
    });
  });
});

describe('A whole that nobody’s page wrote', () => {
  it.each([
    ['another type', 'owner', ''],
    ['nothing', null, ''],
    ['a field too many', { identity: {}, works: {}, admin: true }, ''],
    ['an unknown field of the identity', { identity: { origin: 'https://x.fr' }, works: {} }, 'identity'],
    ['a prototype', JSON.parse('{"identity":{"__proto__":{"owner":"x"}},"works":{}}'), 'identity'],
    [
      'sixty works',
      { identity: {}, works: Object.fromEntries(Array.from({ length: 60 }, (_, at) => [at, work])) },
      'works',
    ],
  ])('is refused: %s', (_what, input, field) => {
    expect(Object.keys(refusalsOf(input))).toEqual([field]);
    expect(Object.values(refusalsOf(input)).join()).toMatch(/champ|Remplissez|au plus/);
  });
});
