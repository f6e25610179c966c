import { existsSync, readdirSync } from 'node:fs';
import { ownersPageForEach } from '../../testing/owners-page-server';
import { photograph } from '../../testing/photograph';
import { requestOf } from '../database/kept-request';
import { requestFolder } from '../database/request-files';
import { decoder } from '../photos/decoder';
import { preparePhotos } from '../photos/prepare-photos';

const page = ownersPageForEach();

const reference = 'RTH-20261121-AAAAAA';
const other = 'RTH-20261121-BBBBBB';
const stateOf = (key: string) => requestOf(page.database, key)?.state;
const change = (name: string, of = reference) => page.post(`/demande/${of}/${name}`);

describe('the owner', () => {
  it('handles, reopens, deletes and restores a request', async () => {
    page.keep({ reference });
    for (const [name, state, notice, list] of [
      ['handle', 'handled', 'est marquée comme traitée', 'traitees'],
      ['trash', 'deleted', 'est à la corbeille', 'corbeille'],
      ['restore', 'handled', 'est sortie de la corbeille', 'traitees'],
      ['reopen', 'new', 'est de nouveau à traiter', 'a-traiter'],
    ] as const) {
      const { status, headers } = await change(name);
      expect([status, stateOf(reference)]).toEqual([303, state]);
      expect((await page.get(headers.location)).text).toContain(notice);
      expect((await page.get(`/?etat=${list}`)).text).toContain(`/demande/${reference}`);
    }
    expect((await page.get('/?etat=traitees')).text).toContain('Aucune demande traitée');
    expect((await change('handle', other)).headers.location).toBe('/?fait=disparue');
  });

  it('releases a request from quarantine, to which it returns from the trash', async () => {
    page.quarantine({ reference, reasons: ['too-fast'] });
    expect((await page.get('/?etat=a-verifier')).text).toContain('en moins d’une seconde');
    await change('trash');
    await change('restore');
    expect(stateOf(reference)).toBe('quarantined');
    await change('release');
    expect(stateOf(reference)).toBe('new');
    expect((await change('release')).headers.location).toBe('/?fait=disparue');
  });

  it('erases the requests that he ticks among those that a search finds, with their photographs', async () => {
    page.keep({ reference, fields: { Téléphone: '06 39 98 12 34' } }, { files: ['picture'] });
    page.quarantine({ reference: other });
    await change('trash');
    expect((await page.get('/?q=%2B33639981234')).text).toContain(`name="reference" value="${reference}"`);

    expect((await page.post('/effacer')).headers.location).toBe('/?fait=disparue');
    expect((await page.post('/effacer', { reference })).headers.location).toBe('/?fait=effacee');
    expect([stateOf(reference), stateOf(other)]).toEqual([undefined, 'quarantined']);
    expect(existsSync(requestFolder(page.database, reference))).toBe(false);
  });

  it('sees the photographs of a request once they are re-encoded, and downloads the others', async () => {
    page.keep({ reference }, { files: [await photograph('red'), '<html>'] });
    expect((await page.get(`/demande/${reference}`)).text).toContain('en préparation');

    const oneDecoder = decoder(() => undefined);
    await preparePhotos({ database: page.database, decoder: oneDecoder });
    await oneDecoder.stop();
    expect(readdirSync(requestFolder(page.database, reference))).toEqual(['1.jpg', '2.raw']);
    const at = `/demande/${reference}/photos`;
    const { text } = await page.get(`/demande/${reference}`);
    expect(text).toContain(`<img src="${at}/1" alt="Photo 1\u00a0: toit-1.jpg"`);
    expect(text).toMatch(new RegExp(`<a href="${at}/2" download=""><bdi>Photo 2.*à télécharger`));
    const [shown, original] = [await page.get(`${at}/1`), await page.get(`${at}/2`)];
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
    expect([original.text, original.headers['content-type']]).toEqual(['<html>', 'application/octet-stream']);
    expect(original.headers['content-disposition']).toContain('attachment');
    for (const missing of [`${at}/3`, `${at}/1.jpg`, `/demande/..%2f/photos/1`])
      expect((await page.get(missing)).status).toBe(404);
  });

  it.each<Record<string, string>>([{ Origin: 'https://evil.example' }, { Host: 'evil.example' }])(
    'changes no request from a foreign page: %j',
    async (headers) => {
      page.keep({ reference });

      expect((await page.post(`/demande/${reference}/handle`, {}, headers)).status).toBe(403);
      expect(stateOf(reference)).toBe('new');
    },
  );

  it('reads why the mail server refuses a request', async () => {
    page.keep({ reference });
    page.database.run(`UPDATE requests SET refusals = 3, lastError = '550 <non>'`);
    expect((await page.get()).text).toContain('L’e-mail est refusé');
    const { text } = await page.get(`/demande/${reference}`);
    expect(text).toContain('Pas partie par e-mail');
    expect(text).toContain('550 &lt;non&gt;');
  });

  it('downloads the callback that a visitor asked for as a calendar file', async () => {
    const call = { Date_ISO: '2026-11-24', Heure_24h: '14:30' };
    const fields = { Nom: 'Zoé Durand', Téléphone: '06 39 98 12 34', ...call };
    page.keep({ reference, fields });
    page.keep({ reference: other });
    const file = `/demande/${reference}/rappel.ics`;
    expect((await page.get(`/demande/${reference}`)).text).toContain(file);
    const { headers, text } = await page.get(file);

    expect(headers['content-type']).toContain('text/calendar');
    expect(text).toContain('DTSTART:20261124T133000Z');
    expect(text).toContain('SUMMARY:06 39 98 12 34 – Zoé Durand');
    expect((await page.get(`/demande/${other}/rappel.ics`)).status).toBe(404);
  });
});

describe('the follow-up of a request', () => {
  const save = (field: string, value: string, of = reference) =>
    page.post(`/demande/${of}/suivi/${field}`, { note: 'other', [field]: value });

  it('stores and shows each field, and saves one without the others', async () => {
    page.keep({ reference });
    await save('note', 'Échelle de 8 m\r\nChien');
    await save('remindOn', '2026-12-04');
    await save('stage', 'visite');
    const stored = { stage: 'visite', remindOn: '2026-12-04', note: 'Échelle de 8 m\r\nChien' };
    expect(requestOf(page.database, reference)).toMatchObject(stored);
    const { text } = await page.get();
    for (const part of ['Visite prévue', 'À rappeler ven. 04/12', 'Échelle de 8 m'])
      expect(text).toContain(part);

    for (const field of ['stage', 'remindOn', 'note']) await save(field, '');
    expect(requestOf(page.database, reference)).toMatchObject({ stage: '', remindOn: null, note: '' });
  });

  it.each([
    ['note', 'x', other],
    ['content', 'x', reference],
    ['remindOn', '2027-02-31', reference],
    ['stage', 'x', reference],
  ])('refuses an unknown request, field, day or stage: %s', async (field, value, of) => {
    page.keep({ reference });

    expect((await save(field, value, of)).status).toBe(404);
  });
});
