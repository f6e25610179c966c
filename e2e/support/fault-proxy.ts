import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

/**
 * What goes wrong with a file or a request, as it does in the field. With `answer-lost` the server
 * gets the request and does what it asks, but the browser never learns of it. With `trickles` the
 * answer comes in pieces of 2 KB, 20 ms apart, as on a bad line.
 */
export type Fault = 'missing' | 'broken' | 'hangs' | 'tampered' | 'trickles' | 'refused' | 'answer-lost';

export type FaultProxy = {
  url: string;
  /** From now on, requests whose address matches fail in this way; until `heal`. */
  fail: (address: RegExp, fault: Fault) => void;
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
 * `scriptFirst` runs in each document before the document's own scripts and policy.
 */
export async function startFaultProxy(target: string, scriptFirst?: string): Promise<FaultProxy> {
  let faults: { address: RegExp; fault: Fault }[] = [];
  const asked: string[] = [];

  const server = createServer((incoming, answer) => {
    const address = incoming.url ?? '/';
    asked.push(address);
    const fault = faults.find((candidate) => candidate.address.test(address))?.fault;

    if (fault === 'missing') answer.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    else if (fault === 'broken')
      answer.writeHead(500, { 'Content-Type': 'text/plain' }).end('Internal error');
    else if (fault === 'refused') incoming.socket.destroy();
    else if (fault !== 'hangs') forward(target, incoming, answer, fault, scriptFirst);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));

  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    fail: (address, fault) => faults.push({ address, fault }),
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
  fault: 'tampered' | 'trickles' | 'answer-lost' | undefined,
  scriptFirst?: string,
) {
  const { hostname, port } = new URL(target);
  const headers = { ...incoming.headers };
  // A body has to be readable to be changed, or to be cut where a parser sees it.
  if (fault === 'tampered' || fault === 'trickles' || scriptFirst) delete headers['accept-encoding'];

  const outgoing = request(
    { hostname, port, path: incoming.url, method: incoming.method, headers },
    (original) => {
      if (fault === 'answer-lost') {
        original.resume().on('end', () => answer.destroy());
        return;
      }
      if (fault === 'trickles') {
        answer.writeHead(original.statusCode ?? 502, original.headers);
        Readable.from(inPieces(original)).pipe(answer);
        return;
      }
      if (scriptFirst && original.headers['content-type']?.startsWith('text/html')) {
        void forwardDocument(original, answer, scriptFirst);
        return;
      }
      if (fault !== 'tampered') {
        answer.writeHead(original.statusCode ?? 502, original.headers);
        original.pipe(answer);
        return;
      }
      const { 'content-length': _length, ...rest } = original.headers;
      answer.writeHead(original.statusCode ?? 502, rest);
      original.pipe(answer, { end: false });
      original.on('end', () => answer.end('\n;globalThis.tampered = true;'));
    },
  );
  outgoing.on('error', () => answer.destroy());
  incoming.pipe(outgoing);
}

async function forwardDocument(original: IncomingMessage, answer: ServerResponse, scriptFirst: string) {
  const { 'content-length': _length, ...headers } = original.headers;
  const html = await text(original);
  answer.writeHead(original.statusCode ?? 502, headers);
  answer.end(html.replace('<head>', () => `<head><script>${scriptFirst}</script>`));
}

async function* inPieces(original: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of original) {
    for (let start = 0; start < chunk.length; start += 2_048) {
      yield chunk.subarray(start, start + 2_048);
      await setTimeout(20);
    }
  }
}
