import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '../private-answers';
import type { ServiceParts } from '../service-parts';
import { signedTexts } from '../signed-text';

/**
 * Tokens for forms that somebody has begun to fill in: when that was, in milliseconds, signed. A page that gets
 * none sends its form without, so that no refusal here ever costs a request.
 */
export type FormTokens = {
  /** Answers `GET {prefix}/token` with `{ "token": "…" }`. @throws as `issue`. */
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** A new one. @throws when the database cannot be asked. */
  issue(): string;
  /** Whether it was issued here, within a day and not a moment ago. @throws when the database cannot be asked. */
  isGood(token: string): boolean;
};

/** In milliseconds after issue. */
const youngest = 2_000;
const oldest = 24 * 60 * 60 * 1000;

export function formTokens({ database, now }: Pick<ServiceParts, 'database' | 'now'>): FormTokens {
  const moment = () => now().getTime();

  const { sign, opened } = signedTexts(database, 'form-token-key');
  const issue = () => sign(String(moment()));

  return {
    issue,
    answer(request, response) {
      if (request.method === 'GET') sendJson(response, 200, { token: issue() });
      // Whatever comes with it is not waited for.
      else sendJson(response, 405, {}, { Allow: 'GET', Connection: 'close' });
    },
    isGood(token) {
      const issued = opened(token);
      if (issued === null) return false;
      const age = moment() - Number(issued);
      return age >= youngest && age <= oldest;
    },
  };
}
