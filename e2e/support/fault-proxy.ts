import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

/**
 * A fault that occurs in production. `response-lost`: the server handles the request, but the browser gets no response.
 * `trickles`: the response arrives in pieces of 2 KB, 20 ms apart. `html`: the response is a page instead of the file.
 * `truncated`: half of the file arrives.
 */
export type Fault =
  | 'missing'
  | 'broken'
  | 'hangs'
  | 'html'
  | 'tampered'
  | 'truncated'
  | 'trickles'
  | 'refused'
  | 'response-lost';

/** Changes the text of the response from this URL. */
type ChangeText = (url: string, text: string) => string;

export type FaultProxy = {
  url: string;
  /** Makes requests with a matching URL fail until `heal`. @param by if `scripts`, only requests by scripts fail. */
  fail: (url: RegExp, fault: Fault, by?: 'scripts' | 'all') => void;
  heal: () => void;
  /** Returns the number of requests with a matching URL. */
  count: (url: RegExp) => number;
  /** Closes every connection and stops listening, like a crashed server. */
  kill: () => Promise<void>;
  /** Starts the server again on the same port. */
  revive: () => Promise<void>;
};

/** Starts a proxy of the site that can cause faults. @param change changes every text response. */
export async function startFaultProxy(target: string, change?: ChangeText): Promise<FaultProxy> {
  let faults: { url: RegExp; fault: Fault; by: 'scripts' | 'all' }[] = [];
  const asked: string[] = [];

  const server = createServer((incoming, answer) => {
    const url = incoming.url ?? '/';
    asked.push(url);
    const isByScript = incoming.headers['sec-fetch-dest'] === 'empty';
    const fault = faults.find(
      (candidate) => candidate.url.test(url) && (candidate.by === 'all' || isByScript),
    )?.fault;

    if (fault === 'missing') answer.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    else if (fault === 'broken')
      answer.writeHead(500, { 'Content-Type': 'text/plain' }).end('Internal error');
    else if (fault === 'html')
      answer.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Accès</title>');
    else if (fault === 'refused') incoming.socket.destroy();
    else if (fault !== 'hangs') forward(target, incoming, answer, fault, change);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));

  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    fail: (url, fault, by = 'all') => faults.push({ url, fault, by }),
    heal: () => (faults = []),
    count: (url) => asked.filter((candidate) => url.test(candidate)).length,
    kill: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    revive: () => listen(port),
  };
}

function forward(
  target: string,
  incoming: IncomingMessage,
  answer: ServerResponse,
  fault: 'tampered' | 'truncated' | 'trickles' | 'response-lost' | undefined,
  change?: ChangeText,
) {
  const { hostname, port } = new URL(target);
  const headers = { ...incoming.headers };
  // Only an uncompressed body can be changed or truncated.
  if (fault || change) delete headers['accept-encoding'];
  // Prevents a 304, because the cached response may contain another change.
  if (change) delete headers['if-none-match'];

  const outgoing = request(
    { hostname, port, path: incoming.url, method: incoming.method, headers },
    (original) => {
      if (fault === 'response-lost') {
        original.resume().on('end', () => answer.destroy());
        return;
      }
      const isText = /^(text\/html|text\/javascript|application\/json)/.test(
        original.headers['content-type'] ?? '',
      );
      if (isText && (fault || change)) {
        void forwardText(original, answer, fault, (body) => change?.(incoming.url ?? '/', body) ?? body);
        return;
      }
      answer.writeHead(original.statusCode ?? 502, original.headers);
      original.pipe(answer);
    },
  );
  outgoing.on('error', () => answer.destroy());
  incoming.pipe(outgoing);
}

async function forwardText(
  original: IncomingMessage,
  answer: ServerResponse,
  fault: Fault | undefined,
  change: (body: string) => string,
) {
  const { 'content-length': _length, ...headers } = original.headers;
  const body = Buffer.from(change(await text(original)));
  if (fault !== 'truncated') answer.writeHead(original.statusCode ?? 502, headers);
  else answer.writeHead(original.statusCode ?? 502, { ...headers, 'content-length': body.length });

  if (fault === 'trickles') Readable.from(inPieces(body)).pipe(answer);
  else if (fault === 'truncated') answer.write(body.subarray(0, body.length / 2), () => answer.destroy());
  else answer.end(fault === 'tampered' ? Buffer.concat([body, tampering]) : body);
}

const tampering = Buffer.from('\n;globalThis.tampered = true;');

async function* inPieces(body: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < body.length; start += 2_048) {
    yield body.subarray(start, start + 2_048);
    await setTimeout(20);
  }
}
