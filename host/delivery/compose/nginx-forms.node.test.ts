import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { failureReportPath } from '@renovation-th/shared/contracts/failure-report';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { siteHeaders } from '../../src/server/compose/server-files';
import { sampleIdentity } from '../testing/sample-releases';
import { startNginxSite } from '../testing/nginx-site';
import type { RunningNginx } from '../testing/running-nginx';
import { sendRequest, urlencoded, type ReceivedAnswer } from '../../server/testing/send-request';

const form = urlencoded({ Nom: 'Zoé Durand', Téléphone: '06 00 00 00 00' });

let identity: Identity;
let site: Awaited<ReturnType<typeof startNginxSite>>;
let nginx: RunningNginx;
let answerForm: RequestListener;
const sockets: Socket[] = [];

beforeAll(async () => {
  identity = await sampleIdentity();
  site = await startNginxSite((request, response) => answerForm(request, response), {
    instead: {
      'proxy_read_timeout 60s;': 'proxy_read_timeout 1s;',
      // Lets a header set the visitor's address, so that this machine can simulate many networks.
      'map_hash_bucket_size 256;':
        'map_hash_bucket_size 256; set_real_ip_from 127.0.0.1; real_ip_header X-Visitor;',
    },
  });
  ({ nginx } = site);
});
beforeEach(() => {
  answerForm = (request, response) => void request.resume().on('end', () => response.end('the service'));
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));
afterAll(() => site.close());

const post = (target: string, sent: Partial<typeof form> = {}) =>
  sendRequest(nginx.url, { method: 'POST', path: target, ...form, ...sent });

/** Expects a French page with the phone number and without external files. */
function expectPage({ headers, text }: ReceivedAnswer, title: string) {
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toContain('<html lang="fr">');
  expect(text).toContain(`<h1>${title}</h1>`);
  expect(text).toContain(`href="tel:${identity.phone.international}">${identity.phone.national}</a>`);
  expect(text).toContain(`mailto:${identity.email}`);
  expect(text).toContain('votre saisie y est en principe conservée');
  expect(text).toContain('<meta name="robots" content="noindex"/>');
  expect(text.replaceAll('&#x27;', "'")).toContain(`content="default-src 'none'; style-src 'sha256-`);
  expect(text).not.toMatch(/<script|<link|<img|\bsrc=/);
  expect(headers['retry-after']).toBe('60');
  expect(headers['x-content-type-options']).toBe('nosniff');
}

function expectJson({ headers, text }: ReceivedAnswer, message: RegExp) {
  expect(headers['content-type']).toContain('application/json');
  expect(JSON.parse(text)).toEqual({ success: 'false', message: expect.stringMatching(message) });
}

describe('nginx, when a form cannot reach its service', () => {
  it.each<[string, number, RequestListener]>([
    ['closes the connection', 502, (request) => request.socket.destroy()],
    ['takes too long', 504, (request) => request.resume()],
  ])('sends a page, or JSON for a script, when the service %s', async (_, status, listener) => {
    answerForm = listener;
    const [page, answer] = await Promise.all([
      post('/envoi/artisan@site.example'),
      post('/envoi/ajax/artisan@site.example'),
    ]);

    expect([page.status, answer.status]).toEqual([status, status]);
    expectPage(page, 'Votre demande n’a pas pu être enregistrée');
    expectJson(answer, /^Un incident technique empêche d’enregistrer votre demande/);
  });

  it("passes the service's own responses with any status", async () => {
    for (const status of [413, 429, 502, 503, 504]) {
      answerForm = (request, response) =>
        void request.resume().on('end', () => response.writeHead(status).end('its own text'));
      expect(await post('/envoi/artisan@site.example')).toMatchObject({ status, text: 'its own text' });
    }
  });

  it("passes the service's own headers, each once, and adds the site's other headers", async () => {
    answerForm = (request, response) =>
      void request.resume().on('end', () =>
        response
          .writeHead(200, {
            'Referrer-Policy': 'same-origin',
            'Cache-Control': 'no-store',
            'X-Service': 'its own',
          })
          .end(),
      );
    for (const target of ['/envoi/artisan@site.example', failureReportPath]) {
      const { headers } = await post(target);
      const expected = {
        ...siteHeaders()['*'],
        'Referrer-Policy': 'same-origin',
        'Cache-Control': 'no-store',
      };
      for (const [name, value] of Object.entries(expected))
        expect([target, name, headers[name.toLowerCase()]]).toEqual([target, name, value]);
      expect(headers['x-service']).toBe('its own');
    }
  });

  it('does not serve the error pages at their own paths', async () => {
    for (const target of ['/_nginx/forms-502.html', '/_nginx/forms-503.json', '/_nginx/forms-'])
      expect((await sendRequest(nginx.url, { path: target })).status).toBe(404);
  });

  it('still serves the pages of the site', async () => {
    answerForm = (request) => request.socket.destroy();
    await post('/envoi/artisan@site.example');
    expect((await sendRequest(nginx.url, { path: '/villes/riom' })).text).toContain('<h1>Riom</h1>');
  });
});

