import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startListening, type ListeningServer } from '../../listening-server';
import { temporaryFolder, type TemporaryFolder } from '../../testing/sample-site';
import { sendRequest, urlencoded } from '../../testing/send-request';
import type { DeliveryWorker } from '../delivery/delivery-worker';
import { openSpool, type Spool, type StoredRequest } from '../spool';
import { ownersPage } from './owners-page';

let folder: TemporaryFolder;
let spool: Spool;
let server: ListeningServer;
let delivery: jest.Mocked<DeliveryWorker>;

function stored(reference: string, over: Partial<StoredRequest> = {}): StoredRequest {
  return {
    reference,
    receivedAt: '2026-11-21T09:34:05.000Z',
    address: 'artisan@site.example',
    subject: '',
    replyTo: '',
    copies: [],
    fingerprint: 'a'.repeat(64),
    fields: [['Nom', 'Durand']],
    ...over,
  };
}

const get = (target = '/', headers: Record<string, string> = {}) =>
  sendRequest(server.url, { path: target, headers });

/** A post as a browser sends it from this very page. */
const post = (target: string, fields: Record<string, string> = {}, over: Record<string, string> = {}) => {
  const { headers, body } = urlencoded(fields);
  const own = { Origin: server.url, 'Sec-Fetch-Site': 'same-origin', Host: new URL(server.url).host };
  return sendRequest(server.url, {
    method: 'POST',
    path: target,
    headers: { ...headers, ...own, ...over },
    body,
  });
};

beforeEach(async () => {
  delivery = {
    enqueue: jest.fn(),
    retry: jest.fn().mockResolvedValue(true),
    forget: jest.fn(),
    status: jest.fn().mockReturnValue({ waiting: 0, dead: 0, oldest: null, trouble: null }),
    stop: jest.fn(),
  };
  folder = await temporaryFolder();
  spool = await openSpool(folder.path);
  server = await startListening({
    handle: ownersPage({
      spool,
      delivery,
      now: () => new Date('2026-11-21T12:00:00Z'),
      log: () => undefined,
    }),
    port: 0,
    host: '127.0.0.1',
    purpose: 'a test',
    remedy: '',
  });
});

afterEach(async () => {
  await server.close();
  await folder.remove();
});

describe('the page of received requests', () => {
  it('says when there is none', async () => {
    const answer = await get();

    expect(answer.status).toBe(200);
    expect(answer.text).toContain('Aucune demande pour le moment.');
  });

  it('lists them newest first, with what was corrected', async () => {
    await spool.accept(stored('RTH-20261121-AAAAAA', { subject: 'Premier' }));
    await spool.accept(
      stored('RTH-20261121-BBBBBB', { subject: 'Dernier', receivedAt: '2026-11-21T10:00:00.000Z' }),
    );
    await spool.accept(
      stored('RTH-20261121-AAAAAA', { fingerprint: 'b'.repeat(64), fields: [['Nom', 'Corrigé']] }),
    );
    const { text } = await get();

    const order = ['2 demandes', 'Dernier', 'Premier', 'Corrigé'].map((part) => text.indexOf(part));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order[0]).toBeGreaterThan(0);
  });

  it('shows what visitors wrote as text, and nothing else', async () => {
    const fields: StoredRequest['fields'] = [
      ['<b>', '<script>alert(1)</script>'],
      ['Téléphone', '"><img> 06 00'],
      ['Email', 'a"b@c.example?cc=x'],
    ];
    await spool.accept(stored('RTH-20261121-AAAAAA', { subject: '<i>', fields }));
    const { text, headers } = await get();

    expect(text).not.toMatch(/<script|<img|<b>|<i>/);
    expect(text).toContain('href="tel:0600"');
    expect(text).toContain('href="mailto:a%22b%40c.example%3Fcc%3Dx"');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; form-action 'self'/,
    );
  });

  it('spreads many requests over pages', async () => {
    for (let index = 0; index < 51; index += 1) {
      const reference = `RTH-20261121-${String(index).padStart(6, '0')}`;
      await spool.accept(stored(reference, { receivedAt: new Date(1e12 + index).toISOString() }));
    }

    const [first, second] = [await get(), await get('/?etat=toutes&page=2')];
    expect(first.text).toContain('RTH-20261121-000050');
    expect(first.text).not.toContain('RTH-20261121-000000');
    expect(second.text).toContain('RTH-20261121-000000');
    expect((await get('/?page=-1e9')).status).toBe(200);
  });

  it('names the files that it cannot read', async () => {
    await writeFile(path.join(folder.path, 'accepted/RTH-20261121-AAAAAA.json'), '{');

    expect((await get()).text).toContain(path.join('accepted', 'RTH-20261121-AAAAAA.json'));
  });

  it('opens under the names of this computer only', async () => {
    await spool.accept(stored('RTH-20261121-AAAAAA'));

    expect((await get('/', { Host: 'localhost:4101' })).status).toBe(200);
    for (const host of [
      'evil.example',
      'localhost.evil.example',
      '192.168.1.2:4101',
      '127.0.0.1.evil.example',
    ]) {
      const answer = await get('/', { Host: host });
      expect(answer.status).toBe(403);
      expect(answer.text).not.toContain('Durand');
    }
  });

  it('has its own addresses and no other', async () => {
    expect((await post('/')).status).toBe(405);
    expect((await sendRequest(server.url, { method: 'PUT', path: '/effacer' })).status).toBe(405);
    for (const target of ['/accepted/RTH-20261121-AAAAAA.json', '/demande/..%2f', '/photo/../x', '/x']) {
      expect((await get(target)).status).toBe(404);
    }
    expect((await sendRequest(server.url, { method: 'HEAD' })).text).toBe('');
  });

  it('says so when the folder is gone', async () => {
    await rm(path.join(folder.path, 'accepted'), { recursive: true });

    expect((await get()).status).toBe(503);
  });
});

