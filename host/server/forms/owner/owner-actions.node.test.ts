import { readdir, writeFile } from 'node:fs/promises';
import { quietMail, ownersPageForEach } from '../../testing/owners-page-server';
import { sampleRequest } from '../../testing/sample-requests';
import { sendRequest } from '../../testing/send-request';
import type { StoredRequest } from '../stored-request';

const page = ownersPageForEach();

const stored = (reference: string, over: Partial<StoredRequest> = {}) =>
  sampleRequest({ reference, ...over });

describe('what the owner does', () => {
  const reference = 'RTH-20261121-AAAAAA';

  it('marks a request as handled, and back', async () => {
    await page.spool.accept(stored(reference));
    const marked = await page.post(`/demande/${reference}/traitee`);

    expect(marked.status).toBe(303);
    expect(marked.headers.location).toBe(`/demande/${reference}?fait=traitee`);
    expect((await page.get(`/demande/${reference}?fait=traitee`)).text).toContain(
      'est marquée comme traitée',
    );
    expect((await page.get()).text).toContain('Rien à traiter');
    expect((await page.get('/?etat=traitees')).text).toContain('Traitée le');

    await page.post(`/demande/${reference}/a-traiter`);
    expect((await page.get()).text).toContain('1 demande<');
    expect((await page.post('/demande/RTH-20261121-ZZZZZZ/traitee')).headers.location).toBe(
      '/?fait=disparue',
    );
  });

  it('puts a request off until tomorrow, and is told so until it is handled', async () => {
    await page.spool.accept(stored(reference));
    const { headers } = await page.post(`/demande/${reference}/demain`);

    expect(headers.location).toBe(`/demande/${reference}?fait=demain`);
    expect((await page.get(headers.location)).text).toContain('Le rappel est noté pour demain.');
    expect((await page.get()).text).toContain('Rappel prévu le dimanche 22 novembre 2026.');

    await page.post(`/demande/${reference}/traitee`);
    expect(await readdir(page.spool.at('remind'))).toEqual([]);
  });

  it('finds a request by what anybody would remember of it', async () => {
    await page.spool.accept(
      stored(reference, {
        fields: [
          ['Nom', 'Lefèvre'],
          ['Ville', 'Riom'],
          ['Téléphone', '06 39 98 12 34'],
        ],
      }),
    );
    await page.spool.accept(stored('RTH-20261121-BBBBBB'));

    for (const search of ['lefevre', 'RIOM lefèvre', '0639981234', '06 39', reference]) {
      const { text } = await page.get(`/?q=${encodeURIComponent(search)}`);
      expect([search, text.includes('Lefèvre'), text.includes('Durand')]).toEqual([search, true, false]);
    }
    expect((await page.get('/?q=personne')).text).toContain('Aucune demande ne correspond');
  });

  it('sees the photographs of a request', async () => {
    const file = `${reference}.0123456789abcdef.jpg`;
    await page.spool.accept(
      stored(reference, { photos: [{ file, name: '<toit>.jpg', width: 4, height: 3, bytes: 5 }] }),
    );
    await writeFile(page.spool.at('photos', file), 'image');

    const { text } = await page.get(`/demande/${reference}`);
    expect(text).toContain(`<img src="/photo/${file}" alt="Photo 1\u00a0: &lt;toit&gt;.jpg"`);
    const photo = await page.get(`/photo/${file}`);
    expect([photo.status, photo.headers['content-type'], photo.text]).toEqual([200, 'image/jpeg', 'image']);
  });

  it('is refused when another page asks for it', async () => {
    await page.spool.accept(stored(reference));
    const target = `/demande/${reference}/traitee`;

    for (const [name, value] of [
      ['Origin', 'https://evil.example'],
      ['Origin', 'null'],
      ['Sec-Fetch-Site', 'cross-site'],
      ['Sec-Fetch-Site', 'same-site'],
      ['Host', 'evil.example'],
    ] as const) {
      const headers = { [name]: value };
      expect((await page.post(target, {}, headers)).status).toBe(403);
    }
    expect((await sendRequest(page.url, { method: 'POST', path: target })).status).toBe(403);
    expect(await readdir(page.spool.at('handled'))).toEqual([]);
  });

  it('releases what was no robot, which then leaves by mail', async () => {
    await page.spool.quarantine(stored(reference, { suspicion: 'too-fast', subject: 'Pressé' }));
    const [key = ''] = await page.spool.keys('quarantine');

    expect((await page.get('/a-verifier')).text).toContain('moins d’une seconde');
    expect((await page.post('/a-verifier/liberer', { cle: key })).headers.location).toBe(
      '/a-verifier?fait=liberee',
    );
    expect(page.mailQueue.enqueue).toHaveBeenCalledWith(reference);
    expect((await page.get()).text).toContain('Pressé');
    expect((await page.get('/a-verifier')).text).toContain('Rien à vérifier');
    expect((await page.post('/a-verifier/liberer', { cle: '../x' })).headers.location).toContain('disparue');
  });

  it('retries a dead letter', async () => {
    const mark = { state: 'dead', attempts: 3, refusals: 3, at: '', nextAt: '', error: '550 <non>' };
    await writeFile(page.spool.at('undelivered', `${reference}.json`), JSON.stringify(mark));

    const { text } = await page.get('/courrier');
    expect(text).toContain('550 &lt;non&gt;');
    await page.post('/courrier/relancer', { cle: reference });
    expect(page.mailQueue.retry).toHaveBeenCalledWith(reference);
  });

  it('sends again all that has not left', async () => {
    page.mailQueue.status.mockReturnValue({ ...quietMail, waiting: 2 });

    expect((await page.get('/courrier')).text).toContain('Tout renvoyer');
    expect((await page.post('/courrier/tout-relancer')).headers.location).toBe('/courrier?fait=relancees');
    expect(page.mailQueue.retryAll).toHaveBeenCalledTimes(1);
    page.mailQueue.retryAll.mockResolvedValue(0);
    expect((await page.post('/courrier/tout-relancer')).headers.location).toBe('/courrier?fait=disparue');
  });

  it('finds a request among the things to do again when it was corrected since', async () => {
    await page.spool.accept(stored(reference));
    await page.post(`/demande/${reference}/traitee`, { versions: '1' });
    expect((await page.get()).text).toContain('Rien à traiter');

    await page.spool.accept(
      stored(reference, { fingerprint: 'b'.repeat(64), receivedAt: '2099-01-01T00:00:00.000Z' }),
    );
    expect((await page.get()).text).toContain('Corrigée par le visiteur après avoir été traitée');
    expect((await page.get(`/demande/${reference}`)).text).toContain('Corrigée par le visiteur');
  });

  it('does not mark as handled what was corrected while he read', async () => {
    await page.spool.accept(stored(reference));
    await page.spool.accept(stored(reference, { fingerprint: 'b'.repeat(64) }));
    const marked = await page.post(`/demande/${reference}/traitee`, { versions: '1' });

    expect(marked.headers.location).toBe(`/demande/${reference}?fait=corrigee`);
    expect(await readdir(page.spool.at('handled'))).toEqual([]);
    const again = await page.post(`/demande/${reference}/traitee`, { versions: '2' });
    expect(again.headers.location).toBe(`/demande/${reference}?fait=traitee`);
  });

  it('reads why a request was set apart, in words where there are any', async () => {
    await page.spool.quarantine(
      stored(reference, { suspicion: 'honeypot', reasons: ['honeypot', 'links', 'constructor', '<b>'] }),
    );
    const { text } = await page.get('/a-verifier');

    expect(text).toContain('<p>Un champ invisible y était rempli.</p>');
    expect(text).toContain('<ul><li>des liens</li><li>constructor</li><li>&lt;b&gt;</li></ul>');
  });

  it('gives his word before many old requests go at once', async () => {
    await page.storeOld(21);
    expect(await page.retention.run()).toBe(0);
    expect((await page.get()).text).toContain('Effacer ces 21 demandes');

    expect((await page.post('/conservation/effacer', { nombre: '20' })).headers.location).toContain(
      'disparue',
    );
    expect((await page.post('/conservation/effacer', { nombre: '21' })).headers.location).toContain(
      'conservation',
    );
    const { text } = await page.get('/?etat=toutes&fait=conservation');
    expect(text).toContain('Aucune demande');
    expect(text).toContain('mises à la corbeille');
    expect(await readdir(page.spool.at('trash', '2026-11-21/accepted'))).toHaveLength(21);
  });

  it('erases what lies in the trash too', async () => {
    await writeFile(
      page.spool.at('accepted', `${reference}.json`),
      JSON.stringify(
        stored(reference, {
          receivedAt: '2020-01-01T10:00:00.000Z',
          fields: [['Email', 'durand@maison.example']],
        }),
      ),
    );
    await page.retention.run();
    expect(await page.retention.eraseHeld(1)).toBe(1);
    const { text } = await page.get('/effacer?qui=Durand@maison.example');
    expect(text).toContain('Dans la corbeille');
    expect((await page.get('/effacer?qui=autre@maison.example')).text).toContain('Rien n’est conservé');

    await page.post('/effacer', { reference, confirme: 'oui' });
    expect(await readdir(page.spool.at('trash', '2026-11-21/accepted'))).toEqual([]);
  });

  it('erases everything of one person, once it was shown and confirmed', async () => {
    const fields: StoredRequest['fields'] = [
      ['Nom', 'Durand'],
      ['Email', 'Durand@maison.example'],
      ['Téléphone', '06 39 98 12 34'],
    ];
    const file = `${reference}.0123456789abcdef.jpg`;
    await page.spool.accept(stored(reference, { fields }));
    await writeFile(page.spool.at('photos', file), 'x');
    await page.spool.accept(stored(reference, { fields: [['Nom', 'Corrigé']], fingerprint: 'b'.repeat(64) }));
    await page.spool.quarantine(stored('RTH-20261121-CCCCCC', { fields }));
    await page.spool.accept(stored('RTH-20261121-BBBBBB', { fields: [['Nom', 'Une autre']] }));
    await page.post(`/demande/${reference}/traitee`);

    const { text } = await page.get('/effacer?qui=%2B33639981234');
    expect(text).toContain('2 demandes');
    expect(text).toContain('Corrigé');
    expect(text).not.toContain('Une autre');
    expect((await page.get('/effacer?qui=durand@MAISON.example')).text).toContain('2 demandes');
    expect((await page.get('/effacer?qui=personne@maison.example')).text).toContain('Rien n’est conservé');

    expect((await page.post('/effacer', { reference })).headers.location).toBe('/effacer?fait=disparue');
    expect((await page.spool.keys('accepted')).length).toBe(2);
    await page.post('/effacer', { reference, confirme: 'oui' });
    await page.post('/effacer', { reference: 'RTH-20261121-CCCCCC', confirme: 'oui' });
    for (const name of ['photos', 'amended', 'quarantine', 'handled', 'incoming'] as const) {
      expect(await readdir(page.spool.at(name))).toEqual([]);
    }
    expect(await page.spool.keys('accepted')).toEqual(['RTH-20261121-BBBBBB']);
    expect(page.mailQueue.forget).toHaveBeenCalledWith(new Set([reference]));
  });

  it('opens the requests in a spreadsheet, in which nothing is a formula', async () => {
    await page.spool.accept(
      stored(reference, {
        fields: [
          ['Nom', '=HYPERLINK("http://evil.example")'],
          ['Description_projet', 'Un mur; "blanc"\net un toit'],
          ['Téléphone', '+33 6 39 98 12 34'],
        ],
      }),
    );
    const { text, headers } = await page.get('/demandes.csv');

    expect(headers['content-disposition']).toBe('attachment; filename="demandes-2026-11-21.csv"');
    expect(text.startsWith('\ufeff"Référence";"Reçue le";"État";')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(text).toContain('"Un mur; ""blanc""\net un toit"');
    expect(text).toContain(`'+33 6 39 98 12 34`);
  });
});
