import type { createServer } from 'node:http';
import { failureReportPath } from '@renovation-th/shared/contracts/failure-report';
import { startListening, type ListeningServer } from '../listening-server';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { sendRequest, urlencoded } from '../testing/send-request';
import { proxyToReceiver } from './receiver-proxy';

const listening: ListeningServer[] = [];

async function serve(handle: Parameters<typeof createServer>[1] & object): Promise<string> {
  const server = await startListening({ handle, port: 0, host: '127.0.0.1', purpose: 'a test', remedy: '' });
  listening.push(server);
  return server.url;
}

afterEach(async () => {
  for (const server of listening.splice(0)) await server.close();
});

/** A site in front of whatever is at that address. */
const front = (address: string | null, isBehindProxy = false) => {
  const { handle } = proxyToReceiver({
    receiver: { reach: async () => address },
    identity: sampleIdentity,
    isBehindProxy,
    log: () => undefined,
  });
  return serve((request, response) => void handle(request, response));
};

const form = { method: 'POST', ...urlencoded({ Nom: 'Zoé' }) };

describe('a form on its way to the receiver', () => {
  it('tells a visitor without JavaScript what to do while there is no receiver', async () => {
    const site = await front(null);

    const { status, text, headers } = await sendRequest(site, {
      path: '/envoi/artisan@site.example',
      ...form,
    });

    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('60');
    expect(text).toContain(sampleIdentity.phone.national);
  });

  it('tells the page’s script so in its own way', async () => {
    const site = await front(null);

    const { status, text } = await sendRequest(site, { path: '/envoi/ajax/artisan@site.example', ...form });

    expect(status).toBe(503);
    expect(JSON.parse(text)).toMatchObject({ success: 'false' });
  });

  it('gets the same answer when a large form was lost with the receiver', async () => {
    const receiver = await serve(
      (request) => void request.once('end', () => request.socket.destroy()).resume(),
    );
    const site = await front(receiver);
    const large = { ...form, body: `Nom=${'a'.repeat(100_000)}` };

    expect((await sendRequest(site, { path: '/envoi/ajax/artisan@site.example', ...large })).status).toBe(
      503,
    );
  });

  it('is sent again to the next receiver when the first ends before it has answered', async () => {
    let arrivals = 0;
    const receiver = await serve((request, response) => {
      arrivals += 1;
      if (arrivals === 1) return void request.socket.destroy();
      request.setEncoding('utf8').once('data', (text: string) => response.end(text));
    });
    const site = await front(receiver);

    const { text } = await sendRequest(site, { path: '/envoi/ajax/artisan@site.example', ...form });

    expect(text).toBe(form.body);
    expect(arrivals).toBe(2);
  });

  it('is not waited for where it is the report of a page that broke', async () => {
    const begun = performance.now();
    const site = await front(null);

    const { status } = await sendRequest(site, { method: 'POST', path: failureReportPath, body: '{}' });

    expect(status).toBe(204);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  it('says who the visitor is, whatever the visitor says', async () => {
    const asked: (string | string[] | undefined)[] = [];
    const receiver = await serve((request, response) => {
      asked.push(request.headers['x-forwarded-for']);
      response.end('ok');
    });
    const forged = { ...form, headers: { ...form.headers, 'X-Forwarded-For': '203.0.113.9' } };

    await sendRequest(await front(receiver), { path: '/envoi/artisan@site.example', ...forged });
    await sendRequest(await front(receiver, true), { path: '/envoi/artisan@site.example', ...forged });

    expect(asked).toEqual(['127.0.0.1', '203.0.113.9']);
  });
});
