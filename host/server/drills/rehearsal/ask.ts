import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';

/** Loopback addresses of this machine, by address family. */
export const families = { IPv4: '127.0.0.1', IPv6: '::1' } as const;

export type Asked = {
  host: string;
  /** Host name of the site or of the owner's page. */
  name: string;
  /** 80 means HTTP. Default: 443, which means HTTPS. */
  port?: number;
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  localAddress?: string | undefined;
};

/** Sends a request to nginx on this machine, without DNS. Accepts a self-signed certificate, for rehearsals. */
export async function ask({ host, name, port = 443, path = '/', headers = {}, body, ...others }: Asked) {
  const options = { ...others, host, port, path, headers: { Host: name, ...headers }, timeout: 20_000 };
  const request =
    port === 80
      ? http.request(options)
      : https.request({ ...options, servername: name, rejectUnauthorized: false, agent: false });
  request.on('timeout', () => request.destroy(new Error('no response within 20 s')));
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode ?? 0, headers: response.headers, text };
}

/** Posts a form from a page of the site, as a browser without JavaScript does. */
export const postForm = (asked: Asked, fields: Readonly<Record<string, string>>) =>
  ask({
    ...asked,
    method: 'POST',
    headers: {
      Origin: `https://${asked.name}`,
      'Content-Type': 'application/x-www-form-urlencoded',
      ...asked.headers,
    },
    body: new URLSearchParams(fields).toString(),
  });

export async function signIn(name: string, password: string): Promise<{ status: number; cookie: string }> {
  const { status, headers } = await postForm(
    { host: families.IPv4, name, path: '/connexion' },
    { 'mot-de-passe': password },
  );
  return { status, cookie: headers['set-cookie']?.[0]?.split(';')[0] ?? '' };
}
