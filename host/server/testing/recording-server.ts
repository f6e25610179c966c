import type { IncomingHttpHeaders } from 'node:http';
import { startListening } from '../listening-server';

type Recorded = { method: string; path: string; headers: IncomingHttpHeaders; body: string };

/** An address that takes note of what it is asked. */
export type RecordingServer = {
  url: string;
  asked: Recorded[];
  /** How it answers from now on: with this status, with a redirect to itself, or never. */
  answerWith(answer: number | 'redirect' | 'silence'): void;
  close(): Promise<void>;
};

export async function startRecordingServer(): Promise<RecordingServer> {
  const asked: Recorded[] = [];
  let answer: number | 'redirect' | 'silence' = 200;
  const { url, close } = await startListening({
    handle(request, response) {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method = '', url: path = '', headers } = request;
        asked.push({ method, path, headers, body: Buffer.concat(chunks).toString() });
        if (answer === 'silence') return;
        if (answer === 'redirect') response.writeHead(307, { Location: '/elsewhere' }).end();
        else response.writeHead(answer).end('whatever');
      });
    },
    ...{ port: 0, host: '127.0.0.1', purpose: 'a test', remedy: '' },
  });
  return { url, asked, answerWith: (given) => (answer = given), close };
}
