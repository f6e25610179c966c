import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorMessage } from '../../error-code';
import { followUpTexts } from '../content/follow-up-texts';
import type { RequestDatabase } from '../database/open-database';
import { requestOf } from '../database/request-lists';
import { networkLimit } from '../network-limit';
import { senderOf } from '../sender';
import { referenceOf } from '../stored-request';
import { followUpLinks } from './follow-up-links';
import { followUpRoute, isFollowUpTarget } from './follow-up-route';
import { requestPages } from './request-pages';
import { sendRemark } from './send-follow-up-page';

export type FollowUpOptions = {
  database: RequestDatabase;
  /** 32 characters or more. */
  secret: string;
  /** Of the site: links lead there, and only its pages may post. */
  origin: string;
  tradeName: string;
  trustsForwardedFor: boolean;
  now: () => Date;
  log: (message: string) => void;
};

/** The pages behind the links of the mails: one request each, and nothing that leads to another. */
export type FollowUp = {
  owns(target: string): boolean;
  /** Never rejects. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
};

const tenMinutes = 600;
/** A page with five photographs makes six requests. */
const paceOfAll = { address: 300, all: 3_000, perSeconds: tenMinutes, sparesFirst: true };
/** Of wrong links: enough for a copy that lost its end, too few for a search. */
const paceOfWrong = { address: 10, all: 200, perSeconds: tenMinutes, sparesFirst: true };

/** A link is verified before anything is read from disk; a GET changes nothing, since mail scanners send them. */
export function createFollowUp(options: FollowUpOptions): FollowUp {
  const { database, trustsForwardedFor, now, log } = options;
  const links = followUpLinks(options);
  const show = requestPages(options);
  const pace = networkLimit(paceOfAll);
  const wrongPace = networkLimit(paceOfWrong);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');

    const sender = senderOf(request, trustsForwardedFor);
    const route = followUpRoute(request.url ?? '');
    const link = route ? links.open(route.token) : ({ kind: 'wrong' } as const);
    const verdict = (link.kind === 'wrong' ? wrongPace : pace).count(sender, 1, now().getTime());
    if (verdict.kind !== 'free') {
      response.setHeader('Retry-After', verdict.wait);
      return sendRemark(response, 429, 'busy');
    }
    if (!route || link.kind === 'wrong') return sendRemark(response, 404, 'wrong');
    if (link.kind === 'expired')
      return sendRemark(response, 410, 'expired', followUpTexts.expired(referenceOf(link.key)));

    const method = route.part === 'action' ? 'POST' : 'GET';
    if (request.method !== method && !(method === 'GET' && request.method === 'HEAD')) {
      response.setHeader('Allow', method === 'POST' ? 'POST' : 'GET, HEAD');
      return sendRemark(response, 405, 'method');
    }
    const kept = requestOf(database, link.key);
    // What is set apart or in the trash is for the owner's own page.
    if (!kept || (kept.state !== 'new' && kept.state !== 'handled')) return sendRemark(response, 410, 'gone');
    return show(request, response, { route, kept });
  }

  return {
    owns: isFollowUpTarget,
    async handle(request, response) {
      request.on('error', () => undefined);
      response.on('error', () => undefined);
      try {
        await answer(request, response);
      } catch (error) {
        log(`The page of a request could not be shown: ${errorMessage(error)}`);
        if (response.headersSent) response.destroy();
        else await sendRemark(response, 503, 'failed').catch(() => response.destroy());
      } finally {
        // Whatever else came along with it is of no use.
        request.resume();
      }
    },
  };
}
