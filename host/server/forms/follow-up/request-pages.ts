import type { IncomingMessage, ServerResponse } from 'node:http';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import type { KeptRequest } from '../database/kept-request';
import type { RequestDatabase } from '../database/open-database';
import { versionsOf } from '../database/request-lists';
import { privateAnswerHeaders } from '../html-document';
import { sendJpeg } from '../photos/send-jpeg';
import { readSmallBody } from '../read-body';
import { readPhoto } from '../read-photo';
import { actOnRequest, type RequestAction } from '../request-actions';
import { sendingOrigin } from '../sender';
import { followUpPath } from './follow-up-links';
import type { FollowUpRoute } from './follow-up-route';
import { photoFiles, sendFollowUpPage, sendRemark } from './send-follow-up-page';

type RequestPagesOptions = {
  database: RequestDatabase;
  /** Only pages of this origin may post. */
  origin: string;
  tradeName: string;
  now: () => Date;
};

/** What a verified link leads to. */
type Shown = { route: FollowUpRoute; kept: KeptRequest };

/** Bytes: the page's own form takes a few. */
const longestPost = 4 * 1024;
/** Of one request, on its page: more than a person ever sends. */
const mostVersions = 20;

/** Answers for one request: its page, a photograph of it, or what the owner does with it. */
export function requestPages({ database, origin, tradeName, now }: RequestPagesOptions) {
  async function answerAction(
    request: IncomingMessage,
    response: ServerResponse,
    action: RequestAction,
    { route, kept }: Shown,
  ) {
    const seen = new URLSearchParams((await readSmallBody(request, longestPost)) ?? '').get('versions');
    const { reference } = kept.request;
    const isDone = actOnRequest(database, { action, reference, seen, now: now() });
    const location = `${followUpPath}/${route.token}?fait=${isDone ? action : 'corrigee'}`;
    response.writeHead(303, { ...privateAnswerHeaders, Location: location, 'Content-Length': 0 }).end();
  }

  const versions = ({ request }: KeptRequest) => versionsOf(database, request.reference, mostVersions);

  async function sendPhoto(response: ServerResponse, number: number, { kept }: Shown) {
    const file = photoFiles(kept, versions(kept).first)[number - 1];
    const photo = file === undefined ? null : await readPhoto(database.folder, file);
    if (!photo) return sendRemark(response, 404, 'wrong');
    sendJpeg(response, photo);
  }

  return async (request: IncomingMessage, response: ServerResponse, shown: Shown): Promise<void> => {
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
  };
}

/** Browsers say where a post comes from in at least one of two headers, which no page can forge. */
function isOwnPost(request: IncomingMessage, origin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === undefined && request.headers.origin === undefined) return false;
  return (site === undefined || site === 'same-origin') && sendingOrigin(request, [origin]) !== null;
}
