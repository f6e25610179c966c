import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ownersPageForEach, quietMail } from '../../testing/owners-page-server';
import { samplePhoto } from '../../testing/sample-database';
import { sendRequest } from '../../testing/send-request';
import { claimMail, noteMailFailed } from '../database/mail-rows';
import { notePhotoKept } from '../database/photo-rows';
import { countState } from '../database/request-changes';
import { requestOf } from '../database/request-lists';
import type { StoredRequest } from '../stored-request';

const page = ownersPageForEach();

const reference = 'RTH-20261121-AAAAAA';
const other = 'RTH-20261121-BBBBBB';
const stateOf = (key: string) => requestOf(page.database, key)?.state;
const count = (state: 'new' | 'quarantined' | 'deleted') => countState(page.database, state);
/** Keeps a photograph with a request, as it is once it was written anew. */
async function keepPhoto(file: string): Promise<void> {
  await writeFile(path.join(page.folder, 'photos', file), 'image');
  notePhotoKept(page.database, file);
}

describe('what the owner does', () => {
  it('marks a request as handled, and back', async () => {
    page.keep({ reference });
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
    const key = page.keep({ reference });
    const { headers } = await page.post(`/demande/${reference}/demain`);

    expect(headers.location).toBe(`/demande/${reference}?fait=demain`);
    expect((await page.get(headers.location)).text).toContain('Le rappel est noté pour demain.');
    expect((await page.get()).text).toContain('Rappel prévu le dimanche 22 novembre 2026.');

    await page.post(`/demande/${reference}/traitee`);
    expect(requestOf(page.database, key)?.remindOn).toBeNull();
  });

  it('finds a request by what anybody would remember of it', async () => {
    page.keep({
      reference,
      fields: [
        ['Nom', 'Lefèvre'],
        ['Ville', 'Riom'],
        ['Téléphone', '06 39 98 12 34'],
      ],
    });
    page.keep({ reference: other });

    for (const search of ['lefevre', 'RIOM lefèvre', '0639981234', '06 39', reference]) {
      const { text } = await page.get(`/?q=${encodeURIComponent(search)}`);
      expect([search, text.includes('Lefèvre'), text.includes('Durand')]).toEqual([search, true, false]);
    }
    expect((await page.get('/?q=personne')).text).toContain('Aucune demande ne correspond');
  });

  it('sees the photographs of a request', async () => {
    const photo = samplePhoto({ name: '<toit>.jpg' });
    page.keep({ reference }, { photos: [photo] });
    expect((await page.get(`/demande/${reference}`)).text).toContain('en préparation');

    await keepPhoto(photo.file);
    const { text } = await page.get(`/demande/${reference}`);
    expect(text).toContain(`<img src="/photo/${photo.file}" alt="Photo 1\u00a0: &lt;toit&gt;.jpg"`);
    const shown = await page.get(`/photo/${photo.file}`);
    expect([shown.status, shown.headers['content-type'], shown.text]).toEqual([200, 'image/jpeg', 'image']);
  });

  it('is refused when another page asks for it', async () => {
    const key = page.keep({ reference });
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
    expect(stateOf(key)).toBe('new');
  });

  it('sends again all that has not left, what the mail server refused too', async () => {
    page.keep({ reference });
    const clock = { now: Date.now(), startedAt: 0, lease: 1, longestWait: 1, photoWait: 1 };
    const claim = claimMail(page.database, clock);
    if (claim) noteMailFailed(page.database, claim, { error: '550 <non>', next: null });
    page.mailQueue.status.mockReturnValue({ ...quietMail, dead: 1 });
    const { text } = await page.get('/courrier');

    expect(text).toContain('550 &lt;non&gt;');
    expect(text).toContain('Tout renvoyer');
    expect((await page.post('/courrier/tout-relancer')).headers.location).toBe('/courrier?fait=relancees');
    expect(page.mailQueue.retryAll).toHaveBeenCalledTimes(1);
    page.mailQueue.retryAll.mockReturnValue(0);
    expect((await page.post('/courrier/tout-relancer')).headers.location).toBe('/courrier?fait=disparue');
  });

  it('finds a request among the things to do again when it was corrected since', async () => {
    page.keep({ reference });
    await page.post(`/demande/${reference}/traitee`, { versions: '1' });
    expect((await page.get()).text).toContain('Rien à traiter');

    page.keep({ reference, fingerprint: 'b'.repeat(64), receivedAt: '2099-01-01T00:00:00.000Z' });
    expect((await page.get()).text).toContain('Corrigée par le visiteur après avoir été traitée');
    expect((await page.get(`/demande/${reference}`)).text).toContain('Corrigée par le visiteur');
  });
});

