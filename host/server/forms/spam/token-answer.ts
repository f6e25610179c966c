import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FormServiceConfig } from '../form-config';
import { sendJson } from '../private-answers';
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
    if (request.method !== 'GET') return sendJson(response, 405, {}, { Allow: 'GET', Connection: 'close' });
    const wait = limit.count(senderOf(request, config.trustsForwardedFor), config.now());
    if (wait > 0) return sendJson(response, 429, {}, { 'Retry-After': wait });
    const token = spam.token();
    if (token === null) return sendJson(response, 503, {}, { 'Retry-After': retrySeconds });
    sendJson(response, 200, { token });
  };
}
