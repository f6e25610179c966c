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
import type { OwnerSite } from '../../owner-site/owner-site';
import { isOwnHost, loopbackOnly, type OwnerAccess } from './owner-access';
import { actionAt } from './owner-actions';
import type { OwnersDesk, Visit } from './owner-desk';
import { ownerDoor, signInPath, signOutPath, type OwnerDoor } from './owner-door';
import { showQuarantine, showTrash } from './quarantine-view';
import { showRequest, showRequests } from './requests-view';
import { sendNotice } from './send-view';

type Page = {
  desk: OwnersDesk;
  access: OwnerAccess;
  door: OwnerDoor;
  /** Where he prepares his site. */
  site: OwnerSite;
};

type Show = (desk: OwnersDesk, visit: Visit) => void | Promise<void>;

/** What is shown at each address. Requests and photographs have addresses with a name. */
const shown: ReadonlyMap<string, Show> = new Map<string, Show>([
  ['/', showRequests],
  ['/a-verifier', showQuarantine],
  ['/corbeille', showTrash],
  ['/courrier', showMail],
  ['/effacer', showErasure],
  ['/demandes.csv', sendCsv],
  ['/health', sendHealth],
  [signInPath, (_desk, { response }) => redirectTo(response, '/')],
  // Browsers ask for one by themselves; a page without does not fail.
  ['/favicon.ico', (_desk, { response }) => void response.writeHead(204).end()],
]);

/**
 * The owner's page of received requests, and of his site. It holds personal data, so it answers only under
 * its own names, only to itself, and asks for a password when it has one.
 */
export function ownersPage({
  access = loopbackOnly,
  site,
  ...desk
}: OwnersDesk & { access?: OwnerAccess; site: OwnerSite }): RequestListener {
  const page = { desk, access, door: ownerDoor({ access, ...desk }), site };
  return (request, response) => {
    answer(page, request, response).catch((error: unknown) => {
      desk.log(`The owner's page failed: ${errorMessage(error)}`);
      if (isDiskFull(error)) sendNotice(response, 507, ownerTexts.diskFull);
      else sendNotice(response, 503, ownerTexts.failed);
    });
  };
}

async function answer(page: Page, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { desk, access, door, site } = page;
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

  if (isReading) return site.owns(path) ? site.show(visit) : show(desk, visit);
  const action = actionAt(path);
  if (request.method !== 'POST' || !(action || path === signOutPath || site.takesPosts(path))) {
    response.setHeader('Allow', 'GET, HEAD');
    return sendNotice(response, 405, ownerTexts.wrongMethod);
  }
  if (!isPost) return sendNotice(response, 403, ownerTexts.foreign);
  if (path === signOutPath) return door.signOut(request, response);
  return action ? redirectTo(response, await action(desk, visit)) : site.take(visit);
}

function show(desk: OwnersDesk, visit: Visit): void | Promise<void> {
  const known = shown.get(visit.path);
  if (known) return known(desk, visit);
  const [, kind, name = '', ...rest] = visit.path.split('/');
  if (kind === 'demande' && rest.length === 0) return showRequest(desk, visit, name);
  if (kind === 'photo' && rest.length === 0) return sendPhoto(desk, visit, name);
  sendNotice(visit.response, 404, ownerTexts.notFound);
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
