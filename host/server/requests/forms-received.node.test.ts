import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  ajaxTarget,
  formServiceForEach,
  nativeTarget,
  sampleLead as lead,
  sampleReference as reference,
} from '../testing/running-form-service';
import type { StoredRequest } from './database/kept-request';

// Written by hand, so that these tests do not depend on the code of the forms.
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
const end = { Date_soumission: '21/11/2026 11:47:04', Référence: reference };
const quoteEnd = { Source_formulaire: 'Page Contact - Demande de devis', ...end };
const callback = {
  Nom_complet: 'Zoé Durand',
  Téléphone: '06 39 98 12 34',
  Description_projet: '',
  ...call,
  Date_ISO: '2026-11-24',
  Heure_24h: '14:30',
  Type_demande: 'Rappel téléphonique',
  Source: "Page d'accueil - Réservation de rappel",
  ...end,
};
const control = {
  _next: 'https://www.site.example/merci?type=devis',
  _cc: 'artisan@site.example',
  _captcha: 'false',
  _template: 'table',
  _elapsed: '61250',
  _honey: '',
};

const service = formServiceForEach();

/** Sends a multipart form, as a browser does. */
async function send(
  target: string,
  fields: Record<string, string>,
  files: readonly File[],
  field = 'attachment',
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append(field, file);
  return fetch(`${service.url()}${target}`, { method: 'POST', body: form, redirect: 'manual' });
}

function stored(): StoredRequest {
  const [kept] = service.kept();
  if (!kept) throw new Error('Nothing was kept.');
  return kept;
}

const photo = (name: string) => new File([`the bytes of ${name}`], name, { type: 'image/jpeg' });

describe.each([ajaxTarget, nativeTarget])('a form sent to %s', (target) => {
  it.each([
    ['a quote', { ...quote, Demande_rappel: 'Non', ...quoteEnd }, 'Nouvelle demande de devis'],
    ['a quote with a callback', { ...quote, Demande_rappel: 'Oui', ...call, ...quoteEnd }, 'Devis'],
    ['a callback', callback, 'Nouvelle demande de rappel - mardi à 14:30 - Zoé Durand'],
  ])('is stored with its photographs and every field in order: %s', async (_name, fields, subject) => {
    const files = [photo('toit.jpg'), photo('é<b>.png')];
    const answer = await send(target, { ...fields, ...control, _subject: subject }, files);
    const request = stored();

    expect(request.fields).toEqual(Object.entries(fields));
    expect(request).toMatchObject({ reference, subject });
    expect(request.photos.map(({ name }) => name)).toEqual(['toit.jpg', 'é<b>.png']);
    // The files stay unchanged until they are re-encoded.
    const folder = path.join(service.spool, 'files', reference);
    expect(await readFile(path.join(folder, '2.raw'), 'utf8')).toBe('the bytes of é<b>.png');
    expect(await service.files('incoming')).toEqual([]);

    expect(answer.headers.get('cache-control')).toBe('no-store');
    if (target === nativeTarget) {
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        `/merci?type=devis&ref=${reference}`,
      ]);
      return;
    }
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    const message = 'Votre demande a été envoyée.';
    expect(await answer.json()).toEqual({ success: 'true', message, reference });
  });

  it('is stored whatever its photographs are', async () => {
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
});

it('a file in another field than the photographs is rejected', async () => {
  await send(nativeTarget, lead, [photo('mur.jpg')], 'photo');

  expect(stored()).toMatchObject({ photos: [], rejected: [{ name: 'mur.jpg', reason: 'attachment' }] });
});

describe('a reference', () => {
  it.each<[string, Record<string, string>]>([
    [reference, lead],
    ['a new one', { Nom: 'Durand', Email: 'a@b.example' }],
  ])(
    'leads to one stored request, even when each of twenty tries at the same moment has another time: %s',
    async (_name, fields) => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, second) =>
          service.send(nativeTarget, { ...fields, Date_soumission: `21/11/2026 11:47:${10 + second}` }),
        ),
      );

      expect(new Set(answers.map(({ headers }) => headers.location))).toEqual(
        new Set([`/merci?ref=${service.kept()[0]?.reference}`]),
      );
      expect(service.kept()).toHaveLength(1);
    },
  );

  it('is replaced when the content differs, and both requests are kept', async () => {
    await service.send(ajaxTarget, lead);
    const corrected = { ...lead, Téléphone: '07 11 11 11 11' };
    const answers = [await service.send(ajaxTarget, corrected), await service.send(ajaxTarget, corrected)];
    const [first, second, ...more] = service.kept('new');

    expect(more).toEqual([]);
    expect(first?.reference).toBe(reference);
    expect(second?.fields).toContainEqual(['Référence', second?.reference]);
    expect(answers.map(({ text }) => JSON.parse(text).reference)).toEqual([
      second?.reference,
      second?.reference,
    ]);
  });

  it('is replaced when it is malformed, and never becomes a path', async () => {
    for (const bad of ['../../../evil', '/etc/passwd', `${reference}/../x`, 'a\u0000b'])
      expect((await service.send(nativeTarget, { ...lead, Référence: bad })).status).toBe(303);

    for (const kept of service.kept()) expect(kept.reference).toMatch(/^RTH-\d{8}-[0-9A-Z]{6}$/);
    expect(await readdir(path.dirname(service.spool))).toEqual(['spool']);
  });
});
