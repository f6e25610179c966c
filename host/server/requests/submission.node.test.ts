import { parseSubmission } from './submission';

const now = new Date('2026-11-21T09:34:05Z');
const lead = { Nom: 'Durand', Téléphone: '06 00 00 00 00' };

const understand = (fields: Record<string, string>) =>
  parseSubmission({ fields: new Map(Object.entries(fields)), files: [] }, now);
const stored = (fields: Record<string, string>) => new Map(understand(fields).request.fields);

describe('a parsed form', () => {
  it('gets the fields that a page without JavaScript cannot compute', () => {
    const fields = stored({ ...lead, Date_ISO: '2026-11-24', Heure_24h: '14:30', Type_demande: 'Rappel' });

    expect(Object.fromEntries(fields)).toMatchObject({
      Date_rappel_demandée: 'mardi 24 novembre 2026',
      Heure_rappel_demandée: '14:30',
      Créneau_complet_rappel: 'mardi 24 novembre 2026 à 14:30',
      Date_soumission: '21/11/2026 10:34:05',
    });
    expect(fields.has('Demande_rappel')).toBe(false);
  });

  it('records whether a quote request sent without JavaScript asks for a call', () => {
    expect(stored(lead).get('Demande_rappel')).toBe('Non');
    expect(stored({ ...lead, Date_ISO: '2026-11-24', Heure_24h: '08:00' }).get('Demande_rappel')).toBe('Oui');
  });

  it('keeps the values that the page sent, even invalid ones', () => {
    const fields = stored({
      ...lead,
      Créneau_complet_rappel: 'demain à 8 h',
      Date_soumission: 'hier',
      Date_ISO: '2026-02-31',
      Heure_24h: 'midi',
      _inconnu: 'gardé',
    });

    expect(Object.fromEntries(fields)).toMatchObject({
      Créneau_complet_rappel: 'demain à 8 h',
      Date_soumission: 'hier',
      Date_ISO: '2026-02-31',
      Heure_24h: 'midi',
      _inconnu: 'gardé',
    });
    expect(fields.has('Date_rappel_demandée')).toBe(false);
  });

  it('needs only a name and contact details', () => {
    expect(understand({ Nom_complet: 'A', Email: 'a@b.example' }).failure).toBeNull();
    expect(understand({ Nom: '', Téléphone: '06' }).failure).toBe('missing-name');
    expect(understand({ Nom: 'A', Email: '', Téléphone: '+49 151 2345678' }).failure).toBeNull();
  });

  it.each(['', '\u200b\u200e', '-'])('is refused without a readable name: %j', (Nom) => {
    expect(understand({ ...lead, Nom }).failure).toBe('missing-name');
  });

  it.each([
    ['', ''],
    ['\u200e', '\u200e'],
    ['-', 'aucun'],
    ['le soir', ''],
    ['06 39', ''],
  ])('is refused without usable contact details: %j, %j', (Téléphone, Email) => {
    expect(understand({ Nom: 'A', Téléphone, Email }).failure).toBe('missing-contact');
  });

  it('has one line in a name or an e-mail address', () => {
    expect(stored({ ...lead, Nom: 'a\r\nBcc: victim@elsewhere.example' }).get('Nom')).toBe(
      'a Bcc: victim@elsewhere.example',
    );
  });
});
