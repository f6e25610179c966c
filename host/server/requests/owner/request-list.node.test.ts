import { ownersPageForEach } from '../../testing/owners-page-server';
import { requestOf } from '../database/kept-request';
import type { StoredRequest } from '../database/kept-request';

// The page's clock shows noon (UTC) on Saturday, 21 November 2026.
const page = ownersPageForEach();
const referenceOf = (letter: string) => `RTH-20261121-${letter.repeat(6)}`;
const [reference, other] = [referenceOf('A'), referenceOf('B')];
const call = (day: string, time = '09:00'): StoredRequest['fields'] => [
  ['Date_ISO', day],
  ['Heure_24h', time],
];

function keep(letter: string, name: string, fields: StoredRequest['fields'] = []): string {
  return page.keep({
    reference: referenceOf(letter),
    fingerprint: letter.toLowerCase().repeat(64),
    fields: [['Nom_complet', name], ...fields],
  });
}
/** Returns the headings and names of a list, in the order of the page. */
const outlineOf = (text: string) =>
  [...text.matchAll(/<h2>([^<]*)<\/h2>|<bdi>([^<]*)<\/bdi>/g)].map(([, heading, name]) => heading ?? name);
const followUp = (fields: Record<string, string>, of = reference) =>
  Promise.all(
    Object.entries(fields).map(([field, value]) =>
      page.post(`/demande/${of}/suivi/${field}`, { [field]: value }),
    ),
  );