describe('what was set apart as a robot’s', () => {
  it('joins the list when it was no robot, and then leaves by mail', async () => {
    const key = page.setApart({ reference, reasons: ['too-fast'], subject: 'Pressé' });
    const release = (of: string) => page.post('/a-verifier/liberer', { reference: of });

    expect((await page.get('/a-verifier')).text).toContain('en moins d’une seconde');
    expect((await release(reference)).headers.location).toBe('/a-verifier?fait=liberee');
    expect(requestOf(page.database, key)?.mailState).toBe('waiting');
    expect((await page.get()).text).toContain('Pressé');
    expect((await page.get('/a-verifier')).text).toContain('Rien à vérifier');
    expect((await release('../x')).headers.location).toContain('disparue');
  });

  it('is deleted one by one, several at once, or all that look alike; nothing else goes', async () => {
    const names = ['A', 'B', 'C', 'D', 'E'].map((letter) => `RTH-20261121-${letter.repeat(6)}`);
    const [, , , one = '', last = ''] = names;
    for (const [at, name] of names.entries()) page.setApart({ reference: name }, at < 3 ? '0011aabb' : null);
    const listed = 'RTH-20261121-LLLLLL';
    const key = page.keep({ reference: listed }, { likeness: '0011aabb' });
    const { text } = await page.get('/a-verifier');
    expect(text).toContain('Supprimer les 3 qui se ressemblent');
    expect(text).toContain('name="ressemblance" value="0011aabb"');
    const discard = async (...references: string[]) => {
      const fields = references.map((each): [string, string] => ['reference', each]);
      return (await page.post('/a-verifier/supprimer', fields)).headers.location;
    };

    expect(await discard(one)).toBe('/a-verifier?fait=supprimee');
    expect(count('quarantined')).toBe(4);
    await page.post('/a-verifier/supprimer-semblables', { ressemblance: '0011aabb' });
    expect(count('quarantined')).toBe(1);
    expect(await discard(listed, '../x')).toBe('/a-verifier?fait=disparue');
    await discard(last, listed);
    expect([count('quarantined'), count('deleted'), stateOf(key)]).toEqual([0, 5, 'new']);
  });

  it('comes back out of the trash as it was', async () => {
    const key = page.setApart({ reference });
    await page.post('/a-verifier/supprimer', { reference });
    expect((await page.get('/a-verifier')).text).not.toContain(reference);
    expect((await page.get('/corbeille')).text).toContain(reference);
    const takeBack = () => page.post('/corbeille/reprendre', { reference });

    expect((await takeBack()).headers.location).toBe('/corbeille?fait=reprise');
    expect(stateOf(key)).toBe('quarantined');
    expect((await takeBack()).headers.location).toContain('disparue');
  });

  it('fills pages, and hides no person behind a thousand robots', async () => {
    page.setApart({ reference, receivedAt: '2026-11-20T09:00:00.000Z', fields: [['Nom', 'Zoé Lefèvre']] });
    page.database.write(() => {
      for (let number = 0; number < 1_000; number += 1)
        page.setApart({ reference: `RTH-20261121-${String(number).padStart(6, '0')}` });
    });
    const first = (await page.get('/a-verifier')).text;
    expect(first).toContain('1001 demandes');
    expect(first).not.toContain('Lefèvre');
    expect((await page.get('/a-verifier?page=21')).text).toContain('Lefèvre');

    const found = (await page.get('/a-verifier?q=lefevre')).text;
    expect(found).toContain('Zoé Lefèvre');
    expect(found).toContain('1 demande<');
    expect((await page.get('/?q=lefevre')).text).toContain('href="/a-verifier?q=lefevre"');
  });
});

