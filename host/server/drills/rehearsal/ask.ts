import { sendRequest, urlencoded, type ReceivedAnswer, type SentRequest } from '../../testing/send-request';

/** Loopback addresses of this machine, by address family. */
export const families = { IPv4: '127.0.0.1', IPv6: '[::1]' } as const;

export type Asked = SentRequest & {
  /** Address in a URL. Default: that of IPv4. */
  host?: string;
  /** Host name of the site or of the owner's page. */
  name: string;
};

/** Sends a request to nginx on this machine, without DNS. Accepts a self-signed certificate, for rehearsals. */
export const ask = (
  { host = families.IPv4, name, headers, ...sent }: Asked,
  protocol = 'https',
): Promise<ReceivedAnswer> =>
  sendRequest(`${protocol}://${host}`, {
    ...{ ...sent, servername: name, rejectUnauthorized: false, timeout: 20_000 },
    headers: { Host: name, ...headers },
  });

/** Posts a form from a page of the site, as a browser without JavaScript does. */
export function postForm(asked: Asked, fields: Record<string, string>): Promise<ReceivedAnswer> {
  const form = urlencoded(fields);
  const headers = { Origin: `https://${asked.name}`, ...form.headers, ...asked.headers };
  return ask({ ...asked, method: 'POST', headers, body: form.body });
}

export async function signIn(name: string, password: string): Promise<{ status: number; cookie: string }> {
  const { status, headers } = await postForm({ name, path: '/connexion' }, { 'mot-de-passe': password });
  return { status, cookie: headers['set-cookie']?.[0]?.split(';')[0] ?? '' };
}
