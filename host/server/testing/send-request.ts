import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';

export type SentRequest = {
  method?: string;
  /** Sent unchanged, unlike with `fetch`, which would normalize it. */
  path?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Local address from which the request is sent. */
  localAddress?: string | undefined;
  /** Name in the TLS handshake. */
  servername?: string;
  /** False accepts any certificate. */
  rejectUnauthorized?: boolean;
  /** Maximum milliseconds without any data. Default: no limit. */
  timeout?: number;
};

export type ReceivedAnswer = {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
};

/** Sends one HTTP/1.1 request, without normalizing it. */
export function sendRequest(base: string, sent: SentRequest = {}): Promise<ReceivedAnswer> {
  const { protocol, hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const { method = 'GET', path = '/', headers = {}, body, ...others } = sent;
    const request = (protocol === 'https:' ? httpsRequest : httpRequest)(
      // The brackets of an IPv6 address belong only to URLs.
      { hostname: hostname.replace(/[[\]]/g, ''), port, method, path, headers, agent: false, ...others },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const whole = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: whole,
            text: whole.toString('utf8'),
          });
        });
      },
    );
    request.on('timeout', () => request.destroy(new Error(`No response within ${sent.timeout} ms.`)));
    request.on('error', reject);
    request.end(body);
  });
}

/** Encodes a form as a browser without JavaScript does. */
export function urlencoded(fields: Record<string, string> | [string, string][]) {
  return {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  };
}

export function multipart(
  parts: readonly { name: string; value: string | Buffer; filename?: string }[],
  boundary = '----boundary-of-this-test',
) {
  const written = parts.flatMap(({ name, value, filename }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`,
    filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: application/octet-stream`,
    ...['\r\n\r\n', value, '\r\n'],
  ]);
  return {
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([...written, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece))),
  };
}