describe('nginx, when it receives a failure report', () => {
  const report = (body: string, localAddress = '127.0.0.5') =>
    sendRequest(nginx.url, { method: 'POST', path: failureReportPath, body, localAddress });

  it('passes the report to the service', async () => {
    expect((await report('{}')).text).toBe('the service');
  });

  it('responds with 204 when the service fails, or when the report is too large', async () => {
    expect(await report('x'.repeat(9 * 1024))).toMatchObject({ status: 204, text: '' });
    answerForm = (request) => request.socket.destroy();
    expect(await report('{}')).toMatchObject({ status: 204, text: '' });
  });

  it('passes only some of 40 reports from one IP address', async () => {
    let passedOn = 0;
    answerForm = (request, response) => {
      passedOn += 1;
      request.resume().on('end', () => response.writeHead(204).end());
    };
    for (let count = 0; count < 40; count += 1) expect((await report('{}', '127.0.0.6')).status).toBe(204);

    expect(passedOn).toBeGreaterThan(10);
    expect(passedOn).toBeLessThan(40);
  });

  it("does not log a visitor's IP address", async () => {
    await report('{}', '127.0.0.7');
    answerForm = (request) => request.socket.destroy();
    await report('{}', '127.0.0.7');
    await report('x'.repeat(9 * 1024), '127.0.0.7');
    // Once this request is answered, nginx has logged the earlier ones.
    await post('/envoi/artisan@site.example');

    expect(await nginx.logs()).not.toContain('127.0.0.7');
  });
});

describe('nginx, when it receives too many forms', () => {
  const postFrom = (visitor: string) =>
    post('/envoi/artisan@site.example', { headers: { ...form.headers, 'X-Visitor': visitor } });

  /** Sends the start of a form, and keeps the connection open. */
  async function beginForm(visitor: string): Promise<void> {
    const socket = connect({ port: nginx.port, host: '127.0.0.1' });
    sockets.push(socket.on('error', () => undefined));
    await once(socket, 'connect');
    socket.write(
      `POST /envoi/artisan@site.example HTTP/1.1\r\nHost: www.renovation-th.example\r\nX-Visitor: ${visitor}\r\nContent-Length: 1000\r\n\r\nNom=`,
    );
  }

  /** Sends forms until nginx refuses one because others are in progress. */
  async function refusalFor(visitor: string): Promise<ReceivedAnswer> {
    for (let tries = 0; tries < 200; tries += 1) {
      const answer = await postFrom(visitor);
      if (answer.status === 503) return answer;
    }
    throw new Error('No request was refused.');
  }

  it.each([
    ['an IP address', () => '198.51.100.2', '198.51.100.2', '198.51.100.3'],
    ['an IPv6 /64', (count: number) => `2001:db8:a:1::${count}`, '2001:db8:a:1:ffff::1', '2001:db8:a:2::1'],
  ])(
    'accepts eight concurrent forms from %s, and refuses the next with an explanation',
    async (_, visitor, next, neighbour) => {
      for (let count = 1; count <= 8; count += 1) await beginForm(visitor(count));

      expectPage(await refusalFor(next), 'Le service est très demandé');
      expect((await postFrom(neighbour)).text).toBe('the service');
    },
  );

  it('accepts 32 concurrent forms from an IPv6 /48, and refuses the next', async () => {
    for (let count = 0; count < 32; count += 1) await beginForm(`2001:db8:b:${count}::1`);

    await refusalFor('2001:db8:b:ffff::1');
    expect((await postFrom('2001:db8:c::1')).text).toBe('the service');
  });

  it('accepts 256 concurrent forms from all visitors, and still serves pages', async () => {
    for (let count = 0; count < 256; count += 1) await beginForm(`198.51.101.${Math.floor(count / 8)}`);

    await refusalFor('198.51.102.1');
    expect((await sendRequest(nginx.url, { path: '/villes/riom' })).status).toBe(200);
  });

  it('refuses further forms from an IP address that sent dozens within a second', async () => {
    const answers: ReceivedAnswer[] = [];
    for (let count = 0; count < 60; count += 1) answers.push(await postFrom('198.51.100.4'));
    const [refused] = answers.filter(({ status }) => status === 429);

    expect(answers.filter(({ text }) => text === 'the service').length).toBeGreaterThanOrEqual(30);
    if (refused) expectPage(refused, 'Trop d’envois en peu de temps');
    else throw new Error('No request was refused.');
  });
});
