import { ownersPageForEach, photograph } from '../../testing/owners-page-server';
import { sendRequest } from '../../testing/send-request';
import { decoder } from '../photos/decoder';
import { preparePhotos } from '../photos/prepare-photos';
import { requestOf } from '../database/kept-request';

const page = ownersPageForEach();

const reference = 'RTH-20261121-AAAAAA';
const other = 'RTH-20261121-BBBBBB';
const stateOf = (key: string) => requestOf(page.database, key)?.state;

describe('the owner', () => {
  it('marks a request as handled, and as new again', async () => {
    page.keep({ reference });
    const marked = await page.post(`/demande/${reference}/traitee`);

    expect(marked.status).toBe(303);
    expect(marked.headers.location).toBe(`/demande/${reference}?fait=traitee`);
    expect((await page.get(`/demande/${reference}?fait=traitee`)).text).toContain(
      'est marquée comme traitée',
    );
    expect((await page.get()).text).toContain('Rien à traiter');
    expect((await page.get('/?etat=traitees')).text).toContain(`/demande/${reference}`);

    await page.post(`/demande/${reference}/a-traiter`);
    expect((await page.get()).text).toContain('Nouvelles (1)');
    expect((await page.post('/demande/RTH-20261121-ZZZZZZ/traitee')).headers.location).toBe(
      '/?fait=disparue',
    );
  });

  it('postpones a request until tomorrow, and sees the reminder until the request is handled', async () => {
    page.keep({ reference });
    const { headers } = await page.post(`/demande/${reference}/demain`);

    expect(headers.location).toBe(`/demande/${reference}?fait=demain`);
    expect((await page.get(headers.location)).text).toContain('Le rappel est noté pour demain.');
    expect((await page.get()).text).toContain('À rappeler dim. 22/11');

    await page.post(`/demande/${reference}/traitee`);
    expect((await page.get('/?etat=traitees')).text).not.toContain('À rappeler dim. 22/11');
    // The owner undoes what was pressed by mistake.
    await page.post(`/demande/${reference}/a-traiter`);
    expect((await page.get()).text).toContain('À rappeler dim. 22/11');
  });

  it('finds a request by name, town, reference or phone number in any notation', async () => {
    page.keep({
      reference,
      fields: [
        ['Nom', 'Lefèvre d’Arc'],
        ['Ville', 'Riom'],
        ['Téléphone', '06 39 98 12 34'],
      ],
    });
    page.keep({ reference: other });

    for (const search of [
      ...[
        'lefevre',
        "D'ARC",
        'd’arc',
        'RIOM lefèvre',
        '0639981234',
        '06 39',
        reference,
        '+33 6 39 98 12 34',
        '+33639981234',
      ],
      ...['0033639981234', '06/39/98/12/34', '(06) 39 98 12 34', '\u202a06 39 98 12 34\u202c'],
    ]) {
      const { text } = await page.get(`/?q=${encodeURIComponent(search)}`);
      expect([search, text.includes('Lefèvre'), text.includes('Durand')]).toEqual([search, true, false]);
    }
    expect((await page.get('/?q=personne')).text).toContain('Aucune demande ne correspond');
  });

  it('sees the photographs of a request once they are re-encoded, and downloads the others', async () => {
    page.keep({ reference }, { files: [await photograph('red'), '<html>'] });
    expect((await page.get(`/demande/${reference}`)).text).toContain('en préparation');

    const oneDecoder = decoder(() => undefined);
    await preparePhotos({ database: page.database, decoder: oneDecoder }, reference);
    await oneDecoder.stop();
    const at = `/demande/${reference}/photos`;
    const { text } = await page.get(`/demande/${reference}`);
    expect(text).toContain(
      `<a href="${at}/1" target="_blank" rel="noreferrer"><img src="${at}/1" alt="Photo 1\u00a0: toit-1.jpg"`,
    );
    expect(text).toMatch(new RegExp(`<a href="${at}/2" download=""><bdi>Photo 2.*à télécharger`));
    const [shown, original] = [await page.get(`${at}/1`), await page.get(`${at}/2`)];
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
    expect([original.text, original.headers['content-type']]).toEqual(['<html>', 'application/octet-stream']);
    expect(original.headers['content-disposition']).toContain('attachment');
    for (const missing of [`${at}/3`, `${at}/1.jpg`, `/demande/..%2f/photos/1`])
      expect((await page.get(missing)).status).toBe(404);
  });

  it('changes a request only if the form comes from the same origin', async () => {
    const key = page.keep({ reference });
    const target = `/demande/${reference}/traitee`;

    for (const [name, value] of [
      ['Origin', 'https://evil.example'],
      ['Sec-Fetch-Site', 'cross-site'],
      ['Sec-Fetch-Site', 'same-site'],
      ['Host', 'evil.example'],
    ] as const) {
      const headers = { [name]: value };
      expect((await page.post(target, {}, headers)).status).toBe(403);
    }
    expect((await sendRequest(page.url, { method: 'POST', path: target })).status).toBe(403);
    expect(stateOf(key)).toBe('new');
    expect((await page.post(target, {}, { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' })).status).toBe(
      303,
    );
  });

  it('reads why the mail server refuses a request, and sends everything again', async () => {
    page.keep({ reference });
    page.database.run(`UPDATE requests SET refusals = 3, lastError = '550 <non>'`);
    expect((await page.get()).text).toContain('L’e-mail est refusé');
    const { text } = await page.get(`/demande/${reference}`);
    expect(text).toContain('Pas encore partie par e-mail');
    expect(text).toContain('550 &lt;non&gt;');

    page.problems.push({ code: 'mail-stuck', since: 0, detail: '' });
    expect((await page.get()).text).toContain('Réessayer maintenant');
    await page.post('/problemes/mail-stuck');
    expect(page.mail.retryAll).toHaveBeenCalledTimes(1);
  });
});

describe('a request in quarantine', () => {
  const list = { retour: '/a-verifier' };

  it('appears in the list and is mailed once the owner releases it', async () => {
    page.quarantine({ reference, reasons: ['too-fast'], fields: [['Nom', 'Pressé']] });
    const release = (of: string) => page.post(`/demande/${of}/liberer`, list);

    expect((await page.get('/a-verifier')).text).toContain('en moins d’une seconde');
    expect((await release(reference)).headers.location).toBe('/a-verifier?fait=liberer');
    expect((await page.get()).text).toContain('Pressé');
    expect((await page.get('/a-verifier')).text).toContain('Rien à vérifier');
    expect((await release('x')).headers.location).toContain('disparue');
  });

  it('returns to quarantine when it is restored from the trash', async () => {
    page.quarantine({ reference });
    await page.post(`/demande/${reference}/supprimer`, list);
    expect((await page.get('/a-verifier')).text).not.toContain(reference);
    expect((await page.get('/corbeille')).text).toContain(reference);
    const restore = () => page.post(`/demande/${reference}/reprendre`, { retour: '/corbeille' });

    expect((await restore()).headers.location).toBe('/corbeille?fait=reprendre');
    expect(stateOf(reference)).toBe('quarantined');
    expect((await restore()).headers.location).toContain('disparue');
  });

  it('is found by a search, like a request in the trash', async () => {
    page.quarantine({ reference, fields: [['Nom', 'Zoé Lefèvre']] });
    page.keep({ reference: other, fields: [['Nom', 'Luc Lefèvre']] });
    await page.post(`/demande/${other}/supprimer`);
    const { text } = await page.get('/?q=lefevre');

    expect(text).toContain('Demandes trouvées (2)');
    for (const part of ['<strong>À vérifier</strong>', '<strong>Corbeille</strong>'])
      expect(text).toContain(part);
  });
});