describe('what is too old, or whose person wants it gone', () => {
  it('goes with his word when many old requests would go at once', async () => {
    for (let number = 10; number < 31; number += 1)
      page.keep({ reference: `RTH-20200101-0000${number}`, receivedAt: '2020-01-01T10:00:00.000Z' });
    await page.retention.run();
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
    expect(count('deleted')).toBe(21);
  });

  it('is erased out of the trash too', async () => {
    page.keep({
      reference,
      receivedAt: '2020-01-01T10:00:00.000Z',
      fields: [['Email', 'durand@maison.example']],
    });
    await page.retention.run();
    expect(await page.retention.eraseHeld(1)).toBe(1);
    const { text } = await page.get('/effacer?qui=Durand@maison.example');
    expect(text).toContain('Dans la corbeille');
    expect((await page.get('/effacer?qui=autre@maison.example')).text).toContain('Rien n’est conservé');

    await page.post('/effacer', { reference, confirme: 'oui' });
    expect(count('deleted')).toBe(0);
  });

  it('is erased for good, everything of one person, once it was shown and confirmed', async () => {
    const fields: StoredRequest['fields'] = [
      ['Nom', 'Durand'],
      ['Email', 'Durand@maison.example'],
      ['Téléphone', '06 39 98 12 34'],
    ];
    const photo = samplePhoto();
    page.keep({ reference, fields }, { photos: [photo] });
    await keepPhoto(photo.file);
    page.keep({ reference, fields: [['Nom', 'Corrigé']], fingerprint: 'b'.repeat(64) });
    page.setApart({ reference: 'RTH-20261121-CCCCCC', fields });
    page.keep({ reference: other, fields: [['Nom', 'Une autre']] });

    const { text } = await page.get('/effacer?qui=%2B33639981234');
    expect(text).toContain('2 demandes');
    expect(text).toContain('Corrigé');
    expect(text).not.toContain('Une autre');
    expect((await page.get('/effacer?qui=durand@MAISON.example')).text).toContain('2 demandes');
    expect((await page.get('/effacer?qui=personne@maison.example')).text).toContain('Rien n’est conservé');

    expect((await page.post('/effacer', { reference })).headers.location).toBe('/effacer?fait=disparue');
    expect(count('new')).toBe(3);
    await page.post('/effacer', { reference, confirme: 'oui' });
    await page.post('/effacer', { reference: 'RTH-20261121-CCCCCC', confirme: 'oui' });
    expect([count('new'), count('quarantined')]).toEqual([1, 0]);
    expect(await readdir(path.join(page.folder, 'photos'))).toEqual([]);
  });

  it('is in no byte of the database any more', async () => {
    page.keep({ reference, fields: [['Nom', 'Inoubliable-Nom-Unique']] });
    page.keep({ reference: other });
    const bytes = async () => {
      const place = path.join(page.folder, 'database');
      const files = await Promise.all((await readdir(place)).map((name) => readFile(path.join(place, name))));
      return Buffer.concat(files).toString('latin1');
    };
    expect(await bytes()).toContain('Inoubliable-Nom-Unique');

    await page.post('/effacer', { reference, confirme: 'oui' });
    expect(await bytes()).not.toContain('Inoubliable-Nom-Unique');
    expect((await bytes()).toLowerCase()).not.toContain('inoubliable-nom-unique');
  });
});
