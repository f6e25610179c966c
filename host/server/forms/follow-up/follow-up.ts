import type { IncomingMessage, ServerResponse } from 'node:http';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { errorMessage } from '../../error-code';
import { followUpTexts } from '../content/follow-up-texts';
import type { RequestDatabase } from '../database/open-database';
import type { KeptRequest } from '../database/kept-request';
import { requestOf, versionsOf } from '../database/request-lists';
import { redirectTo } from '../private-answers';
import { rateLimit } from '../rate-limit';
import { readPhoto } from '../photos/read-photo';
import { sendJpeg } from '../photos/send-jpeg';
import { readSmallBody } from '../read-body';
import { isOwnPost } from '../owner/own-requests';
import { actionNamed, actionPattern, actOnRequest, type RequestAction } from '../request-actions';
import { senderOf } from '../sender';
import { referenceOf } from '../stored-request';
import { followUpLinks, followUpPath } from './follow-up-links';
import { photoFiles, sendFollowUpPage, sendRemark, type FollowUpDone } from './send-follow-up-page';

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
/** Of one sender in ten minutes. A page with five photographs makes six requests. */
const mostLooks = 300;
/** Of wrong links: enough for a copy that lost its end, too few for a search. */
const mostWrong = 10;

/** Bytes: the page's own form takes a few. */
const longestPost = 4 * 1024;
/** Of one request, on its page: more than a person ever sends. */
const mostVersions = 20;

/** What a verified link leads to. */
type Shown = { route: Route; kept: KeptRequest };

/** A link is verified before anything is read from disk; a GET changes nothing, since mail scanners send them. */
export function createFollowUp(options: FollowUpOptions): FollowUp {
  const { database, origin, tradeName, trustsForwardedFor, now, log } = options;
  const links = followUpLinks(options);
  const pace = rateLimit(mostLooks, tenMinutes);
  const wrongPace = rateLimit(mostWrong, tenMinutes);

  async function answerAction(
    request: IncomingMessage,
    response: ServerResponse,
    action: RequestAction,
    { route, kept }: Shown,
  ) {
    const seen = new URLSearchParams((await readSmallBody(request, longestPost)) ?? '').get('versions');
    const { reference } = kept.request;
    const isDone = actOnRequest(database, { action, reference, seen, now: now() });
    redirectTo(response, `${followUpPath}/${route.token}?fait=${isDone ? action : 'corrigee'}`);
  }

  const versions = ({ request }: KeptRequest) => versionsOf(database, request.reference, mostVersions);

  async function sendPhoto(response: ServerResponse, number: number, { kept }: Shown) {
    const file = photoFiles(kept, versions(kept).first)[number - 1];
    const photo = file === undefined ? null : await readPhoto(database.folder, file);
    if (!photo) return sendRemark(response, 404, 'wrong');
    sendJpeg(response, photo);
  }

  async function show(request: IncomingMessage, response: ServerResponse, shown: Shown): Promise<void> {
    const { route, kept } = shown;
    if (route.part === 'photo') return sendPhoto(response, route.number, shown);
    if (route.part === 'page')
      return sendFollowUpPage(response, {
        ...{ kept, tradeName, versions: versions(kept), done: route.done },
        address: `${followUpPath}/${route.token}`,
        today: parisMoment(now()).day,
      });
    if (!isOwnPost(request, origin)) return sendRemark(response, 403, 'foreign');
    return answerAction(request, response, route.action, shown);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');

    const sender = senderOf(request, trustsForwardedFor);
    const route = routeOf(request.url ?? '');
    const link = route ? links.open(route.token) : ({ kind: 'wrong' } as const);
    const wait = (link.kind === 'wrong' ? wrongPace : pace).count(sender, now());
    if (wait > 0) {
      response.setHeader('Retry-After', wait);
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
    owns: (target) => target.startsWith(`${followUpPath}/`),
    async handle(request, response) {
      request.on('error', () => undefined);
      response.on('error', () => undefined);
      try {
        await answer(request, response);
      } catch (error) {
        log(`The page of a request could not be shown: ${errorMessage(error)}`);
        if (response.headersSent) response.destroy();
        else sendRemark(response, 503, 'failed');
      } finally {
        // Whatever else came along with it is of no use.
        request.resume();
      }
    },
  };
}

type Route = { token: string } & (
  | { part: 'page'; done: FollowUpDone | null }
  /** Counted from 1, in the order of the request. */
  | { part: 'photo'; number: number }
  | { part: 'action'; action: RequestAction }
);

const pattern = new RegExp(
  `^${followUpPath}/(?<token>[\\w-]+)(?:/photo/(?<number>[1-9]\\d?)|/(?<action>${actionPattern}))?$`,
);

/** @returns null for an address that no page of ours has. */
function routeOf(target: string): Route | null {
  const [path = '', query] = target.split('?');
  const { token, number, action } = pattern.exec(path)?.groups ?? {};
  if (token === undefined) return null;
  if (number !== undefined) return { token, part: 'photo', number: Number(number) };
  const wanted = actionNamed(action);
  if (wanted) return { token, part: 'action', action: wanted };
  const done = new URLSearchParams(query).get('fait');
  return { token, part: 'page', done: done === 'corrigee' ? done : actionNamed(done) };
}
