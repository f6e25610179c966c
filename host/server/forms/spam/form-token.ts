import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorMessage } from '../../error-code';
import { sendJson } from '../private-answers';
import type { ServiceParts } from '../service-parts';
import { signedTexts } from '../signed-text';

/**
 * Tokens for forms that somebody has begun to fill in: when that was, in milliseconds, signed. A page that gets
 * none sends its form without, so that no refusal here ever costs a request.
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

  const { sign, opened } = signedTexts(database, 'form-token-key');
  const issue = () => sign(String(moment()));

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
      const issued = opened(token);
      if (issued === null) return false;
      const age = moment() - Number(issued);
      return age >= youngest && age <= oldest;
    },
  };
}
