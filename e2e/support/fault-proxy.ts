import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

/**
 * What goes wrong with a file or a request, as it does in the field. With `answer-lost` the server
 * gets the request and does what it asks, but the browser never learns of it. With `trickles` the
 * answer comes in pieces of 2 KB, 20 ms apart, as on a bad line. `html` is what a server or a network says
 * in the place of a file; of what is `truncated`, one half comes.
 */
export type Fault =
  'missing' | 'broken' | 'hangs' | 'html' | 'tampered' | 'truncated' | 'trickles' | 'refused' | 'answer-lost';

/** What becomes of a document, a script or data at this address. */
export type ChangeText = (address: string, text: string) => string;

export type FaultProxy = {
  url: string;
  /**
   * From now on, requests whose address matches fail in this way; until `heal`.
   * @param by whose requests: those of scripts alone, or the browser's own too.
   */
  fail: (address: RegExp, fault: Fault, by?: 'scripts' | 'anybody') => void;
  heal: () => void;
  /** How often an address that matches has been asked for. */
  count: (address: RegExp) => number;
  /** Cuts every connection and answers no more, as a server that died. */
  kill: () => Promise<void>;
  /** Starts it again, at the same address. */
  revive: () => Promise<void>;
};

/**
 * A real server in front of the site: what it breaks is broken on the wire, not in the browser.
 * @param change is made of every text.
 */
export async function startFaultProxy(target: string, change?: ChangeText): Promise<FaultProxy> {
  let faults: { address: RegExp; fault: Fault; by: 'scripts' | 'anybody' }[] = [];
  const asked: string[] = [];

  const server = createServer((incoming, answer) => {
    const address = incoming.url ?? '/';
    asked.push(address);
    const isByScript = incoming.headers['sec-fetch-dest'] === 'empty';
    const fault = faults.find(
      (candidate) => candidate.address.test(address) && (candidate.by === 'anybody' || isByScript),
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
    fail: (address, fault, by = 'anybody') => faults.push({ address, fault, by }),
    heal: () => (faults = []),
    count: (address) => asked.filter((candidate) => address.test(candidate)).length,
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
  fault: 'tampered' | 'truncated' | 'trickles' | 'answer-lost' | undefined,
  change?: ChangeText,
) {
  const { hostname, port } = new URL(target);
  const headers = { ...incoming.headers };
  // A body has to be readable to be changed, or to be cut where a parser sees it.
  if (fault || change) delete headers['accept-encoding'];
  // What was changed once may be changed otherwise the next time.
  if (change) delete headers['if-none-match'];

  const outgoing = request(
    { hostname, port, path: incoming.url, method: incoming.method, headers },
    (original) => {
      if (fault === 'answer-lost') {
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
