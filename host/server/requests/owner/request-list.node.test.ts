import { ownersPageForEach } from '../../testing/owners-page-server';

// The page's clock shows noon (UTC) on Saturday, 21 November 2026.
const page = ownersPageForEach();
const referenceOf = (letter: string) => `RTH-20261121-${letter.repeat(6)}`;
const reference = referenceOf('A');
const call = (day: string, time = '09:00') => ({ Date_ISO: day, Heure_24h: time });
const keep = (letter: string, name: string, fields: Record<string, string> = {}) =>
  page.keep({ reference: referenceOf(letter), fields: { Nom_complet: name, ...fields } });

/** Returns the headings and names of a list, in the order of the page. */
const outlineOf = (text: string) =>
  [...text.matchAll(/<h2>([^<]*)<\/h2>|<bdi>([^<]*)<\/bdi>/g)].map(([, heading, name]) => heading ?? name);

describe('the list of requests', () => {
  it('lists calls to make now, then new requests, then waiting requests', async () => {
    keep('A', 'Nouvelle');
    keep('B', 'Plus tard', call('2026-11-24'));
    keep('C', 'Ce matin', call('2026-11-21'));
    keep('D', 'Fuite', { Urgence_projet: 'Urgent', ...call('2026-11-23') });
    keep('E', 'Échu');
    keep('F', 'Devis parti', call('2026-11-20'));
    await page.post(`/demande/${referenceOf('E')}/suivi/remindOn`, { remindOn: '2026-11-21' });
    await page.post(`/demande/${referenceOf('F')}/suivi/stage`, { stage: 'devis' });

    expect(outlineOf((await page.get()).text)).toEqual([
      ...['À appeler maintenant (3)', 'Fuite', 'Échu', 'Ce matin'],
      ...['Nouvelles (1)', 'Nouvelle', 'En attente (2)', 'Devis parti', 'Plus tard'],
    ]);
  });

  it('shows name, trade, town and date on one line, with contact links', async () => {
    page.keep({
      reference,
      replyTo: 'zoe@maison.example',
      fields: {
        ...{ Nom: 'Durand', Prénom: 'Zoé', Ville: 'Riom' },
        Téléphone: '06 39 98 12 34 (le soir, après 18 h) / 04 73 55 12 34',
        ...{ Service_souhaité: 'Toiture', Urgence_projet: 'Urgent' },
        ...call('2026-11-23', '14:30'),
      },
    });
    const { text } = await page.get();

    for (const part of [
      'Zoé Durand</bdi>',
      'Toiture · Riom · Rappel demandé lun. 23/11 à 14\u00a0h\u00a030 · 21/11/2026',
      'Urgent',
      ...['href="tel:+33639981234"', 'href="tel:+33473551234"'],
      'href="mailto:zoe@maison.example?subject=Votre%20demande',
    ])
      expect(text).toContain(part);
  });
});

describe('the search', () => {
  it.each([
    ...['lefevre', "D'ARC", 'd’arc', 'RIOM lefèvre', reference, 'LEFEVRE@maison.example'],
    ...['0639981234', '06 39', '+33 6 39 98 12 34', '+33639981234', '0033639981234'],
    ...['06/39/98/12/34', '(06) 39 98 12 34', '\u202a06 39 98 12 34\u202c'],
  ])('finds a request by %s', async (search) => {
    page.keep({
      reference,
      fields: {
        ...{ Nom: 'Lefèvre d’Arc', Ville: 'Riom' },
        ...{ Email: '<lefevre@maison.example>,', Téléphone: '06 39 98 12 34' },
      },
    });
    keep('B', 'Durand');
    const { text } = await page.get(`/?q=${encodeURIComponent(search)}`);

    expect([text.includes('Lefèvre'), text.includes('Durand')]).toEqual([true, false]);
  });

  it('finds requests in quarantine and in the trash too', async () => {
    page.quarantine({ reference, fields: { Nom: 'Zoé Lefèvre' } });
    await page.post(`/demande/${keep('B', 'Luc Lefèvre')}/trash`);
    const { text } = await page.get('/?q=lefevre');

    for (const part of ['Demandes trouvées (2)', '<strong>À vérifier</strong>', '<strong>Corbeille</strong>'])
      expect(text).toContain(part);
    expect((await page.get('/?q=personne')).text).toContain('Aucune demande ne correspond');
  });
});
