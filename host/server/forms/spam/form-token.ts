import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorMessage } from '../../error-code';
import { keptSecret } from '../database/facts';
import { sendJson } from '../private-answers';
import type { ServiceParts } from '../service-parts';

/**
 * Tokens for forms that somebody has begun to fill in: when that was, in milliseconds, and an HMAC-SHA256 of it. A page
 * that gets none sends its form without, so that no refusal here ever costs a request.
 */
export type FormTokens = {
  /** Answers `GET {prefix}/token` with `{ "token": "…" }`. */
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** A new one. @throws when the database cannot be asked. */
  issue(): string;
  /** Whether it was issued here, within a day and not a moment ago. @throws when the database cannot be asked. */
  isGood(token: string): boolean;
};

/** In milliseconds after issue. */
const youngest = 2_000;
const oldest = 24 * 60 * 60 * 1000;
const retrySeconds = 60;

export function formTokens({ database, now, log }: ServiceParts): FormTokens {
  const moment = () => now().getTime();

  /** Kept in the database, so that a token outlives a restart. */
  function macOf(issued: string): string {
    const key = keptSecret(database, 'form-token-key', moment());
    return createHmac('sha256', key).update(issued).digest('base64url');
  }

  function issue(): string {
    const issued = String(moment());
    return `${issued}.${macOf(issued)}`;
  }

  return {
    issue,
    answer(request, response) {
      // Nothing is sent here, so whatever comes all the same is not waited for.
      request.resume();
      if (request.method !== 'GET') return sendJson(response, 405, {}, { Allow: 'GET', Connection: 'close' });
      try {
        sendJson(response, 200, { token: issue() });
      } catch (error) {
        log(`A token could not be made: ${errorMessage(error)}`);
        sendJson(response, 503, {}, { 'Retry-After': retrySeconds });
      }
    },
    isGood(token) {
      const [issued = '', signature = ''] = token.split('.');
      const [sent, right] = [Buffer.from(signature), Buffer.from(macOf(issued))];
      if (sent.length !== right.length || !timingSafeEqual(sent, right)) return false;
      const age = moment() - Number(issued);
      return age >= youngest && age <= oldest;
    },
  };
}
