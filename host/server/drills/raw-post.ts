import { connect } from 'node:net';

export type RawPost = {
  path: string;
  headers: Record<string, string>;
  body: Buffer;
  /** Closes the connection after this many bytes of the body. */
  cutAfter?: number;
  /** Milliseconds to wait for a response. Default: 15 seconds. */
  patience?: number;
};

/** Sends an HTTP request that may be invalid. @returns the status, or a failure such as `connection cut`. */
export function rawPost(
  port: number,
  { path, headers, body, cutAfter, patience = 15_000 }: RawPost,
): Promise<string> {
  const lines = Object.entries({
    Host: `127.0.0.1:${port}`,
    Connection: 'close',
    'Content-Length': String(body.length),
    ...headers,
  }).filter(([, value]) => value !== '');
  const head = `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;

  return new Promise((resolve) => {
    let answer = '';
    const settle = (outcome: string) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(outcome);
    };
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(Buffer.from(head, 'latin1'));
      if (cutAfter === undefined) socket.write(body);
      else socket.end(body.subarray(0, cutAfter));
    });
    const timer = setTimeout(() => settle('no answer'), patience);
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(answer) ?? [];
      if (status && answer.includes('\r\n\r\n')) settle(status);
    });
    socket.on('error', () => settle('connection cut'));
    socket.on('close', () => settle('connection cut'));
  });
}
