import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ListeningServer } from '../../listening-server';
import { listen } from '../../testing/listen';
import { databaseForEach, keepSample, samplePhoto } from '../../testing/sample-database';
import { sendRequest, urlencoded } from '../../testing/send-request';
import type { PhotoToKeep } from '../stored-request';
import { notePhotoKept } from '../database/photo-rows';
import { requestOf } from '../database/request-lists';
import type { StoredRequest } from '../stored-request';
import { createFollowUp } from './follow-up';
import { followUpLinks } from './follow-up-links';

const reference = 'RTH-20261121-AAAAAA';
const origin = 'https://www.site.example';
const photo = `${reference}.0123456789abcdef.jpg`;

const test = databaseForEach();
let server: ListeningServer;
let time: number;
let key: string;
let page: string;

const now = () => new Date(time);
const keep = (over: Partial<StoredRequest> = {}, photos: readonly PhotoToKeep[] = []) =>
  keepSample(
    test.database,
    {
      reference,
      replyTo: 'zoe@maison.example',
      fields: [
        ['Nom', '<b>Durand</b>'],
        ['Téléphone', '06 39 98 12 34'],
      ],
      ...over,
    },
    { photos },
  );
/** A photograph that was written anew. */
async function keepPhoto(file: string, content: string): Promise<void> {
  await writeFile(path.join(test.folder, 'photos', file), content);
  notePhotoKept(test.database, file);
}

const pathFor = (key: string) =>
  followUpLinks({ database: test.database, origin, now }).linkTo(key).slice(origin.length);
const get = (target = page, method = 'GET') => sendRequest(server.url, { path: target, method });
const post = (
  action: string,
  headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin', Origin: origin },
) => sendRequest(server.url, { path: `${page}/${action}`, method: 'POST', headers });
/** What a browser sends when the owner presses that button of a page that he has open. */
function press(text: string, action: string) {
  const [, fields = ''] =
    new RegExp(`<form[^>]* action="${page}/${action}"[^>]*>(.*?)</form>`).exec(text) ?? [];
  const hidden = [...fields.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  const { headers, body } = urlencoded(Object.fromEntries(hidden));
  const own = { 'Sec-Fetch-Site': 'same-origin', Origin: origin };
  return sendRequest(server.url, {
    path: `${page}/${action}`,
    method: 'POST',
    headers: { ...headers, ...own },
    body,
  });
}
/** What the owner has said of it so far. */
const said = () => {
  const kept = requestOf(test.database, key);
  return [kept?.state, kept?.remindOn];
};
const untouched = ['new', null];

beforeEach(async () => {
  time = Date.parse('2026-11-21T22:30:00Z');
  await mkdir(path.join(test.folder, 'photos'));
  key = keep({}, [samplePhoto({ file: photo, name: 'mur.jpg' })]);
  await keepPhoto(photo, 'jpeg');
  page = pathFor(key);
  const followUp = createFollowUp({
    ...{ database: test.database, origin, now },
    tradeName: 'Exemple',
    log: () => undefined,
  });
  server = await listen((request, response) => void followUp.handle(request, response));
});

afterEach(async () => {
  await server.close();
});

describe('the page of one request', () => {
  it('shows what was sent, with photographs, and lets the owner call and answer', async () => {
    const { status, text } = await get();

    expect(status).toBe(200);
    expect(text).toContain('&lt;b&gt;Durand&lt;/b&gt;');
    expect(text).toContain('href="tel:+33639981234"');
    expect(text).toContain('href="mailto:zoe@maison.example?subject=');
    expect(text).toContain(`src="${page}/photo/${photo}"`);
    expect((await get(`${page}/photo/${photo}`)).text).toBe('jpeg');
    expect((await get(`${page}/photo/${photo}`)).headers['content-type']).toBe('image/jpeg');
    for (const file of [photo.replace('AAAAAA', 'BBBBBB'), photo.replace('0123', '9999'), '..%2fx'])
      expect((await get(`${page}/photo/${file}`)).status).toBe(404);
  });

  it('is for nobody’s index, cache, frame or script', async () => {
    for (const target of [page, `${page}/photo/${photo}`, '/suivi/wrong']) {
      const { headers } = await get(target);

      expect(headers['x-robots-tag']).toBe('noindex, nofollow');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['referrer-policy']).toBe('same-origin');
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
      expect(headers['content-security-policy']).not.toContain('script-src');
    }
    expect((await get()).text).toContain('<meta name="robots" content="noindex"/>');
  });

  it('leads to no other request and no list', async () => {
    keep({ reference: 'RTH-20261121-BBBBBB', fields: [['Nom', 'Autrui']] });
    const { text } = await get();

    expect(text).not.toContain('Autrui');
    const links = [...text.matchAll(/(?:href|action|src)="([^"]*)"/g)].map(([, address = '']) => address);
    expect(
      links.filter((address) => !/^(tel|mailto):/.test(address) && !address.startsWith(`${page}/`)),
    ).toEqual([]);
    for (const target of [
      '/suivi',
      '/suivi/',
      `${page}/`,
      `${page}/photo/`,
      `${page}/photo/${photo}/x`,
      `${page}/liste`,
    ])
      expect((await get(target)).status).toBe(404);
  });
});

