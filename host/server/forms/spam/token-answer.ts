import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FormServiceConfig } from '../form-config';
import { privateAnswerHeaders } from '../html-document';
import { rateLimit } from '../rate-limit';
import { senderOf } from '../sender';
import type { SpamJudge } from './spam-judge';

/** A page asks once for each form that is begun. In ten minutes, of one sender. */
const mostTokens = 60;
const tenMinutes = 600;
const retrySeconds = 60;

/**
 * Answers `GET {prefix}/token` with `{ "token": "…" }`. A page that gets none sends its form without, so
 * that no refusal here ever costs a request.
 */
export function tokenAnswer(spam: SpamJudge, config: Pick<FormServiceConfig, 'trustsForwardedFor' | 'now'>) {
  const limit = rateLimit(mostTokens, tenMinutes);

  return (request: IncomingMessage, response: ServerResponse): void => {
    // Nothing is sent here, so whatever comes all the same is not waited for.
    request.resume();
    if (request.method !== 'GET') return send(response, 405, { Allow: 'GET', Connection: 'close' });
    const wait = limit.count(senderOf(request, config.trustsForwardedFor), config.now());
    if (wait > 0) return send(response, 429, { 'Retry-After': wait });
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
