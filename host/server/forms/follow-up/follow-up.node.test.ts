import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { startListening, type ListeningServer } from '../../listening-server';
import { sampleRequest } from '../../testing/sample-requests';
import { temporaryFolder, type TemporaryFolder } from '../../testing/sample-site';
import { sendRequest, urlencoded } from '../../testing/send-request';
import { openSpool, type Spool } from '../spool';
import type { StoredRequest } from '../stored-request';
import { createFollowUp } from './follow-up';
import { followUpLinks } from './follow-up-links';

const reference = 'RTH-20261121-AAAAAA';
const secret = 'a secret of more than 32 characters';
const origin = 'https://www.site.example';
const photo = `${reference}.0123456789abcdef.jpg`;

let folder: TemporaryFolder;
let spool: Spool;
let server: ListeningServer;
let time: number;
let path: string;

const now = () => new Date(time);
const stored = (over: Partial<StoredRequest> = {}) =>
  sampleRequest({
    reference,
    replyTo: 'zoe@maison.example',
    fields: [
      ['Nom', '<b>Durand</b>'],
      ['Téléphone', '06 39 98 12 34'],
    ],
    photos: [{ file: photo, name: 'mur.jpg' }],
    ...over,
  });

const pathFor = (key: string) => followUpLinks({ secret, origin, now }).linkTo(key).slice(origin.length);
const get = (target = path, method = 'GET') => sendRequest(server.url, { path: target, method });
const post = (
  action: string,
  headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin', Origin: origin },
) => sendRequest(server.url, { path: `${path}/${action}`, method: 'POST', headers });
/** What a browser sends when the owner presses that button of a page that he has open. */
function press(page: string, action: string) {
  const [, fields = ''] =
    new RegExp(`<form[^>]* action="${path}/${action}"[^>]*>(.*?)</form>`).exec(page) ?? [];
  const hidden = [...fields.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  const { headers, body } = urlencoded(Object.fromEntries(hidden));
  const own = { 'Sec-Fetch-Site': 'same-origin', Origin: origin };
  return sendRequest(server.url, {
    path: `${path}/${action}`,
    method: 'POST',
    headers: { ...headers, ...own },
    body,
  });
}
const files = (name: 'handled' | 'remind' | 'changed') => readdir(spool.at(name));
const everything = async () => [await files('handled'), await files('remind'), await files('changed')];

beforeEach(async () => {
  time = Date.parse('2026-11-21T22:30:00Z');
  folder = await temporaryFolder();
  spool = await openSpool(folder.path);
  await spool.accept(stored());
  // As when the desk has read it: what follows is to leave a note of its own.
  await rm(spool.at('changed', reference));
  await writeFile(spool.at('photos', photo), 'jpeg');
  path = pathFor(reference);
  const followUp = createFollowUp({
    ...{ spool, secret, origin, now },
    tradeName: 'Exemple',
    trustsForwardedFor: true,
    log: () => undefined,
  });
  server = await startListening({
    handle: (request, response) => void followUp.handle(request, response),
    ...{ port: 0, host: '127.0.0.1', purpose: 'a test', remedy: '' },
  });
});

afterEach(async () => {
  await server.close();
  await folder.remove();
});

describe('the page of one request', () => {
  it('shows what was sent, with photographs, and lets the owner call and answer', async () => {
    const { status, text } = await get();

    expect(status).toBe(200);
    expect(text).toContain('&lt;b&gt;Durand&lt;/b&gt;');
    expect(text).toContain('href="tel:+33639981234"');
    expect(text).toContain('href="mailto:zoe@maison.example?subject=');
    expect(text).toContain(`src="${path}/photo/1"`);
    expect((await get(`${path}/photo/1`)).text).toBe('jpeg');
    expect((await get(`${path}/photo/1`)).headers['content-type']).toBe('image/jpeg');
    expect((await get(`${path}/photo/2`)).status).toBe(404);
  });

  it('is for nobody’s index, cache, frame or script', async () => {
    for (const target of [path, `${path}/photo/1`, '/suivi/wrong']) {
      const { headers } = await get(target);

      expect(headers['x-robots-tag']).toBe('noindex, nofollow');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['referrer-policy']).toBe('same-origin');
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
      expect(headers['content-security-policy']).not.toContain('script-src');
    }
    expect((await get()).text).toContain('<meta name="robots" content="noindex"/>');
  });

  it('shows the version that the mail was about', async () => {
    const { key } = await spool.accept(stored({ fingerprint: 'b'.repeat(64), fields: [['Nom', 'Corrigé']] }));
    const { text } = await get(pathFor(key));

    expect(text).toContain('Corrigé');
    expect(text).toContain('corrige une demande déjà envoyée');
  });

  it('leads to no other request and no list', async () => {
    await spool.accept(stored({ reference: 'RTH-20261121-BBBBBB', fields: [['Nom', 'Autrui']] }));
    const { text } = await get();

    expect(text).not.toContain('Autrui');
    const links = [...text.matchAll(/(?:href|action|src)="([^"]*)"/g)].map(([, address = '']) => address);
    expect(
      links.filter((address) => !/^(tel|mailto):/.test(address) && !address.startsWith(`${path}/`)),
    ).toEqual([]);
    for (const target of [
      '/suivi',
      '/suivi/',
      `${path}/`,
      `${path}/photo/0`,
      `${path}/photo/1/x`,
      `${path}/liste`,
    ])
      expect((await get(target)).status).toBe(404);
  });
});