describe('what the owner does there', () => {
  it('reminds him tomorrow, by the clock of Paris', async () => {
    // 23:30 in Paris; the day of UTC would be the same, but an hour later it would not.
    await post('demain');
    expect(said()).toEqual(['new', '2026-11-22']);
    time += 60 * 60 * 1000;
    await post('demain');
    expect(said()).toEqual(['new', '2026-11-23']);
    expect((await get()).text).toContain('Rappel prévu le lundi 23 novembre 2026');

    await post('traitee');
    expect(said()).toEqual(['handled', null]);
  });

  it('is nothing when a scanner of mails opens every address', async () => {
    for (const part of ['', `/photo/${photo}`, '/traitee', '/a-traiter', '/demain', '?fait=traitee']) {
      for (const method of ['GET', 'HEAD']) {
        const { status } = await get(`${page}${part}`, method);
        expect(status).toBe(/traite|demain/.test(part) && !part.startsWith('?') ? 404 : 200);
      }
    }
    expect(said()).toEqual(untouched);
  });

  it.each([
    ['no header that says where from', {}],
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
    ['another site that hides', { Origin: 'null' }],
    ['a sister site', { 'Sec-Fetch-Site': 'same-site', Origin: origin }],
  ])('is refused from %s', async (_what, headers: Record<string, string>) => {
    expect((await post('traitee', headers)).status).toBe(403);
    expect(said()).toEqual(untouched);
  });
});

describe('a correction that comes while the owner has the page open, such as a new telephone number', () => {
  const newNumber = {
    fingerprint: 'b'.repeat(64),
    fields: [['Téléphone', '07 11 22 33 44']],
  } satisfies Partial<StoredRequest>;

  it('is not marked as handled unread: he is shown the new number and asked again', async () => {
    const open = (await get()).text;
    keep({ ...newNumber, receivedAt: now().toISOString() });
    const { headers } = await press(open, 'traitee');

    expect(said()).toEqual(untouched);
    const { text } = await get(headers.location);
    expect(text).toContain('Une correction est arrivée');
    expect(text).toContain('tel:+33711223344');
    expect(text).toContain('06 39 98 12 34');

    expect((await press(text, 'traitee')).headers.location).toBe(`${page}?fait=traitee`);
    expect(said()).toEqual(['handled', null]);
  });

  it('shows its photographs below those of the first version', async () => {
    const second = `${reference}.fedcba9876543210.jpg`;
    keep(newNumber, [samplePhoto({ file: second })]);
    await keepPhoto(second, 'second');

    expect((await get()).text).toContain(`src="${page}/photo/${second}"`);
    expect((await get(`${page}/photo/${second}`)).text).toBe('second');
  });
});

describe('a link that opens nothing', () => {
  it('says that it has expired, what to do, and which request it was', async () => {
    time += 30 * 24 * 60 * 60 * 1000;
    expect((await get()).status).toBe(200);
    time += 24 * 60 * 60 * 1000;
    const { status, text } = await get();

    expect(status).toBe(410);
    expect(text).toContain('Ce lien a expiré');
    expect(text).toContain(reference);
    expect(text).not.toContain('Durand');
    expect((await post('traitee')).status).toBe(410);
    expect((await get(`${page}/photo/${photo}`)).status).toBe(410);
    expect(said()).toEqual(untouched);
  });

  it('says that the request is gone when it was erased', async () => {
    const { status, text } = await get(pathFor('RTH-20261121-ZZZZZZ.aaaaaaaaaaaa'));

    expect(status).toBe(410);
    expect(text).toContain('n’est plus là');
    expect(
      (
        await sendRequest(server.url, {
          path: `${pathFor('RTH-20261121-ZZZZZZ.aaaaaaaaaaaa')}/traitee`,
          method: 'POST',
        })
      ).status,
    ).toBe(410);
  });

  it('reads nothing of any request', async () => {
    const read = jest.spyOn(test.database, 'all');
    const forged = page.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));

    expect((await get(forged)).status).toBe(404);
    expect(read).not.toHaveBeenCalled();
  });
});
