import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Busboy } from '@fastify/busboy';
import { test } from './test';

/** What an external service did with a request: one success, and the ways in which it is known to fail. */
export type ServiceMood =
  | 'accepts'
  | 'says-false'
  | 'says-false-as-boolean'
  | 'throttles'
  | 'forbids'
  | 'answers-html'
  | 'names-no-origin'
  | 'refuses-connections'
  | 'hangs';

export type ReceivedFile = { name: string; filename: string; type: string; bytes: Buffer };

/** A form as it came over the wire. */
export type ReceivedForm = {
  address: string;
  fields: Readonly<Record<string, string>>;
  files: readonly ReceivedFile[];
};

export type ForwardingService = {
  url: string;
  /** From now on it answers so. */
  feel: (mood: ServiceMood) => void;
  /** Everything that reached it, whatever it answered. */
  received: readonly ReceivedForm[];
  close: () => Promise<void>;
};

const answers = {
  accepts: { status: 200, body: '{"success":"true","message":"The form was submitted successfully."}' },
  'says-false': { status: 200, body: '{"success":"false","message":"This form needs Activation."}' },
  'says-false-as-boolean': { status: 200, body: '{"success":false,"message":"Please try again."}' },
  throttles: { status: 429, body: '{"success":"false","message":"Too many requests."}' },
  forbids: { status: 403, body: '<!doctype html><title>403</title>' },
  'answers-html': { status: 200, body: '<!doctype html><title>Just a moment…</title>' },
  // The browser keeps this answer from the page.
  'names-no-origin': { status: 200, body: '{"success":"true","message":""}' },
} as const;

type SiteInFront = { url: string; close: () => Promise<void> };

/** An external service for each test of a file, and the site that sends its forms there. */
export function forwardingForEach(): { service: ForwardingService; front: SiteInFront } {
  const service: ForwardingService = Object.create(null);
  const front: SiteInFront = Object.create(null);
  test.beforeEach(async ({ site }) => {
    Object.assign(service, await startForwardingService());
    Object.assign(front, await startSiteThatSendsTo(service, site.url));
  });
  test.afterEach(async () => {
    await front.close();
    await service.close();
  });
  return { service, front };
}

/** Stands for an external form-forwarding service: on an origin of its own, as the real ones are. */
async function startForwardingService(): Promise<ForwardingService> {
  let mood: ServiceMood = 'accepts';
  const received: ReceivedForm[] = [];

  const server = await listen((request, response) => {
    if (mood === 'refuses-connections') return void request.socket.destroy();
    // Browsers ask every origin for an icon.
    if (request.method !== 'POST') return void response.writeHead(204).end();
    void readForm(request).then((form) => {
      received.push(form);
      if (mood !== 'hangs' && mood !== 'refuses-connections') respond(response, mood, form.address);
    });
  });
  return { ...server, feel: (next) => (mood = next), received };
}

/**
 * The site as it is when its identity names that service: a server in front of it, since Chromium
 * keeps a document that Playwright made from asking another local server anything.
 */
async function startSiteThatSendsTo(service: ForwardingService, siteUrl: string): Promise<SiteInFront> {
  return listen((request, response) => {
    void forward(siteUrl, request.url ?? '/', service).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.destroy(),
    );
  });
}

async function forward(siteUrl: string, path: string, service: ForwardingService) {
  const answer = await fetch(siteUrl + path);
  const headers = Object.fromEntries(
    [...answer.headers].filter(
      ([name]) => !/^(content-encoding|content-length|connection|keep-alive)$/.test(name),
    ),
  );
  const isDocument = headers['content-type']?.startsWith('text/html');
  const body = isDocument ? naming(service, await answer.text()) : Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers, body };
}

/** What compose would write, with that service in the identity. */
function naming({ url }: ForwardingService, html: string): string {
  return html
    .replaceAll('"formEndpoint":"/envoi"', `"formEndpoint":"${url}"`)
    .replaceAll('action="/envoi/', `action="${url}/`)
    .replaceAll("connect-src 'self'", `connect-src 'self' ${url}`)
    .replaceAll("form-action 'self'", `form-action 'self' ${url}`);
}

async function listen(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function respond(response: ServerResponse, mood: keyof typeof answers, address: string): void {
  const { status, body } = answers[mood];
  if (mood === 'accepts' && !address.startsWith('/ajax/')) {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Thanks</title>');
    return;
  }
  response.writeHead(status, {
    'Content-Type': body.startsWith('{') ? 'application/json' : 'text/html',
    ...(mood !== 'names-no-origin' && { 'Access-Control-Allow-Origin': '*' }),
  });
  response.end(body);
}

async function readForm(request: IncomingMessage): Promise<ReceivedForm> {
  const parser = new Busboy({ headers: { 'content-type': request.headers['content-type'] ?? '' } });
  const fields: Record<string, string> = {};
  const files: ReceivedFile[] = [];
  parser.on('field', (name, value) => (fields[name] = value));
  parser.on('file', (name, stream, filename, _encoding, type) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => files.push({ name, filename, type, bytes: Buffer.concat(chunks) }));
  });
  await new Promise((resolve, reject) => {
    parser.on('finish', resolve);
    parser.on('error', reject);
    request.pipe(parser);
  });
  return { address: request.url ?? '', fields, files };
}
