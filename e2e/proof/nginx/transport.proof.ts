import { once } from 'node:events';
import { connect as connectHttp2 } from 'node:http2';
import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls';
import { sendRequest } from '../../../host/server/testing/send-request';
import { expect, test, type ServedSite } from './nginx-test';

/** Starts a TLS handshake with nginx. */
function begin({ url, ca }: ServedSite, settings: ConnectionOptions = {}): TLSSocket {
  const { port } = new URL(url);
  return connect({ host: 'localhost', servername: 'localhost', port: Number(port), ca, ...settings });
}

/** Completes a TLS handshake. Rejects if nginx accepts no offered version or cipher. */
async function greet(served: ServedSite, settings?: ConnectionOptions): Promise<TLSSocket> {
  const socket = begin(served, settings);
  await once(socket, 'secureConnect');
  return socket;
}

test('plain HTTP is redirected to HTTPS on the same host in one step', async ({ served }) => {
  const { port } = new URL(served.url);
  for (const host of ['localhost', 'www.renovation-th.example'])
    for (const [method, path] of [
      ['GET', '/'],
      ['HEAD', '/Villes/Riom/?a=1&b'],
      ['POST', '/envoi/a@b.example'],
    ] as const) {
      const answer = await sendRequest(served.redirectingUrl, { method, path, headers: { Host: host } });
      expect(answer.status).toBe(301);
      expect(answer.headers.location).toBe(`https://${host}:${port}${path}`);
      expect(answer.headers['strict-transport-security']).toBeUndefined();
      expect(answer.headers.server).toBe('nginx');
    }
});

test('requests for ACME challenges are not redirected to HTTPS', async ({ served }) => {
  const { status, headers } = await sendRequest(served.redirectingUrl, {
    path: '/.well-known/acme-challenge/none-of-this-name',
  });
  expect([status, headers.location]).toEqual([404, undefined]);
});

test('every response requires TLS for a year, including on subdomains', async ({ served }) => {
  for (const path of ['/', '/page-inconnue', '/Villes/Riom', '/registry.json', '/envoi/x']) {
    const { headers } = await served.ask(path);
    expect(headers['strict-transport-security'], path).toBe('max-age=31536000; includeSubDomains');
  }
});

test('clients get HTTP/2 if they support it, and HTTP/1.1 otherwise', async ({ served }) => {
  const offered = async (...ALPNProtocols: string[]) => {
    const socket = await greet(served, { ALPNProtocols });
    socket.destroy();
    return socket.alpnProtocol;
  };
  expect(await offered('h2', 'http/1.1')).toBe('h2');
  expect(await offered('http/1.1')).toBe('http/1.1');

  const session = connectHttp2(served.url, { ca: served.ca });
  const stream = session.request({ ':path': '/villes/riom' });
  const [headers] = await once(stream, 'response');
  session.destroy();
  expect(headers[':status']).toBe(200);
  expect(headers['strict-transport-security']).toContain('max-age=');
});

test('the handshake accepts TLS 1.2 and 1.3 only, and only ciphers with forward secrecy', async ({
  served,
}) => {
  for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
    const socket = await greet(served, { minVersion: version, maxVersion: version });
    expect(socket.getProtocol()).toBe(version);
    expect(socket.getEphemeralKeyInfo()).toMatchObject({ type: 'ECDH' });
    socket.destroy();
  }
  // With security level 0, this client offers the old versions, so that nginx must reject the handshake.
  for (const version of ['TLSv1', 'TLSv1.1'] as const)
    await expect(
      greet(served, { minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' }),
    ).rejects.toMatchObject({ code: 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION' });
  for (const ciphers of ['AES128-GCM-SHA256', 'ECDHE-ECDSA-AES128-SHA', 'DHE-RSA-AES128-GCM-SHA256'])
    await expect(
      greet(served, { maxVersion: 'TLSv1.2', ciphers: `${ciphers}@SECLEVEL=0` }),
      ciphers,
    ).rejects.toMatchObject({ code: /HANDSHAKE_FAILURE/ });
});

test("a returning visitor resumes the TLS session from nginx's cache, without a ticket", async ({
  served,
}) => {
  for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
    const settings = { minVersion: version, maxVersion: version };
    const first = begin(served, settings);
    // In TLS 1.3 the session arrives with the first response.
    first.resume().write('GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [session] = await once(first, 'session');
    if (version === 'TLSv1.2') expect(first.getTLSTicket()).toBeUndefined();

    const again = await greet(served, { ...settings, session });
    expect(again.isSessionReused(), version).toBe(true);
    first.destroy();
    again.destroy();
  }
});
