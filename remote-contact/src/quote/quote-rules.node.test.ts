import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { quoteRules } from './quote-rules';

const complete = {
  Nom: 'Exemple',
  Prénom: 'Visiteur',
  Email: 'visiteur@exemple.fr',
  Téléphone: '06 39 98 12 34',
  Ville: 'Riom',
  Service_souhaité: 'Toiture',
  Description_projet: 'Toit à démousser.',
};

const check = (texts: Record<string, string>) =>
  quoteRules(sampleIdentity)(texts, undefined, { fields: {}, shouldUseNativeValidation: false });

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z') }));
afterEach(() => jest.useRealTimers());

describe('quoteRules', () => {
  it('returns the trimmed answers of a complete form', () => {
    expect(check({ ...complete, Nom: ' Exemple\u00a0' })).toEqual({ values: complete, errors: {} });
  });

  it.each([
    [{ Nom: '\u200b\u200e' }, { Nom: { type: 'missing-field' } }],
    [{ Email: 'visiteur@' }, { Email: { type: 'incomplete', message: expect.stringContaining('adresse') } }],
    [{ Téléphone: '06 39' }, { Téléphone: { type: 'incomplete' } }],
    [{ Demande_rappel: 'Oui' }, { Date_ISO: { type: 'missing-call' }, Heure_24h: { type: 'missing-call' } }],
    // A Sunday, and a slot that has passed today.
    [
      { Demande_rappel: 'Oui', Date_ISO: '2026-11-22', Heure_24h: '09:00' },
      { Date_ISO: {}, Heure_24h: {} },
    ],
    [{ Demande_rappel: 'Oui', Date_ISO: '2026-11-20', Heure_24h: '09:00' }, { Heure_24h: {} }],
  ])('refuses %j', async (change, errors) => {
    const result = await check({ ...complete, ...change });
    expect(result.errors).toMatchObject(errors);
    expect(Object.keys(result.errors)).toEqual(Object.keys(errors));
  });

  it('ignores day and time if no call is requested', () => {
    expect(check({ ...complete, Date_ISO: '2026-11-22' })).toMatchObject({ errors: {} });
  });
});
