import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FormServiceConfig } from '../form-config';
import { privateAnswerHeaders } from '../html-document';
import { networkLimit } from '../network-limit';
import { senderOf } from '../sender';
import type { SpamJudge } from './spam-judge';

type TokenAnswerParts = {
  spam: SpamJudge;
  config: Pick<FormServiceConfig, 'trustsForwardedFor' | 'now'>;
};

/** A page asks once for each form that is begun. */
const allowance = { address: 60, all: 6_000, perSeconds: 600, sparesFirst: true };
const retrySeconds = 60;

/**
 * Answers `GET {prefix}/token` with `{ "token": "…" }`. A page that gets none sends its form without, so
 * that no refusal here ever costs a request.
 */
export function tokenAnswer({ spam, config }: TokenAnswerParts) {
  const limit = networkLimit(allowance);

  return (request: IncomingMessage, response: ServerResponse): void => {
    // Nothing is sent here, so whatever comes all the same is not waited for.
    request.resume();
    if (request.method !== 'GET') return send(response, 405, { Allow: 'GET', Connection: 'close' });
    const sender = senderOf(request, config.trustsForwardedFor);
    const verdict = limit.count(sender, 1, config.now().getTime());
    if (verdict.kind !== 'free') return send(response, 429, { 'Retry-After': verdict.wait });
    const token = spam.token();
    if (token === null) return send(response, 503, { 'Retry-After': retrySeconds });
    send(response, 200, {}, { token });
  };
}

function send(
  response: ServerResponse,
  status: number,
  headers: { readonly [name: string]: string | number },
  answer: { token?: string } = {},
): void {
  const body = JSON.stringify(answer);
  response.writeHead(status, {
    ...privateAnswerHeaders,
    ...headers,
    'Content-Type': 'application/json;charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}
