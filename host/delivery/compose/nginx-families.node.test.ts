import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import os from 'node:os';
import path from 'node:path';
import { connect as connectTls } from 'node:tls';
import { makeAuthority, type OwnAuthority } from '../testing/own-authority';
import { startNginxSite } from '../testing/nginx-site';
import type { RunningNginx } from '../testing/running-nginx';

const deploy = path.join(__dirname, '../../server/deploy');
const families = ['127.0.0.1', '::1'];

let authorityFolder: string;
let tls: OwnAuthority;
let authorityText: string;
let site: Awaited<ReturnType<typeof startNginxSite>>;
let nginx: RunningNginx;

beforeAll(async () => {
  authorityFolder = await mkdtemp(path.join(os.tmpdir(), 'authority-'));
  tls = makeAuthority(authorityFolder);
  authorityText = await readFile(tls.authority, 'utf8');
  site = await startNginxSite(
    (request, response) => request.resume().on('end', () => response.end('received')),
    { tls, isWhole: true },
  );
  ({ nginx } = site);
});
afterAll(async () => {
  await site.close();
  await rm(authorityFolder, { recursive: true, force: true });
});

/** Sends one request over HTTP/2. */
async function ask(host: string, name: string, headers: Record<string, string> = {}, body = '') {
  const session = connectHttp2(`https://${name}:${nginx.port}`, {
    createConnection: () =>
      connectTls({
        ...{ host, port: nginx.port, servername: name, ALPNProtocols: ['h2'] },
        ca: [authorityText],
      }),
  });
  try {
    const stream = session.request({ ':path': '/', ...headers }, { endStream: body === '' });
    if (body !== '') stream.end(body);
    const [answer] = (await Promise.race([
      once(stream, 'response'),
      once(session, 'error').then(([error]) => Promise.reject(error as Error)),
    ])) as [Record<string, string>];
    let text = '';
    for await (const chunk of stream) text += String(chunk);
    return { status: Number(answer[':status']), location: answer['location'], text };
  } finally {
    session.destroy();
  }
}

/** Sends a request over HTTP to the port that redirects. */
async function askPlain(host: string, name: string, headers: Record<string, string> = {}) {
  const port = Number(new URL(nginx.redirectingUrl).port);
  const request = httpRequest({ host, port, headers: { Host: name, ...headers } }).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  return { status: response.statusCode, location: response.headers.location };
}

describe('The shipped nginx files', () => {
  it('start nginx without a warning', async () => {
    expect((await nginx.logs()).split('\n').filter((line) => line.includes('[warn]'))).toEqual([]);
  });

  it('start nginx with the longest name that DNS allows', async () => {
    const name = `${Array<string>(3).fill('a'.repeat(63)).join('.')}.${'b'.repeat(58)}.fr`;
    expect(name).toHaveLength(253);

    const other = await site.start({
      instead: { 'server_name renovation-th.example;': `server_name ${name};` },
    });
    await other.close();
  });

  it('have nginx listen on both IPv4 and IPv6 in every server block', async () => {
    for (const name of (await readdir(deploy)).filter((file) => file.endsWith('.conf'))) {
      const text = await readFile(path.join(deploy, name), 'utf8');
      for (const server of text.split(/^server \{/m).slice(1)) {
        const listens = [...server.matchAll(/^ +listen (\S.*);/gm)].map(([, listen = '']) => listen);
        const ofIpv4 = listens.filter((listen) => !listen.startsWith('[')).map((listen) => `[::]:${listen}`);
        expect([name, listens.filter((listen) => listen.startsWith('['))]).toEqual([name, ofIpv4]);
      }
    }
  });
});

describe.each(families)('nginx with the shipped configuration, at %s', (host) => {
  it('serves the site over HTTP/2 under one name, and redirects the other name to it', async () => {
    const headers = { ':path': '/villes/riom?a=b' };
    expect((await ask(host, 'www.renovation-th.example', headers)).text).toContain('<h1>Riom</h1>');
    expect(await ask(host, 'renovation-th.example', headers)).toMatchObject({
      status: 301,
      location: 'https://www.renovation-th.example/villes/riom?a=b',
    });
  });

  it('redirects HTTP to HTTPS', async () => {
    for (const name of ['www.renovation-th.example', 'bureau.renovation-th.example'])
      expect(await askPlain(host, name)).toEqual({
        status: 301,
        location: `https://${name}:${nginx.port}/`,
      });
  });

  it('logs no referrer, as the legal notice says', async () => {
    const referer = 'https://before.example/';
    for (const name of ['www.renovation-th.example', 'renovation-th.example'])
      await ask(host, name, { ':path': `/logged-${name}`, referer });
    for (const name of ['renovation-th.example', 'other.example']) await askPlain(host, name, { referer });

    const logs = await nginx.logs();
    expect(logs).toContain('"GET /logged-www.renovation-th.example HTTP/2.0" 404');
    expect(logs).not.toContain(referer);
  });

  it("passes only requests for the owner's host name to the owner's page", async () => {
    // No service listens in this test, so status 502 means that nginx passed the request on.
    expect((await ask(host, 'bureau.renovation-th.example')).status).toBe(502);
    await expect(ask(host, 'other.renovation-th.example')).rejects.toThrow(/unrecognized name|alert/i);
    expect((await askPlain(host, 'other.example')).status).toBe(404);
  });

  it('rejects a form that is too large with a French page, or with JSON for a script', async () => {
    const sent = (target: string) => ({
      ':path': target,
      ':method': 'POST',
      'content-length': String(40 * 1024 * 1024),
    });
    const page = await ask(host, 'www.renovation-th.example', sent('/envoi/artisan@site.example'), 'a');
    const answer = await ask(
      host,
      'www.renovation-th.example',
      sent('/envoi/ajax/artisan@site.example'),
      'a',
    );

    expect(page.status).toBe(413);
    expect(page.text).toContain('<h1>Votre demande est trop longue</h1>');
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.text)).toMatchObject({ success: 'false' });
  });
});
