import { copyFile, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ownersPageForEach } from '../../testing/owners-page-server';
import { reencodeSample, samplePhoto } from '../../testing/sample-database';
import { forgetCopy, noteCopy } from '../database/copy-rows';
import { countState } from '../database/request-lists';
import type { StoredRequest } from '../stored-request';

const page = ownersPageForEach();

const reference = 'RTH-20261121-AAAAAA';
const other = 'RTH-20261121-BBBBBB';
const count = (state: 'new' | 'quarantined' | 'deleted') => countState(page.database, state);

describe('the erasure of requests', () => {
  it("waits for the owner's confirmation when many requests are old", async () => {
    for (let number = 10; number < 31; number += 1)
      page.keep({ reference: `RTH-20200101-0000${number}`, receivedAt: '2020-01-01T10:00:00.000Z' });
    await page.retention.run();
    expect((await page.get()).text).toContain('attendent votre accord pour être effacées (21)');

    await page.post('/problemes/retention-held', { nombre: '20' });
    expect(count('deleted')).toBe(0);
    await page.post('/problemes/retention-held', { nombre: '21' });
    expect(count('deleted')).toBe(21);
    expect((await page.get('/?etat=toutes')).text).not.toContain('votre accord');
  });

  it('includes requests in the trash', async () => {
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

  it('finds the requests of one person, and erases them only after a confirmation', async () => {
    const fields: StoredRequest['fields'] = [
      ['Nom', 'Durand'],
      ['Email', 'Durand@maison.example'],
      ['Téléphone', '06 39 98 12 34'],
    ];
    page.keep({ reference, fields }, { photos: [samplePhoto()] });
    reencodeSample(page.database);
    page.quarantine({
      reference: 'RTH-20261121-CCCCCC',
      fields: [
        ['Email', '<durand@maison.example>,'],
        ['Téléphone', '\u202a+33 (0)6-39-98-12-34\u202c / 04 73 55 12 34'],
      ],
    });
    page.keep({ reference: other, fields: [['Nom', 'Une autre']] });

    const { text } = await page.get('/effacer?qui=%2B33639981234');
    expect(text).toContain('2 demandes');
    expect(text).not.toContain('Une autre');
    expect((await page.get('/effacer?qui=durand@MAISON.example')).text).toContain('2 demandes');
    expect((await page.get('/effacer?qui=personne@maison.example')).text).toContain('Rien n’est conservé');

    expect((await page.post('/effacer', { reference })).headers.location).toBe('/effacer?fait=disparue');
    expect(count('new')).toBe(2);
    await page.post('/effacer', { reference, confirme: 'oui' });
    await page.post('/effacer', { reference: 'RTH-20261121-CCCCCC', confirme: 'oui' });
    expect([count('new'), count('quarantined')]).toEqual([1, 0]);
    expect(await readdir(path.join(page.folder, 'files'))).toEqual([]);
  });

  it('reports the copy in the backup until the store has deleted it', async () => {
    const copy = { name: `requests/${reference}`, recipient: '0a1b2c3d' };
    page.keep({ reference });
    noteCopy(page.database, copy, 0);
    expect((await page.get('/effacer')).text).not.toContain('La sauvegarde contient encore');
    await page.post('/effacer', { reference, confirme: 'oui' });

    expect((await page.get('/effacer')).text).toContain('La sauvegarde contient encore 1 copie');
    forgetCopy(page.database, copy);
    expect((await page.get('/effacer')).text).not.toContain('La sauvegarde contient encore');
  });

  it('erases a request by its reference if only the backup still contains the request', async () => {
    noteCopy(page.database, { name: `requests/${reference}`, recipient: '0a1b2c3d' }, 0);
    page.database.run('UPDATE copies SET isGoing = 0');
    expect((await page.get(`/effacer?qui=${reference}`)).text).toContain('n’est plus que dans la sauvegarde');
    const { headers } = await page.post('/effacer', { reference, confirme: 'oui' });

    expect(headers.location).toBe('/effacer?fait=effacee');
    expect((await page.get('/effacer')).text).toContain('La sauvegarde contient encore 1 copie');
  });

  it('lists the copies that it cannot reach', async () => {
    const unreached = 'Un effacement n’atteint pas';
    expect((await page.get('/effacer')).text).not.toContain(unreached);
    page.parts.stuck = () => ['RTH-1.json'];
    noteCopy(page.database, { name: `requests/${other}`, recipient: '0a1b2c3d' }, 0);
    page.database.run('UPDATE copies SET isGoing = 0');
    page.parts.backup = () => ({
      behindSeconds: 0,
      lastAt: Date.parse('2026-11-21T12:00:00Z'),
      hasAny: true,
    });
    page.database.close();
    const folder = path.join(page.folder, 'database');
    await copyFile(path.join(folder, 'requests-1.sqlite'), path.join(folder, 'requests-2.sqlite'));
    const { text } = await page.get('/effacer');

    const list = text.slice(text.indexOf(unreached)).split('</ul>')[0];
    expect(list).toContain('La base était endommagée');
    expect(list).toContain('Des demandes attendent hors de la base');
    expect(list).toContain('Des copies de la sauvegarde n’appartiennent à aucune demande (1)');
    await page.post('/problemes/copies-unknown', { nombre: '1' });
    expect((await page.get('/effacer')).text).toContain('La sauvegarde contient encore 1 copie');
  });

  it('leaves no trace in the database files', async () => {
    page.keep({ reference, fields: [['Nom', 'Inoubliable-Nom-Unique']] });
    page.keep({ reference: other });
    const bytes = async () => {
      const folder = path.join(page.folder, 'database');
      const files = await Promise.all(
        (await readdir(folder)).map((name) => readFile(path.join(folder, name))),
      );
      return Buffer.concat(files).toString('latin1');
    };
    expect(await bytes()).toContain('Inoubliable-Nom-Unique');

    await page.post('/effacer', { reference, confirme: 'oui' });
    expect(await bytes()).not.toContain('Inoubliable-Nom-Unique');
    expect((await bytes()).toLowerCase()).not.toContain('inoubliable-nom-unique');
  });
});
