import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

type Faults = {
  /** Milliseconds added to each request. */
  delay: number;
  /** One in this many requests gets status 500, alternately before and after the store has handled the request. */
  failsOneIn: number;
  /** One in this many responses with a body is truncated. */
  cutsOneIn: number;
};

export type BadLine = {
  url: string;
  set: (faults: Partial<Faults>) => void;
  /** Bytes that the machines have sent so far. */
  sent: () => number;
  /** Number of failed or truncated responses so far. */
  spoilt: () => number;
  close: () => Promise<void>;
};

const none: Faults = { delay: 0, failsOneIn: Infinity, cutsOneIn: Infinity };

/** Starts a proxy that adds delays and faults to a store on this machine. */
export async function startBadLine(port: number): Promise<BadLine> {
  let faults = none;
  let [questions, failures, bodies, spoilt, closedBytes] = [0, 0, 0, 0, 0];
  const sockets = new Set<Socket>();

  const server = createServer((question, answer) => {
    const pass = async () => {
      const body = await buffer(question);
      await pause(faults.delay);
      questions += 1;
      const fails = questions % faults.failsOneIn === 0;
      if (fails) {
        failures += 1;
        spoilt += 1;
      }
      if (fails && failures % 2 === 0) return answer.writeHead(500).end();
      const [response, content] = await forward(port, question, body);
      if (fails) return answer.writeHead(500).end();
      if (content.length > 0 && question.method === 'GET') bodies += 1;
      const cuts = content.length > 1 && question.method === 'GET' && bodies % faults.cutsOneIn === 0;
      answer.writeHead(response.statusCode ?? 502, response.headers);
      if (!cuts) return answer.end(content);
      spoilt += 1;
      answer.write(content.subarray(0, content.length / 2), () => answer.destroy());
    };
    // Closes the connection when the store does not respond.
    pass().catch(() => answer.destroy());
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => {
      closedBytes += socket.bytesRead;
      sockets.delete(socket);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    set: (changes) => void (faults = { ...none, ...changes }),
    sent: () => [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, closedBytes),
    spoilt: () => spoilt,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function forward(
  port: number,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
): Promise<[IncomingMessage, Buffer]> {
  return new Promise((resolve, reject) => {
    // Forwards the header `host` unchanged, because the client has signed it.
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers }, (response) => {
      buffer(response).then((content) => resolve([response, content]), reject);
    });
    passed.on('error', reject);
    passed.end(body);
  });
}
