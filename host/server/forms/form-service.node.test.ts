import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { startListening, type ListeningServer } from '../listening-server';
import { sampleIdentity } from '../testing/sample-identity';
import { temporaryFolder, type TemporaryFolder } from '../testing/sample-site';
import { multipart, sendRequest, urlencoded, type ReceivedAnswer } from '../testing/send-request';
import type { FormServiceOptions } from './form-config';
import { createFormService } from './form-service';
import { openSpool } from './spool';

const native = '/envoi/artisan@site.example';
const ajax = '/envoi/ajax/artisan@site.example';
const reference = 'RTH-20261121-AB12CD';
const lead = { Nom: 'Durand', Téléphone: '06 00 00 00 00', Référence: reference };

let folder: TemporaryFolder;
let server: ListeningServer;
let log: string[];

async function start(options: Partial<FormServiceOptions> = {}): Promise<void> {
  const spool = await openSpool(path.join(folder.path, 'spool'));
  const service = createFormService({
    identity: sampleIdentity,
    rate: { requests: 1000, perSeconds: 600 },
    ...options,
    spool,
    log: (message) => log.push(message),
  });
  server = await startListening({
    handle: (request, response) => void service.handle(request, response),
    port: 0,
    host: '127.0.0.1',
    purpose: 'a test',
    remedy: '',
  });
}

async function restart(options: Partial<FormServiceOptions> = {}): Promise<void> {
  await server.close();
  await start(options);
}

function send(
  target: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<ReceivedAnswer> {
  const form = urlencoded(fields);
  return sendRequest(server.url, {
    method: 'POST',
    path: target,
    headers: { ...form.headers, ...headers },
    body: form.body,
  });
}

const files = (name: string) => readdir(path.join(folder.path, 'spool', name));

beforeEach(async () => {
  log = [];
  folder = await temporaryFolder();
  await start();
});

afterEach(async () => {
  await server.close();
  await folder.remove();
});

describe('a form sent without JavaScript', () => {
  it('is on disk before the browser is sent on to the thanks page', async () => {
    const answer = await send(native, {
      ...lead,
      Date_ISO: '2026-11-24',
      Heure_24h: '14:30',
      _next: '/merci?type=devis',
    });

    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(`/merci?type=devis&ref=${reference}`);
    expect(answer.headers['cache-control']).toBe('no-store');
    const text = await readFile(path.join(folder.path, 'spool/accepted', `${reference}.json`), 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      reference,
      address: 'artisan@site.example',
      fields: expect.arrayContaining([['Créneau_complet_rappel', 'mardi 24 novembre 2026 à 14:30']]),
    });
    expect(await files('incoming')).toEqual([]);
  });

  it('gets a reference when it has none, the same for a second click', async () => {
    const withoutReference = { Nom: 'Durand', Email: 'a@b.example' };
    const [first, second] = await Promise.all([
      send(native, withoutReference),
      send(native, withoutReference),
    ]);

    expect(first?.headers.location).toMatch(/^\/merci\?ref=RTH-\d{8}-[0-9A-Z]{6}$/);
    expect(second?.headers.location).toBe(first?.headers.location);
    expect(await files('accepted')).toHaveLength(1);
  });

  it('comes back with all that was typed, harmless, when something is missing', async () => {
    const answer = await send(native, {
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
    expect(answer.text).toContain('\nUn mur\n&lt;/textarea&gt;&lt;img src=x&gt;</textarea>');
    expect(answer.text).toContain('<input type="hidden" name="Date_ISO" value="2026-11-24">');
    expect(answer.text).toContain('<label for="Téléphone">Téléphone</label>');
    expect(answer.text).not.toMatch(/<script|<img| onfocus="/);
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
    );
    expect(await files('accepted')).toEqual([]);
  });

  it('may be multipart', async () => {
    const form = multipart([
      { name: 'Prénom', value: 'Zoé' },
      { name: 'Téléphone', value: '06' },
    ]);

    expect((await sendRequest(server.url, { method: 'POST', path: native, ...form })).status).toBe(303);
  });
});

describe('a form sent by the page itself', () => {
  it('is answered in JSON, with strings as external services do', async () => {
    const answer = await send(ajax, lead);

    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json;charset=utf-8');
    expect(JSON.parse(answer.text)).toEqual({
      success: 'true',
      message: 'Votre demande a été envoyée.',
      reference,
    });
  });

  it('says why it failed', async () => {
    const answer = await send(ajax, { Nom: 'Durand' });

    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toEqual({
      success: 'false',
      message: 'Votre demande ne contient ni numéro de téléphone ni adresse e-mail.',
    });
  });
});

describe('the same reference', () => {
  it('is stored once, also when it arrives twenty times at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(ajax, lead)));

    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await files('accepted')).toEqual([`${reference}.json`]);
    expect(await files('incoming')).toEqual([]);
    expect(await files('amended')).toEqual([]);
  });

  it('is known after a restart', async () => {
    await send(ajax, { ...lead, Date_soumission: 'une heure' });
    await restart();

    expect((await send(ajax, { ...lead, Date_soumission: 'une autre' })).status).toBe(200);
    expect(await files('accepted')).toHaveLength(1);
    expect(await files('amended')).toEqual([]);
  });

  it('keeps a correction beside the first version', async () => {
    await send(ajax, lead);
    const corrected = { ...lead, Téléphone: '07 11 11 11 11' };
    expect((await send(ajax, corrected)).status).toBe(200);
    expect((await send(ajax, corrected)).status).toBe(200);

    expect(await files('accepted')).toHaveLength(1);
    expect(await files('amended')).toHaveLength(1);
  });

  it('is never used as a path unless it is well formed', async () => {
    for (const bad of ['../../../evil', '/etc/passwd', `${reference}/../x`, 'a\u0000b']) {
      expect((await send(native, { ...lead, Référence: bad })).status).toBe(303);
    }

    expect((await files('accepted')).every((name) => /^RTH-\d{8}-[0-9A-Z]{6}\.json$/.test(name))).toBe(true);
    expect(await readdir(folder.path)).toEqual(['spool']);
  });
});

