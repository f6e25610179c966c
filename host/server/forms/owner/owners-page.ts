import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { errorMessage, isDiskFull } from '../../error-code';
import { ownerTexts } from '../content/owner-texts';
import { redirectTo, sendJson } from '../private-answers';
import { sendJpeg } from '../photos/send-jpeg';
import { readPhoto } from '../photos/read-photo';
import { sendCsv } from './csv-export';
import { showErasure } from './erase-view';
import { showMail } from './mail-view';
import { isOwnPost, isOwnVisit } from '../sender';
import { isOwnHost, loopbackOnly, type OwnerAccess } from './owner-access';
import { actions } from './owner-actions';
import type { OwnersDesk, Visit } from './owner-desk';
import { ownerDoor, signInPath, signOutPath, type OwnerDoor } from './owner-door';
import { showQuarantine, showTrash } from './quarantine-view';
import { showRequest, showRequests } from './requests-view';
import { answerAt, routesOf, type Answer, type Answers, type Route } from './routes';
import { sendNotice } from './send-view';

type Page = { access: OwnerAccess; door: OwnerDoor; routes: readonly Route[] };

/** The addresses of the page of requests. */
const shown: Answers<OwnersDesk> = {
  'GET /': showRequests,
  'GET /a-verifier': showQuarantine,
  'GET /corbeille': showTrash,
  'GET /courrier': showMail,
  'GET /effacer': showErasure,
  'GET /demandes.csv': sendCsv,
  'GET /health': sendHealth,
  'GET /demande/:name': showRequest,
  'GET /photo/:name': sendPhoto,
  [`GET ${signInPath}`]: () => '/',
  // Browsers ask for one by themselves; a page without does not fail.
  'GET /favicon.ico': (_desk, { response }) => void response.writeHead(204).end(),
};

/**
 * The owner's page of received requests, and of his site. It holds personal data, so it answers only under
 * its own names, only to itself, and asks for a password when it has one.
 */
export function ownersPage({
  access = loopbackOnly,
  siteRoutes,
  ...desk
}: OwnersDesk & { access?: OwnerAccess; siteRoutes: readonly Route[] }): RequestListener {
  const door = ownerDoor({ access, ...desk });
  const signOut: Answer<OwnersDesk> = (_desk, { request, response }) => door.signOut(request, response);
  const answers = { ...shown, ...actions, [`POST ${signOutPath}`]: signOut };
  const page = { access, door, routes: [...routesOf(desk, answers), ...siteRoutes] };
  return (request, response) => {
    answer(page, request, response).catch((error: unknown) => {
      desk.log(`The owner's page failed: ${errorMessage(error)}`);
      if (isDiskFull(error)) sendNotice(response, 507, ownerTexts.diskFull);
      else sendNotice(response, 503, ownerTexts.failed);
    });
  };
}

async function answer(page: Page, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { access, door, routes } = page;
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  if (!isOwnHost(request.headers.host, access)) return sendNotice(response, 403, ownerTexts.refused);

  const [path = '/', search] = (request.url ?? '/').split('?');
  const visit = {
    request,
    response,
    path,
    query: new URLSearchParams(search),
    hasPassword: door.hasPassword,
  };
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (isReading && !isOwnVisit(request))
    return sendNotice(response, 403, ownerTexts.foreignVisit, { address: '/', text: ownerTexts.toList });
  const isPost = request.method === 'POST' && isOwnPost(request);
  if (isPost && path === signInPath) return door.signIn(request, response);
  if (!door.isOpenTo(request)) return door.ask(request, response);

  const found = answerAt(routes, `${isReading ? 'GET' : 'POST'} ${path}`);
  if (isReading && !found) return sendNotice(response, 404, ownerTexts.notFound);
  if (!found || !(isReading || request.method === 'POST')) {
    response.setHeader('Allow', 'GET, HEAD');
    return sendNotice(response, 405, ownerTexts.wrongMethod);
  }
  if (!isReading && !isPost) return sendNotice(response, 403, ownerTexts.foreign);
  const next = await found(visit);
  if (next) redirectTo(response, next);
}

async function sendPhoto({ database }: OwnersDesk, { response }: Visit, file: string): Promise<void> {
  const photo = await readPhoto(database.folder, file);
  if (photo) sendJpeg(response, photo);
  else sendNotice(response, 404, ownerTexts.notFound);
}

async function sendHealth(desk: OwnersDesk, { response }: Visit): Promise<void> {
  const health = await desk.health();
  sendJson(response, health.status === 'ok' ? 200 : 503, health);
}
