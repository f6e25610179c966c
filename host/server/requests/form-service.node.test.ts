import { readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  ajaxTarget,
  nativeTarget,
  formServiceForEach,
  sampleLead as lead,
  sampleReference as reference,
} from '../testing/running-form-service';

const service = formServiceForEach();

describe('a form sent without JavaScript', () => {
  it('is on disk before the browser is redirected to the thanks page', async () => {
    await service.restart({ now: () => new Date('2026-11-21T10:47:04Z') });
    const answer = await service.send(nativeTarget, {
      ...lead,
      Date_ISO: '2026-11-24',
      Heure_24h: '14:30',
      _next: '/merci?type=devis',
    });

    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(`/merci?type=devis&ref=${reference}`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(service.kept()[0]).toMatchObject({
      reference,
      fields: expect.arrayContaining([['Créneau_complet_rappel', 'mardi 24 novembre 2026 à 14:30']]),
    });
    expect(await service.files('incoming')).toEqual([]);
  });

  it('gets a reference if it has none, and the same one after a second click', async () => {
    const withoutReference = { Nom: 'Durand', Email: 'a@b.example' };
    const [first, second] = await Promise.all([
      service.send(nativeTarget, withoutReference),
      service.send(nativeTarget, withoutReference),
    ]);

    expect(first?.headers.location).toMatch(/^\/merci\?ref=RTH-\d{8}-[0-9A-Z]{6}$/);
    expect(second?.headers.location).toBe(first?.headers.location);
    expect(service.kept('new')).toHaveLength(1);
  });

  it('is returned with all typed fields escaped when a field is missing', async () => {
    const answer = await service.send(nativeTarget, {
      Nom: '"><script>alert(1)</script>',
      Description_projet: 'Un mur\n</textarea><img src=x>',
      'x" onfocus="alert(1)': 'y',
      Date_ISO: '2026-11-24',
      _next: '/merci',
    });

    expect(answer.status).toBe(400);
    expect(answer.text).toContain('ni numéro de téléphone ni adresse e-mail');
    expect(answer.text).toContain('href="tel:+33199001234">01 99 00 12 34</a>');
    expect(answer.text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(answer.text).toContain('>Un mur\n&lt;/textarea&gt;&lt;img src=x&gt;</textarea>');
    expect(answer.text).toContain('<input type="hidden" name="_next" value="/merci"/>');
    expect(answer.text).toContain('<label for="Téléphone">Téléphone</label>');
    expect(answer.text).toMatch(
      /<label for="Date_ISO">Jour du rappel<.label><input [^>]*value="2026-11-24"\/>/,
    );
    expect(answer.text).not.toMatch(/<script|<img| onfocus="/);
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
    );
    expect(service.kept('new')).toEqual([]);
  });
});

describe('a form sent by the page itself', () => {
  it('gets JSON in the format of external form services', async () => {
    const answer = await service.send(ajaxTarget, lead);

    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(answer.text)).toEqual({
      success: 'true',
      message: 'Votre demande a été envoyée.',
      reference,
    });
  });
});

describe('a reference', () => {
  it('leads to one stored request, even when each of twenty tries at the same moment has another time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, second) =>
        service.send(ajaxTarget, { ...lead, Date_soumission: `21/11/2026 11:47:${10 + second}` }),
      ),
    );

    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(service.kept('new')).toHaveLength(1);
    expect(await service.files('incoming')).toEqual([]);
  });

  it('is replaced when the content differs, and both requests are kept', async () => {
    await service.send(ajaxTarget, lead);
    const corrected = { ...lead, Téléphone: '07 11 11 11 11' };
    const answers = [await service.send(ajaxTarget, corrected), await service.send(ajaxTarget, corrected)];
    const [first, second, ...more] = service.kept('new');

    expect(more).toEqual([]);
    expect(first?.reference).toBe(reference);
    expect(second?.fields).toContainEqual(['Référence', second?.reference]);
    expect(second?.reference).toMatch(/^RTH-\d{8}-[0-9A-Z]{6}$/);
    expect(answers.map(({ text }) => JSON.parse(text).reference)).toEqual([
      second?.reference,
      second?.reference,
    ]);
  });

  it('is replaced when it is malformed, and never becomes a path', async () => {
    for (const bad of ['../../../evil', '/etc/passwd', `${reference}/../x`, 'a\u0000b']) {
      expect((await service.send(nativeTarget, { ...lead, Référence: bad })).status).toBe(303);
    }

    const references = service.kept().map(({ reference }) => reference);
    expect(references).toEqual(references.map(() => expect.stringMatching(/^RTH-\d{8}-[0-9A-Z]{6}$/)));
    expect(await readdir(path.dirname(service.spool))).toEqual(['spool']);
  });
});