describe('what the owner does there', () => {
  it('is marked as handled, and back, as often as he likes', async () => {
    for (const _time of ['first', 'second']) {
      const { status, headers } = await post('traitee');
      expect([status, headers.location]).toEqual([303, `${path}?fait=traitee`]);
    }
    expect(await everything()).toEqual([[reference], [], [reference]]);
    expect((await get(`${path}?fait=traitee`)).text).toContain('est marquée comme traitée');

    await post('a-traiter');
    expect(await files('handled')).toEqual([]);
  });

  it('reminds him tomorrow, by the clock of Paris', async () => {
    // 23:30 in Paris; the day of UTC would be the same, but an hour later it would not.
    await post('demain');
    expect(await readFile(spool.at('remind', reference), 'utf8')).toBe('2026-11-22\n');
    time += 60 * 60 * 1000;
    await post('demain');
    expect(await readFile(spool.at('remind', reference), 'utf8')).toBe('2026-11-23\n');
    expect((await get()).text).toContain('Rappel prévu le lundi 23 novembre 2026');

    await post('traitee');
    expect(await files('remind')).toEqual([]);
  });

  it('is nothing when a scanner of mails opens every address', async () => {
    for (const part of ['', '/photo/1', '/traitee', '/a-traiter', '/demain', '?fait=traitee']) {
      for (const method of ['GET', 'HEAD']) {
        const { status } = await get(`${path}${part}`, method);
        expect(status).toBe(/traite|demain/.test(part) && !part.startsWith('?') ? 405 : 200);
      }
    }
    expect(await everything()).toEqual([[], [], []]);
  });

  it.each([
    ['no header that says where from', {}],
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
    ['another site that hides', { Origin: 'null' }],
    ['a sister site', { 'Sec-Fetch-Site': 'same-site', Origin: origin }],
  ])('is refused from %s', async (_what, headers: Record<string, string>) => {
    expect((await post('traitee', headers)).status).toBe(403);
    expect(await everything()).toEqual([[], [], []]);
  });
});

describe('a correction that comes while the owner has the page open, such as a new telephone number', () => {
  const newNumber = {
    fingerprint: 'b'.repeat(64),
    fields: [['Téléphone', '07 11 22 33 44']],
  } satisfies Partial<StoredRequest>;

  it('is not marked as handled unread: he is shown the new number and asked again', async () => {
    const open = (await get()).text;
    await spool.accept(stored({ ...newNumber, receivedAt: now().toISOString() }));
    const { headers } = await press(open, 'traitee');

    expect(await files('handled')).toEqual([]);
    const { text } = await get(headers.location);
    expect(text).toContain('Une correction est arrivée');
    expect(text).toContain('tel:+33711223344');
    expect(text).toContain('06 39 98 12 34');

    expect((await press(text, 'traitee')).headers.location).toBe(`${path}?fait=traitee`);
    expect(await files('handled')).toEqual([reference]);
  });

  it('makes what he had marked as handled before something to do again', async () => {
    await press((await get()).text, 'traitee');
    await spool.accept(stored({ ...newNumber, receivedAt: '2099-01-01T00:00:00.000Z' }));
    const { text } = await get();

    expect(text).toContain('Corrigée par le visiteur après avoir été traitée');
    expect(text).toContain('Marquer comme traitée');
  });

  it('shows its photographs below those of the first version', async () => {
    const second = `${reference}.fedcba9876543210.jpg`;
    await writeFile(spool.at('photos', second), 'second');
    await spool.accept(stored({ ...newNumber, photos: [{ file: second, name: 'toit.jpg' }] }));

    expect((await get()).text).toContain(`src="${path}/photo/2"`);
    expect((await get(`${path}/photo/2`)).text).toBe('second');
  });
});

describe('a link that opens nothing', () => {
  it('says that it has expired, what to do, and which request it was', async () => {
    time += 31 * 24 * 60 * 60 * 1000;
    const { status, text } = await get();

    expect(status).toBe(410);
    expect(text).toContain('Ce lien a expiré');
    expect(text).toContain(reference);
    expect(text).not.toContain('Durand');
    expect((await post('traitee')).status).toBe(410);
    expect((await get(`${path}/photo/1`)).status).toBe(410);
    expect(await everything()).toEqual([[], [], []]);
  });

  it('says that the request is gone when it was erased', async () => {
    const { status, text } = await get(pathFor('RTH-20261121-ZZZZZZ'));

    expect(status).toBe(410);
    expect(text).toContain('n’est plus là');
    expect(
      (await sendRequest(server.url, { path: `${pathFor('RTH-20261121-ZZZZZZ')}/traitee`, method: 'POST' }))
        .status,
    ).toBe(410);
    expect(await files('handled')).toEqual([]);
  });

  it('touches no disk, and soon is not even looked at', async () => {
    const read = jest.spyOn(spool, 'read');
    const { linkTo } = followUpLinks({ secret: `${secret}!`, origin, now });
    const forged = linkTo(reference).slice(origin.length);
    const answers = [];
    for (let attempt = 0; attempt < 15; attempt += 1) answers.push((await get(forged)).status);

    expect(answers).toEqual([...Array<number>(10).fill(404), ...Array<number>(5).fill(429)]);
    expect(read).not.toHaveBeenCalled();
    // Whoever holds a right link may share an address with whoever does not.
    expect((await get()).status).toBe(200);
    expect(
      (await sendRequest(server.url, { path: forged, headers: { 'X-Forwarded-For': '203.0.113.9' } })).status,
    ).toBe(404);
  });

  it('that is right is limited too', async () => {
    const answers = new Set<number>();
    for (let attempt = 0; attempt < 320; attempt += 1) answers.add((await get(`${path}/photo/9`)).status);

    expect([...answers]).toEqual([404, 429]);
  });
});
