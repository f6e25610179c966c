import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { startFaultProxy } from './fault-proxy';
import { test } from './test';

/** Response of the external service. All but `accepts` are failures of real services. */
type ServiceBehaviour = 'accepts' | 'returns-false' | 'omits-cors-header' | 'refuses-connections' | 'hangs';

type ReceivedForm = {
  path: string;
  fields: Readonly<Record<string, string>>;
  files: readonly { name: string; filename: string; type: string; bytes: Buffer }[];
};

type ForwardingService = {
  url: string;
  /** Sets the response to later requests. */
  behave: (behaviour: ServiceBehaviour) => void;
  received: readonly ReceivedForm[];
  close: () => void;
};

/** Starts an external form service before each test, and a proxy of the site whose forms go to that service. */
export function forwardingForEach(): { service: ForwardingService; front: { url: string } } {
  const service: ForwardingService = Object.create(null);
  const front = { url: '' };
  let close = async () => {};
  test.beforeEach(async ({ site }) => {
    Object.assign(service, await startForwardingService());
    // Replaces the site's own form service in every document.
    const proxy = await startFaultProxy(site.url, (_address, text) => naming(service.url, text));
    front.url = proxy.url;
    close = proxy.kill;
  });
  test.afterEach(async () => {
    await close();
    service.close();
  });
  return { service, front };
}

function naming(url: string, html: string): string {
  return html
    .replaceAll('"formEndpoint":"/envoi"', `"formEndpoint":"${url}"`)
    .replaceAll('action="/envoi/', `action="${url}/`)
    .replaceAll("connect-src 'self'", `connect-src 'self' ${url}`)
    .replaceAll("form-action 'self'", `form-action 'self' ${url}`);
}

/** Starts a form service on another origin, like that of an external provider. */
async function startForwardingService(): Promise<ForwardingService> {
  let behaviour: ServiceBehaviour = 'accepts';
  const received: ReceivedForm[] = [];

  const server = createServer((request, response) => {
    if (behaviour === 'refuses-connections') return void request.socket.destroy();
    // Browsers request an icon from every origin.
    if (request.method !== 'POST') return void response.writeHead(204).end();
    void readForm(request).then((form) => {
      received.push(form);
      if (behaviour !== 'hangs') respond(response, behaviour, form.path);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    behave: (next) => (behaviour = next),
    received,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function respond(response: ServerResponse, behaviour: ServiceBehaviour, path: string): void {
  const isHtml = !path.startsWith('/ajax/');
  const success = behaviour === 'returns-false' ? 'false' : 'true';
  response.writeHead(200, {
    'Content-Type': isHtml ? 'text/html' : 'application/json',
    // Without this header, the browser hides the response from the page.
    ...(behaviour !== 'omits-cors-header' && { 'Access-Control-Allow-Origin': '*' }),
  });
  response.end(isHtml ? '<title>Thanks</title>' : JSON.stringify({ success, message: 'As it is.' }));
}

async function readForm(request: IncomingMessage): Promise<ReceivedForm> {
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(await buffer(request)), { headers }).formData();
  const fields: Record<string, string> = {};
  const files = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value;
    else {
      const bytes = Buffer.from(await value.arrayBuffer());
      files.push({ name, filename: value.name, type: value.type, bytes });
    }
  }
  return { path: request.url ?? '', fields, files };
}