describe('the list of requests', () => {
  it('lists calls to make now, then new requests, then waiting requests', async () => {
    keep('A', 'Nouvelle');
    keep('B', 'Plus tard', call('2026-11-24'));
    keep('C', 'Ce matin', call('2026-11-21'));
    keep('D', 'Fuite', [['Urgence_projet', 'Urgent'], ...call('2026-11-23')]);
    keep('E', 'Échu');
    keep('F', 'Devis parti', call('2026-11-20'));
    await followUp({ rappel: '2026-11-21' }, referenceOf('E'));
    await followUp({ etape: 'devis' }, referenceOf('F'));

    expect(outlineOf((await page.get()).text)).toEqual([
      ...['À appeler maintenant (3)', 'Fuite', 'Échu', 'Ce matin'],
      ...['Nouvelles (1)', 'Nouvelle', 'En attente (2)', 'Devis parti', 'Plus tard'],
    ]);
  });

  it('shows name, trade, town and date on one line, with a photograph and contact links', async () => {
    page.keep(
      {
        reference,
        replyTo: 'zoe@maison.example',
        fields: [
          ['Nom', 'Durand'],
          ['Prénom', 'Zoé'],
          ['Téléphone', '06 39 98 12 34'],
          ['Ville', 'Riom'],
          ['Service_souhaité', 'Toiture'],
          ['Urgence_projet', 'Urgent'],
          ...call('2026-11-23', '14:30'),
        ],
      },
      { files: ['picture'] },
    );
    page.database.run(`UPDATE photos SET state = 'kept'`);
    const { text } = await page.get();

    for (const part of [
      ...['Zoé Durand</bdi>', 'Toiture · Riom · Rappel demandé lun. 23/11 à 14\u00a0h\u00a030', 'Urgent'],
      ...[`src="/demande/${reference}/photos/1"`, 'href="tel:+33639981234"'],
      'href="mailto:zoe@maison.example?subject=Votre%20demande',
    ])
      expect(text).toContain(part);
  });

  it.each([
    ['2026-11-21T11:55:00.000Z', 'il y a 5 min'],
    ['2026-11-21T09:34:00.000Z', 'il y a 2 h'],
    ['2026-11-20T22:30:00.000Z', 'hier'],
    ['2026-11-18T09:00:00.000Z', 'il y a 3 j'],
  ])('shows the age of a request received at %s', async (receivedAt, age) => {
    page.keep({
      reference,
      receivedAt,
      fields: [
        ['Nom', 'Durand'],
        ['Ville', 'Riom'],
      ],
    });
    expect((await page.get()).text).toContain(`<span>Riom · ${age.replaceAll(' ', '\u00a0')}</span>`);
  });

  it('returns to the same list after "Traitée", offers to undo it, and never leads to another site', async () => {
    keep('A', 'Durand');
    const { headers } = await page.post(`/demande/${reference}/traitee`, { retour: '/?q=a%20b' });
    expect(headers.location).toBe(`/?q=a%20b&fait=traitee&traitee=${reference}`);
    const { text } = await page.get(headers.location);
    const [, notice = ''] = /<div role="status" id="avis">(.*?)<nav/s.exec(text) ?? [];

    expect(notice).toContain('est marquée comme traitée');
    expect(notice).toMatch(/a-traiter".*name="retour" value="\/\?q=a\+b".*>Annuler<\/button>/);
    const foreign = await page.post(`/demande/${reference}/a-traiter`, { retour: '//evil.example/?a' });
    expect(foreign.headers.location).toBe(`/demande/${reference}?fait=a-traiter`);
  });
});

describe('the page of a request', () => {});

describe('the follow-up of a request', () => {
  it('keeps a note that another device has written since when only the stage is saved', async () => {
    keep('A', 'Durand');
    await followUp({ note: 'Échelle de 8 m' });
    const { headers } = await page.post(`/demande/${reference}/suivi/etape`, { etape: 'visite', note: '' });

    expect((await page.get(headers.location?.split('#')[0])).text).toContain('C’est enregistré.');
    expect(requestOf(page.database, reference)).toMatchObject({ stage: 'visite', note: 'Échelle de 8 m' });
  });

  it('can be saved while a reminder is due', async () => {
    keep('A', 'Durand');
    await followUp({ rappel: '2026-11-20' });

    expect((await page.get(`/demande/${reference}`)).text).toContain(
      'min="2026-11-20" name="rappel" value="2026-11-20"',
    );
  });

  it('is refused for an unknown request, an unknown field and an invalid day', async () => {
    keep('B', 'Durand');
    for (const target of [`${reference}/suivi/note`, `${other}/suivi/content`, `${other}/suivi/rappel`])
      expect(
        (await page.post(`/demande/${target}`, { note: 'x', content: 'x', rappel: '2027-02-31' })).status,
      ).toBe(404);
  });

  it('stores a stage, a reminder and a note', async () => {
    keep('A', 'Durand');
    await followUp({ etape: 'visite', rappel: '2026-12-04', note: 'Échelle de 8 m\r\nChien' });
    expect(requestOf(page.database, reference)).toMatchObject({
      stage: 'visite',
      remindOn: '2026-12-04',
      note: 'Échelle de 8 m\r\nChien',
    });
    const { text } = await page.get();
    for (const part of ['Visite prévue', 'À rappeler ven. 04/12', 'Échelle de 8 m'])
      expect(text).toContain(part);

    await followUp({ etape: '', rappel: '', note: '' });
    expect(requestOf(page.database, reference)).toMatchObject({ stage: '', remindOn: null, note: '' });
  });
});

describe('an ordinary request', () => {});

describe('the callback that a visitor asked for', () => {
  it('can be downloaded as a calendar file', async () => {
    keep('A', 'Zoé Durand', [['Téléphone', '06 39 98 12 34'], ...call('2026-11-24', '14:30')]);
    expect((await page.get(`/demande/${reference}`)).text).toContain(`/demande/${reference}/rappel.ics`);
    const { headers, text } = await page.get(`/demande/${reference}/rappel.ics`);

    expect(headers['content-type']).toContain('text/calendar');
    expect(text).toContain('DTSTART:20261124T133000Z');
    expect(text).toContain('SUMMARY:06 39 98 12 34 – Zoé Durand');
    keep('B', 'Luc');
    expect((await page.get(`/demande/${other}/rappel.ics`)).status).toBe(404);
  });
});
