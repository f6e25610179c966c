import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ajaxTarget, nativeTarget, formServiceForEach } from '../testing/running-form-service';
import type { StoredRequest } from './database/kept-request';

// Written by hand, so that these tests do not depend on the code of the forms.
const reference = 'RTH-20261121-7KX2QD';
const quote = {
  Nom: 'Durand',
  Prénom: 'Zoé',
  Email: 'zoe@maison.example',
  Téléphone: '06 39 98 12 34',
  Ville: 'Riom',
  Service_souhaité: 'Rénovation intérieur',
  Description_projet: 'Un mur à reprendre.\nEt « peut-être » le plafond & l’escalier = tout.',
  Urgence_projet: 'Dans le mois',
};
const call = {
  Date_rappel_demandée: 'mardi 24 novembre 2026',
  Heure_rappel_demandée: '14:30',
  Créneau_complet_rappel: 'mardi 24 novembre 2026 à 14:30',
  Mention_rappel: 'J’accepte d’être rappelée.',
};
const quoteEnd = {
  Source_formulaire: 'Page Contact - Demande de devis',
  Date_soumission: '21/11/2026 11:47:04',
  Référence: reference,
};
const callback = {
  Nom_complet: 'Zoé Durand',
  Téléphone: '06 39 98 12 34',
  Description_projet: '',
  ...call,
  Date_ISO: '2026-11-24',
  Heure_24h: '14:30',
  Type_demande: 'Rappel téléphonique',
  Source: "Page d'accueil - Réservation de rappel",
  Date_soumission: '21/11/2026 11:47:04',
  Référence: reference,
};
const control = (subject: string) => ({
  _next: 'https://www.site.example/merci',
  _subject: subject,
  _cc: 'artisan@site.example',
  _captcha: 'false',
  _template: 'table',
  _elapsed: '61250',
  _honey: '',
});

const service = formServiceForEach();
// Sets the clock to a time before the callback that the forms request.
beforeEach(() => service.restart({ now: () => new Date('2026-11-21T10:47:04Z') }));

/** Sends a multipart form, as a browser does. */
async function send(
  target: string,
  fields: Record<string, string>,
  files: readonly File[] = [],
  field = 'attachment',
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // A browser sends an empty file if the visitor has chosen none.
  if (files.length === 0) form.append('attachment', new File([], ''));
  for (const file of files) form.append(field, file);
  return fetch(`${service.url()}${target}`, { method: 'POST', body: form, redirect: 'manual' });
}

function stored(): StoredRequest {
  const [kept] = service.kept();
  if (!kept) throw new Error('Nothing was kept.');
  return kept;
}

const photo = (name: string) => new File([`the bytes of ${name}`], name, { type: 'image/jpeg' });

const cases = [
  ['a quote', { ...quote, Demande_rappel: 'Non', ...quoteEnd }, 'Nouvelle demande de devis - x - Zoé Durand'],
  [
    'a quote with a callback',
    { ...quote, Demande_rappel: 'Oui', ...call, ...quoteEnd },
    'Nouvelle demande de devis - x - Zoé Durand',
  ],
  ['a callback', callback, 'Nouvelle demande de rappel - mardi à 14:30 - Zoé Durand'],
] as const;

describe.each([ajaxTarget, nativeTarget])('a form sent to %s', (target) => {
  it.each(cases)(
    'is stored with its photographs and every field in order: %s',
    async (_name, fields, subject) => {
      const files = [photo('toit.jpg'), photo('é<b>.png')];
      await send(target, { ...fields, ...control(subject) }, files);
      const request = stored();

      expect(request.fields).toEqual(Object.entries(fields));
      expect(request).toMatchObject({ reference, subject });
      expect(request.photos.map(({ name }) => name)).toEqual(['toit.jpg', 'é<b>.png']);
      // The files stay unchanged until the mail loop re-encodes them.
      const folder = path.join(service.spool, 'files', reference);
      expect(await readFile(path.join(folder, '1.raw'), 'utf8')).toBe('the bytes of toit.jpg');
      expect(await readFile(path.join(folder, '2.raw'), 'utf8')).toBe('the bytes of é<b>.png');
    },
  );
});

describe.each([ajaxTarget, nativeTarget])('photographs sent to %s', (target) => {
  const lead = { Nom: 'Durand', Téléphone: '06 39 98 12 34', Référence: reference };

  it('never keep a request from being stored if they cannot be kept', async () => {
    const many = [1, 2, 3, 4, 5, 6].map((number) => photo(`${number}.jpg`));
    const big = new File([new Uint8Array(10.1 * 1024 * 1024)], 'big.jpg');
    await send(target, lead, [big, new File([], 'empty.jpg'), ...many]);
    const request = stored();

    expect(request.photos).toHaveLength(5);
    expect(request.rejected).toEqual([
      { name: 'big.jpg', reason: 'photo-too-large' },
      { name: 'empty.jpg', reason: 'photo-empty' },
      { name: '6.jpg', reason: 'too-many-photos' },
    ]);
    expect(await service.files('incoming')).toEqual([]);
  });

  it('are rejected when they arrive in another field', async () => {
    await send(target, lead, [photo('mur.jpg')], 'photo');

    expect(stored()).toMatchObject({ photos: [], rejected: [{ name: 'mur.jpg', reason: 'attachment' }] });
  });
});