describe('what the owner does', () => {
  const reference = 'RTH-20261121-AAAAAA';

  it('marks a request as handled, and back', async () => {
    await spool.accept(stored(reference));
    const marked = await post(`/demande/${reference}/traitee`);

    expect(marked.status).toBe(303);
    expect(marked.headers.location).toBe(`/demande/${reference}?fait=traitee`);
    expect((await get(`/demande/${reference}?fait=traitee`)).text).toContain('est marquée comme traitée');
    expect((await get()).text).toContain('Rien à traiter');
    expect((await get('/?etat=traitees')).text).toContain('Traitée le');

    await post(`/demande/${reference}/a-traiter`);
    expect((await get()).text).toContain('1 demande<');
    expect((await post('/demande/RTH-20261121-ZZZZZZ/traitee')).headers.location).toBe('/?fait=disparue');
  });

  it('finds a request by what anybody would remember of it', async () => {
    await spool.accept(
      stored(reference, {
        fields: [
          ['Nom', 'Lefèvre'],
          ['Ville', 'Riom'],
          ['Téléphone', '06 39 98 12 34'],
        ],
      }),
    );
    await spool.accept(stored('RTH-20261121-BBBBBB'));

    for (const search of ['lefevre', 'RIOM lefèvre', '0639981234', '06 39', reference]) {
      const { text } = await get(`/?q=${encodeURIComponent(search)}`);
      expect([search, text.includes('Lefèvre'), text.includes('Durand')]).toEqual([search, true, false]);
    }
    expect((await get('/?q=personne')).text).toContain('Aucune demande ne correspond');
  });

  it('sees the photographs of a request', async () => {
    const file = `${reference}.0123456789abcdef.jpg`;
    await spool.accept(
      stored(reference, { photos: [{ file, name: '<toit>.jpg', width: 4, height: 3, bytes: 5 }] }),
      [{ file, bytes: Buffer.from('image') }],
    );

    const { text } = await get(`/demande/${reference}`);
    expect(text).toContain(`<img src="/photo/${file}" alt="Photo 1\u00a0: &lt;toit&gt;.jpg"`);
    const photo = await get(`/photo/${file}`);
    expect([photo.status, photo.headers['content-type'], photo.text]).toEqual([200, 'image/jpeg', 'image']);
  });

  it('is refused when another page asks for it', async () => {
    await spool.accept(stored(reference));
    const target = `/demande/${reference}/traitee`;

    for (const [name, value] of [
      ['Origin', 'https://evil.example'],
      ['Origin', 'null'],
      ['Sec-Fetch-Site', 'cross-site'],
      ['Sec-Fetch-Site', 'same-site'],
      ['Host', 'evil.example'],
    ] as const) {
      const headers = { [name]: value };
      expect((await post(target, {}, headers)).status).toBe(403);
    }
    expect((await sendRequest(server.url, { method: 'POST', path: target })).status).toBe(403);
    expect(await readdir(spool.at('handled'))).toEqual([]);
  });

  it('releases what was no robot, which then leaves by mail', async () => {
    await spool.quarantine(stored(reference, { suspicion: 'too-fast', subject: 'Pressé' }));
    const [key = ''] = await spool.keys('quarantine');

    expect((await get('/a-verifier')).text).toContain('moins d’une seconde');
    expect((await post('/a-verifier/liberer', { cle: key })).headers.location).toBe(
      '/a-verifier?fait=liberee',
    );
    expect(delivery.enqueue).toHaveBeenCalledWith(reference);
    expect((await get()).text).toContain('Pressé');
    expect((await get('/a-verifier')).text).toContain('Rien à vérifier');
    expect((await post('/a-verifier/liberer', { cle: '../x' })).headers.location).toContain('disparue');
  });

  it('retries a dead letter', async () => {
    const mark = { state: 'dead', attempts: 3, refusals: 3, at: '', nextAt: '', error: '550 <non>' };
    await writeFile(spool.at('undelivered', `${reference}.json`), JSON.stringify(mark));

    const { text } = await get('/courrier');
    expect(text).toContain('550 &lt;non&gt;');
    await post('/courrier/relancer', { cle: reference });
    expect(delivery.retry).toHaveBeenCalledWith(reference);
  });

  it('erases everything of one person, once it was shown and confirmed', async () => {
    const fields: StoredRequest['fields'] = [
      ['Nom', 'Durand'],
      ['Email', 'Durand@maison.example'],
      ['Téléphone', '06 39 98 12 34'],
    ];
    const file = `${reference}.0123456789abcdef.jpg`;
    await spool.accept(stored(reference, { fields }), [{ file, bytes: Buffer.from('x') }]);
    await spool.accept(stored(reference, { fields: [['Nom', 'Corrigé']], fingerprint: 'b'.repeat(64) }));
    await spool.quarantine(stored('RTH-20261121-CCCCCC', { fields }));
    await spool.accept(stored('RTH-20261121-BBBBBB', { fields: [['Nom', 'Une autre']] }));
    await post(`/demande/${reference}/traitee`);

    const { text } = await get('/effacer?qui=%2B33639981234');
    expect(text).toContain('2 demandes');
    expect(text).toContain('Corrigé');
    expect(text).not.toContain('Une autre');
    expect((await get('/effacer?qui=durand@MAISON.example')).text).toContain('2 demandes');
    expect((await get('/effacer?qui=personne@maison.example')).text).toContain('Rien n’est conservé');

    expect((await post('/effacer', { reference })).headers.location).toBe('/effacer?fait=disparue');
    expect((await spool.keys('accepted')).length).toBe(2);
    await post('/effacer', { reference, confirme: 'oui' });
    await post('/effacer', { reference: 'RTH-20261121-CCCCCC', confirme: 'oui' });
    for (const name of ['photos', 'amended', 'quarantine', 'handled', 'incoming'] as const) {
      expect(await readdir(spool.at(name))).toEqual([]);
    }
    expect(await spool.keys('accepted')).toEqual(['RTH-20261121-BBBBBB']);
    expect(delivery.forget).toHaveBeenCalledWith(new Set([reference]));
  });

  it('opens the requests in a spreadsheet, in which nothing is a formula', async () => {
    await spool.accept(
      stored(reference, {
        fields: [
          ['Nom', '=HYPERLINK("http://evil.example")'],
          ['Description_projet', 'Un mur; "blanc"\net un toit'],
          ['Téléphone', '+33 6 39 98 12 34'],
        ],
      }),
    );
    const { text, headers } = await get('/demandes.csv');

    expect(headers['content-disposition']).toBe('attachment; filename="demandes-2026-11-21.csv"');
    expect(text.startsWith('\ufeffRéférence;Reçue le;État;')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(text).toContain('"Un mur; ""blanc""\net un toit"');
    expect(text).toContain(`'+33 6 39 98 12 34`);
  });
});

describe('the health of the service', () => {
  it('is told to a monitor', async () => {
    const answer = await get('/health');

    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toMatchObject({
      status: 'ok',
      spoolWritable: true,
      mail: 'on',
      queueDepth: 0,
      oldestUndeliveredSeconds: null,
      deadLetters: 0,
    });
  });

  it('is bad when mails are late, dead, or nothing can be written', async () => {
    const oldest = new Date('2026-11-21T10:00:00Z');
    delivery.status.mockReturnValue({ waiting: 2, dead: 1, oldest, trouble: 'away' });
    await rm(spool.at('accepted'), { recursive: true });
    const answer = await get('/health');

    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.text)).toMatchObject({
      status: 'unhealthy',
      problems: expect.arrayContaining(['spool-not-writable', 'mail-late', 'dead-letters']),
      queueDepth: 2,
      oldestUndeliveredSeconds: 7200,
    });
  });
});
