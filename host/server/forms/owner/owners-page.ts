import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { errorMessage } from '../../error-code';
import { ownerTexts } from '../content/owner-texts';
import { privateAnswerHeaders } from '../html-document';
import { sendJpeg } from '../photos/send-jpeg';
import { readPhoto } from '../open-plain-file';
import { sendCsv } from './csv-export';
import { eraseView } from './erase-view';
import { listView } from './list-view';
import { mailView } from './mail-view';
import { isOwnPost, isOwnVisit } from './own-requests';
import type { OwnerSite } from '../../owner-site/owner-site';
import { isOwnHost, loopbackOnly, type OwnerAccess } from './owner-access';
import { actOn, isActionAddress } from './owner-actions';
import type { OwnersDesk } from './owner-desk';
import { ownerDoor, signInPath, signOutPath, type OwnerDoor } from './owner-door';
import { quarantineView } from './quarantine-view';
import { requestView } from './request-view';
import { sendNotice } from './send-view';
import { trashView } from './trash-view';

type Page = {
  desk: OwnersDesk;
  access: OwnerAccess;
  door: OwnerDoor;
  /** Where he prepares his site. */
  site: OwnerSite;
};

/**
 * The owner's page of received requests, and of his site. It holds personal data, so it answers only under
 * its own names, only to itself, and asks for a password when it has one.
 */
export function ownersPage({
  access = loopbackOnly,
  site,
  ...desk
}: Omit<OwnersDesk, 'hasPassword'> & { access?: OwnerAccess; site: OwnerSite }): RequestListener {
  const door = ownerDoor({ access, ...desk });
  const page = { desk: { ...desk, hasPassword: door.hasPassword }, access, door, site };
  return (request, response) => {
    answer(page, request, response).catch((error: unknown) => {
      desk.log(`The owner's page failed: ${errorMessage(error)}`);
      sendNotice(response, 503, ownerTexts.failed).catch(() => response.destroy());
    });
  };
}

async function answer(page: Page, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { desk, access, door, site } = page;
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  if (!isOwnHost(request.headers.host, access)) return sendNotice(response, 403, ownerTexts.refused);

  const [path = '/', search] = (request.url ?? '/').split('?');
  const query = new URLSearchParams(search);
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (isReading && !isOwnVisit(request))
    return sendNotice(response, 403, ownerTexts.foreignVisit, { address: '/', text: ownerTexts.toList });
  const isPost = request.method === 'POST' && isOwnPost(request);
  if (isPost && path === signInPath) return door.signIn(request, response);
  if (!door.isOpenTo(request)) return door.ask(request, response);

  const visit = { request, response, path, query, hasPassword: door.hasPassword };
  if (isReading && site.owns(path)) return site.show(visit);
  if (isReading) return show(desk, path, query, response);
  const isAction = path === signOutPath || site.takesPosts(path) || isActionAddress(path);
  if (request.method !== 'POST' || !isAction) {
    response.setHeader('Allow', 'GET, HEAD');
    return sendNotice(response, 405, ownerTexts.wrongMethod);
  }
  if (!isPost) return sendNotice(response, 403, ownerTexts.foreign);
  if (path === signOutPath) return door.signOut(request, response);
  if (site.takesPosts(path)) return site.take(visit);
  response.writeHead(303, { ...privateAnswerHeaders, Location: await actOn(desk, path, request) }).end();
}

async function show(
  desk: OwnersDesk,
  path: string,
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const [, kind, name = '', ...rest] = path.split('/');
  if (rest.length > 0) return sendNotice(response, 404, ownerTexts.notFound);
  if (kind === 'demande') return requestView(desk, name, query, response);
  if (kind === 'photo') return sendPhoto(desk, name, response);
  switch (path) {
    case signInPath:
      return void response.writeHead(303, { ...privateAnswerHeaders, Location: '/' }).end();
    case '/':
      return listView(desk, query, response);
    case '/a-verifier':
      return quarantineView(desk, query, response);
    case '/corbeille':
      return trashView(desk, query, response);
    case '/courrier':
      return mailView(desk, query, response);
    case '/effacer':
      return eraseView(desk, query, response);
    case '/demandes.csv':
      return sendCsv(desk, response);
    case '/favicon.ico':
      // Browsers ask for one by themselves; a page without does not fail.
      return void response.writeHead(204).end();
    case '/health':
      return sendHealth(desk, response);
    default:
      return sendNotice(response, 404, ownerTexts.notFound);
  }
}

async function sendPhoto({ database }: OwnersDesk, file: string, response: ServerResponse): Promise<void> {
  const photo = await readPhoto(database.folder, file);
  if (!photo) return sendNotice(response, 404, ownerTexts.notFound);
  sendJpeg(response, photo);
}

async function sendHealth(desk: OwnersDesk, response: ServerResponse): Promise<void> {
  const health = await desk.health();
  const body = `${JSON.stringify(health, null, 2)}\n`;
  response.writeHead(health.status === 'ok' ? 200 : 503, {
    ...privateAnswerHeaders,
    'Content-Type': 'application/json;charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}
