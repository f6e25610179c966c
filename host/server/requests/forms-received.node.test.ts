import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  ajaxTarget,
  formServiceForEach,
  nativeTarget,
  sampleLead as lead,
  sampleReference as reference,
} from '../testing/running-form-service';

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
  Demande_rappel: 'Oui',
  Date_rappel_demandée: 'mardi 24 novembre 2026',
  Heure_rappel_demandée: '14:30',
  Créneau_complet_rappel: 'mardi 24 novembre 2026 à 14:30',
  Mention_rappel: 'J’accepte d’être rappelée.',
  Source_formulaire: 'Page Contact - Demande de devis',
  Date_soumission: '21/11/2026 11:47:04',
  Référence: reference,
};
const control = {
  _subject: 'Nouvelle demande de devis',
  _next: 'https://www.site.example/merci?type=devis',
  _cc: 'artisan@site.example',
  _captcha: 'false',
  _template: 'table',
  _elapsed: '61250',
  _honey: '',
};

const service = formServiceForEach();

/** Sends a multipart form with photographs, and with a file in another field, as a browser does. */
async function send(
  target: string,
  fields: Record<string, string>,
  photos: readonly File[],
  others: readonly File[] = [],
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of photos) form.append('attachment', file);
  for (const file of others) form.append('photo', file);
  return fetch(`${service.url()}${target}`, { method: 'POST', body: form, redirect: 'manual' });
}

const photo = (name: string) => new File([`the bytes of ${name}`], name, { type: 'image/jpeg' });

describe('a form', () => {
  it.each([ajaxTarget, nativeTarget])('is stored with files and fields: %s', async (target) => {
    const files = [photo('toit.jpg'), photo('é<b>.png')];
    const answer = await send(target, { ...quote, ...control }, files);
    const [request] = service.kept();

    expect(request?.fields).toEqual(Object.entries(quote));
    expect(request).toMatchObject({ reference, subject: control._subject });
    expect(request?.photos.map(({ name }) => name)).toEqual(['toit.jpg', 'é<b>.png']);
    // The files stay unchanged until they are re-encoded.
    const folder = path.join(service.spool, 'files', reference);
    expect(await readFile(path.join(folder, '2.raw'), 'utf8')).toBe('the bytes of é<b>.png');
    expect(await service.files('incoming')).toEqual([]);

    expect(answer.headers.get('cache-control')).toBe('no-store');
    if (target === nativeTarget) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe(`/merci?type=devis&ref=${reference}`);
    } else {
      const message = 'Votre demande a été envoyée.';
      expect(await answer.json()).toEqual({ success: 'true', message, reference });
    }
  });

  it('is stored whatever its photographs are', async () => {
    const many = [1, 2, 3, 4, 5, 6].map((number) => photo(`${number}.jpg`));
    const big = new File([new Uint8Array(10.1 * 1024 * 1024)], 'big.jpg');
    await send(ajaxTarget, lead, [big, new File([], 'empty.jpg'), ...many], [photo('mur.jpg')]);
    const [request] = service.kept();

    expect(request?.photos).toHaveLength(5);
    expect(request?.rejected).toEqual([
      { name: 'big.jpg', reason: 'photo-too-large' },
      { name: 'empty.jpg', reason: 'photo-empty' },
      { name: '6.jpg', reason: 'too-many-photos' },
      { name: 'mur.jpg', reason: 'attachment' },
    ]);
    expect(await service.files('incoming')).toEqual([]);
  });
});

describe('a reference', () => {
  it('of a form without one is the same for twenty tries at once, at different times', async () => {
    const fields = { Nom: 'Durand', Email: 'a@b.example' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, second) =>
        service.send(nativeTarget, { ...fields, Date_soumission: `21/11/2026 11:47:${10 + second}` }),
      ),
    );
    const [kept, ...others] = service.kept();

    expect(others).toEqual([]);
    const locations = new Set(answers.map(({ headers }) => headers.location));
    expect(locations).toEqual(new Set([`/merci?ref=${kept?.reference}`]));
  });

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