describe('the form service', () => {
  it('answers a robot with success and keeps what it sent apart', async () => {
    const answer = await send(ajax, { ...lead, _honey: 'x', _subject: 'a\nBcc: b' });

    expect(JSON.parse(answer.text)).toMatchObject({ success: 'true' });
    expect(await files('quarantine')).toHaveLength(1);
    expect(await files('accepted')).toEqual([]);
  });

  it('refuses line breaks where an e-mail header would carry them', async () => {
    expect((await send(ajax, { ...lead, _subject: 'a\r\nBcc: victim@elsewhere.example' })).status).toBe(400);
    expect((await send(native, { ...lead, 'Nom\r\nBcc': 'x' })).status).toBe(400);
  });

  it('takes forms from its own pages only', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      const answer = await send(native, lead, { Origin: origin });
      expect(answer.status).toBe(403);
      expect(answer.text).not.toContain('Durand');
    }
    expect((await send(native, lead, { Origin: server.url })).status).toBe(303);
    const fromSite = await send(native, lead, { Origin: sampleIdentity.origin });
    expect(fromSite.headers.location).toBe(`https://www.site.example/merci?ref=${reference}`);
  });

  it('knows its addresses, however they are written', async () => {
    for (const target of [
      '/envoi/other@site.example',
      '/envoi/ajax/other@site.example',
      '/envoi/..%2f..%2fetc%2fpasswd',
      '/envoi/%E9',
      '/envoi/',
      '/envoi',
      '/envoi/__proto__',
    ]) {
      expect((await send(target, lead)).status).toBe(404);
    }
    expect((await send('/envoi/ARTISAN%40site.example?x=1', lead)).status).toBe(303);
  });

  it('is only posted to', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await sendRequest(server.url, { method, path: native });
      expect([answer.status, answer.headers.allow]).toEqual([405, 'POST']);
    }
  });

  it('refuses bodies that are too large, announced or not', async () => {
    const body = `Nom=${'x'.repeat(600 * 1024)}`;
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const announced = await sendRequest(server.url, { method: 'POST', path: native, body, headers });
    const chunked = await sendRequest(server.url, {
      method: 'POST',
      path: ajax,
      body,
      headers: { ...headers, 'Transfer-Encoding': 'chunked' },
    });

    expect([announced.status, chunked.status]).toEqual([413, 413]);
  });

  it('refuses what it cannot read, and goes on', async () => {
    const post = (type: string, body: string) =>
      sendRequest(server.url, { method: 'POST', path: ajax, headers: { 'Content-Type': type }, body });

    expect((await post('application/json', '{}')).status).toBe(415);
    expect((await sendRequest(server.url, { method: 'POST', path: ajax, body: 'Nom=a' })).status).toBe(415);
    expect(
      (await post('multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="Nom"'))
        .status,
    ).toBe(400);
    expect((await post('multipart/form-data', 'x')).status).toBe(400);
    expect((await post('application/x-www-form-urlencoded', 'a=1&'.repeat(10_000))).status).toBe(413);
    expect((await post('application/x-www-form-urlencoded', '')).status).toBe(400);
    expect((await send(ajax, { ...lead, ['__proto__']: 'x', constructor: 'y' })).status).toBe(200);
    const { headers, body } = multipart([{ name: 'a', value: 'x', filename: 'a.gif' }]);
    expect((await sendRequest(server.url, { method: 'POST', path: ajax, headers, body })).status).toBe(415);
  });

  it('stores nothing of a form whose connection breaks', async () => {
    const { port } = new URL(server.url);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(
          `POST ${ajax} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nNom=a`,
          () => socket.destroy(),
        );
      });
      socket.on('close', () => resolve());
    });

    expect((await send(ajax, lead)).status).toBe(200);
    expect(await files('accepted')).toHaveLength(1);
    expect(log).toEqual([]);
  });

  it('slows down a sender who sends too much, and gives back what was typed', async () => {
    await restart({ rate: { requests: 1, perSeconds: 600 } });
    await send(native, lead);
    const byPage = await send(ajax, lead);
    const byBrowser = await send(native, { ...lead, Nom: 'Martin' });

    expect([byPage.status, byBrowser.status]).toEqual([429, 429]);
    expect(Number(byBrowser.headers['retry-after'])).toBeGreaterThan(590);
    expect(byBrowser.text).toContain('value="Martin"');
  });

  it('tells senders behind a trusted proxy apart', async () => {
    await restart({ rate: { requests: 1, perSeconds: 600 }, trustsForwardedFor: true });
    const from = (address: string) => send(ajax, lead, { 'X-Forwarded-For': `1.1.1.1, ${address}` });

    expect((await from('2.2.2.2')).status).toBe(200);
    expect((await from('3.3.3.3')).status).toBe(200);
    expect((await from('2.2.2.2')).status).toBe(429);
  });

  it('never says success when the disk fails', async () => {
    const accepted = path.join(folder.path, 'spool/accepted');
    await rename(accepted, `${accepted}-gone`);
    await writeFile(accepted, '');
    const byPage = await send(ajax, lead);
    const byBrowser = await send(native, lead);

    expect([byPage.status, byBrowser.status]).toEqual([503, 503]);
    expect(JSON.parse(byPage.text).success).toBe('false');
    expect(byBrowser.text).toContain('value="Durand"');
    expect(byBrowser.headers['retry-after']).toBe('60');
    expect(log.join()).toContain('could not be stored');
  });

  it('refuses to start where nothing can be kept', async () => {
    await mkdir(path.join(folder.path, 'other'));
    await writeFile(path.join(folder.path, 'other/accepted'), '');

    await expect(openSpool(path.join(folder.path, 'other'))).rejects.toThrow();
  });
});
