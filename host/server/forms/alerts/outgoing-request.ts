import { createHmac } from 'node:crypto';

const patience = 10_000;

type Outgoing = {
  body?: string;
  headers?: Record<string, string>;
  /** Milliseconds to wait for the answer. Default: 10 s. */
  longest?: number;
};

/**
 * Asks an address of the settings; resolves when it says yes (2xx). Follows no redirect, so that what is
 * sent reaches nobody else. Errors never name the address, which may hold a key.
 */
export async function askAddress(
  url: string,
  { body, headers = {}, longest = patience }: Outgoing = {},
): Promise<void> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body !== undefined && { body }),
    headers: { 'User-Agent': 'renovation-th-forms', ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(longest),
  }).catch((error: unknown) => {
    throw new Error(isTimeout(error) ? `no answer within ${longest / 1000} s` : 'no connection', {
      cause: error,
    });
  });
  // The body of the answer is not needed.
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the answer was ${response.status}`);
}

/**
 * The header `X-RTH-Signature`: the receiver makes the same HMAC-SHA256 over `<t>.<body>`, compares, and
 * refuses what is older than a few minutes. @param time seconds since 1970.
 */
export function signatureOf(secret: string, time: number, body: string): string {
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}
