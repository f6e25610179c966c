import type { createServer } from 'node:http';
import { failureReportPath } from '@renovation-th/shared/contracts/failure-report';
import { startListening, type ListeningServer } from '../listening-server';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { sendRequest, urlencoded } from '../testing/send-request';
import { proxyToReceiver } from './receiver-proxy';

const listening: ListeningServer[] = [];

const place = { port: 0, host: '127.0.0.1', purpose: 'a test', remedy: '' };

async function serve(handle: Parameters<typeof createServer>[1] & object): Promise<string> {
  const server = await startListening({ ...place, handle });
  listening.push(server);
  return server.url;
}

afterEach(async () => {
  for (const server of listening.splice(0)) await server.close();
});

/** A site in front of whatever is at that address. */
const front = (address: string, isBehindProxy = false) => {
  const { handle } = proxyToReceiver({
    address,
    patience: 300,
    identity: sampleIdentity,
    isBehindProxy,
    log: () => undefined,
  });
  return serve((request, response) => void handle(request, response));
};

/** Nothing listens there. */
const nobody = 'http://127.0.0.1:9';

const form = { method: 'POST', ...urlencoded({ Nom: 'Zoé' }) };

describe('a form on its way to the receiver', () => {
  it('tells a visitor without JavaScript what to do while there is no receiver', async () => {
    const site = await front(nobody);

    const { status, text, headers } = await sendRequest(site, {
      path: '/envoi/artisan@site.example',
      ...form,
    });

    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('60');
    expect(text).toContain(sampleIdentity.phone.national);
  });

  it('tells the page’s script so in its own way', async () => {
    const site = await front(nobody);

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

  it('waits for a receiver that is starting', async () => {
    const { port, close } = await startListening({ ...place, handle: () => undefined });
    await close();
    const site = await front(`http://127.0.0.1:${port}`);
    const sent = sendRequest(site, { path: '/envoi/ajax/artisan@site.example', ...form });
    listening.push(
      await startListening({ ...place, port, handle: (request, response) => void request.pipe(response) }),
    );

    expect((await sent).text).toBe(form.body);
  });

  it('is not waited for where it is the report of a page that broke', async () => {
    const site = await front(nobody);

    const { status } = await sendRequest(site, { method: 'POST', path: failureReportPath, body: '{}' });

    expect(status).toBe(204);
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
