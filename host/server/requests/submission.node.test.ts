import { parseSubmission } from './submission';

const now = new Date('2026-11-21T09:34:05Z');
const lead = { Nom: 'Durand', Téléphone: '06 00 00 00 00' };

const understand = (fields: Record<string, string>) =>
  parseSubmission({ fields: new Map(Object.entries(fields)), files: [] }, now);
const stored = (fields: Record<string, string>) =>
  Object.fromEntries(understand({ ...lead, ...fields }).request.fields);

describe('a parsed form', () => {
  it('gets the fields that a page without JavaScript cannot compute', () => {
    const call = { Date_ISO: '2026-11-24', Heure_24h: '14:30' };
    const fields = stored({ ...call, Type_demande: 'Rappel' });

    expect(fields).toMatchObject({
      Date_rappel_demandée: 'mardi 24 novembre 2026',
      Heure_rappel_demandée: '14:30',
      Créneau_complet_rappel: 'mardi 24 novembre 2026 à 14:30',
      Date_soumission: '21/11/2026 10:34:05',
    });
    // Only the quote form has a checkbox for a call.
    expect([fields, stored(call), stored({})].map(({ Demande_rappel }) => Demande_rappel)).toEqual([
      undefined,
      'Oui',
      'Non',
    ]);
  });

  it('keeps the values that the page sent, even invalid ones, with one line in a name', () => {
    const sent = {
      Créneau_complet_rappel: 'demain à 8 h',
      Date_soumission: 'hier',
      Date_ISO: '2026-02-31',
      Heure_24h: 'midi',
      _inconnu: 'gardé',
    };
    const fields = stored({ ...sent, Nom: 'a\nBcc: victim@elsewhere.example' });

    expect(fields).toMatchObject({ ...sent, Nom: 'a Bcc: victim@elsewhere.example' });
    expect(fields).not.toHaveProperty('Date_rappel_demandée');
  });

  it.each<[string | null, Record<string, string>]>([
    [null, { Nom_complet: 'A', Email: 'a@b.example' }],
    [null, { Nom: 'A', Email: '', Téléphone: '+49 151 2345678' }],
    ...['', '\u200b\u200e', '-'].map(
      (Nom) => ['missing-name', { ...lead, Nom }] as [string, Record<string, string>],
    ),
    ...['', '\u200e', '-', 'le soir', '06 39'].map(
      (Téléphone) =>
        ['missing-contact', { Nom: 'A', Téléphone, Email: 'aucun' }] as [string, Record<string, string>],
    ),
  ])('is refused without a readable name or usable contact details (%s): %j', (failure, fields) => {
    expect(understand(fields).failure).toBe(failure);
  });
});
