import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorMessage } from '../../error-code';
import { followUpTexts } from '../content/follow-up-texts';
import { listedRequestOf, type ListedRequest } from '../database/request-lists';
import type { FormService } from '../form-service';
import { redirectTo } from '../private-answers';
import { readPhoto } from '../photos/read-photo';
import { sendJpeg } from '../photos/send-jpeg';
import { readSmallBody } from '../read-body';
import { actionNamed, actionPattern, actOnRequest, type RequestAction } from '../request-actions';
import { isOwnPost } from '../sender';
import type { ServiceParts } from '../service-parts';
import { referenceOf } from '../stored-request';
import { followUpLinks, followUpPath } from './follow-up-links';
import { sendFollowUpPage, sendRemark, type FollowUpDone } from './send-follow-up-page';

export type FollowUpOptions = ServiceParts & {
  /** Of the site: links lead there, and only its pages may post. */
  origin: string;
  tradeName: string;
};

/** Bytes: the page's own form takes a few. */
const longestPost = 4 * 1024;

/**
 * The pages behind the links of the mails: one request each, and nothing that leads to another. A link is verified
 * before anything of a request is read; a GET changes nothing, since mail scanners send them.
 */
export function createFollowUp(options: FollowUpOptions): FormService {
  const { database, origin, tradeName, now, log } = options;
  const links = followUpLinks(options);

  async function show(
    request: IncomingMessage,
    response: ServerResponse,
    route: Route,
    listed: ListedRequest,
  ): Promise<void> {
    const { reference } = listed;
    const address = `${followUpPath}/${route.token}`;
    if (route.part === 'page')
      return sendFollowUpPage(response, {
        database,
        listed,
        now: now(),
        tradeName,
        address,
        done: route.done,
      });
    if (route.part === 'photo') {
      const photo = referenceOf(route.file) === reference && (await readPhoto(database.folder, route.file));
      return photo ? sendJpeg(response, photo) : sendRemark(response, 404, 'wrong');
    }
    if (!isOwnPost(request, origin)) return sendRemark(response, 403, 'foreign');
    const { action } = route;
    const seen = new URLSearchParams((await readSmallBody(request, longestPost)) ?? '').get('versions');
    const isDone = actOnRequest(database, { action, reference, seen, now: now() });
    redirectTo(response, `${address}?fait=${isDone ? action : 'corrigee'}`);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');

    const route = routeOf(request.url ?? '');
    const link = route ? links.open(route.token) : ({ kind: 'wrong' } as const);
    if (!route || link.kind === 'wrong') return sendRemark(response, 404, 'wrong');
    if (link.kind === 'expired')
      return sendRemark(response, 410, 'expired', followUpTexts.expired(referenceOf(link.key)));

    const method = route.part === 'action' ? 'POST' : 'GET';
    if (request.method !== method && !(method === 'GET' && request.method === 'HEAD')) {
      response.setHeader('Allow', method === 'POST' ? 'POST' : 'GET, HEAD');
      return sendRemark(response, 405, 'method');
    }
    // What is set apart or in the trash is for the owner's own page.
    const listed = listedRequestOf(database, referenceOf(link.key));
    return listed ? show(request, response, route, listed) : sendRemark(response, 410, 'gone');
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
  | { part: 'photo'; file: string }
  | { part: 'action'; action: RequestAction }
);

const pattern = new RegExp(
  `^${followUpPath}/(?<token>[\\w.-]+)(?:/photo/(?<file>[\\w.-]+)|/(?<action>${actionPattern}))?$`,
);

/** @returns null for an address that no page of ours has. */
function routeOf(target: string): Route | null {
  const [path = '', query] = target.split('?');
  const { token, file, action } = pattern.exec(path)?.groups ?? {};
  if (token === undefined) return null;
  if (file !== undefined) return { token, part: 'photo', file };
  const wanted = actionNamed(action);
  if (wanted) return { token, part: 'action', action: wanted };
  const done = new URLSearchParams(query).get('fait');
  return { token, part: 'page', done: done === 'corrigee' ? done : actionNamed(done) };
}
