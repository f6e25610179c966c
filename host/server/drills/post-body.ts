import { request, type Agent } from 'node:http';

export type PostedBody = {
  path: string;
  type: string;
  body: Buffer;
  headers?: Readonly<Record<string, string>>;
};

/** Status 0: no answer, and why. */
export type PostAnswer = { status: number; text: string };

/**
 * Posts bytes as they are, over a connection that is kept.
 * @param patience milliseconds without a word from the service.
 */
export function postBody(
  { port, agent, patience }: { port: number; agent: Agent; patience: number },
  { path, type, body, headers = {} }: PostedBody,
): Promise<PostAnswer> {
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve({ status: 0, text: error.message });
    const sending = request(
      {
        host: '127.0.0.1',
        port,
        agent,
        method: 'POST',
        path,
        headers: { ...headers, 'Content-Type': type, 'Content-Length': body.length },
        timeout: patience,
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        response.on('error', fail);
      },
    );
    sending.on('timeout', () => sending.destroy(new Error(`no answer within ${patience / 1_000} s`)));
    sending.on('error', fail);
    sending.end(body);
  });
}
