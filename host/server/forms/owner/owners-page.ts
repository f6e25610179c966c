import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { errorMessage, isDiskFull } from '../../../delivery/error-code';
import { ownerTexts } from '../content/owner-texts';
import { signInTexts } from '../content/sign-in-texts';
import { troubleDetail, troubleTexts } from '../content/trouble-texts';
import { readKept, sendKept } from '../photos/send-file';
import { redirectTo, sendJson } from '../private-answers';
import { isOwnPost, isOwnVisit } from '../client';
import { sendAppFile } from './app-files';
import { sendCsv } from './csv-export';
import { showErasure } from './erase-view';
import { showMore } from './more-view';
import { isOwnHost, loopbackOnly, type OwnerAccess } from './owner-access';
import { actions } from './owner-actions';
import type { OwnersDesk, Visit } from './owner-desk';
import { ownerDoor, signInPath, type OwnerDoor } from './owner-door';
import { sendCall, showQuarantine, showRequest, showRequests, showTrash } from './request-views';
import { answerAt, FormTooLong, routesOf, type Answers, type Route } from './routes';
import { sendNotFound, sendNotice, toList } from './send-page';
import { sessionAnswers } from './sessions-view';

type Page = { access: OwnerAccess; door: OwnerDoor; routes: readonly Route[]; tradeName: string };

const pages: Answers<OwnersDesk> = {
  'GET /': showRequests,
  'GET /a-verifier': showQuarantine,
  'GET /corbeille': showTrash,
  'GET /plus': showMore,
  'GET /effacer': showErasure,
  'GET /demandes.csv': sendCsv,
  'GET /health': sendHealth,
  'GET /demande/:name': showRequest,
  'GET /demande/:name/rappel.ics': sendCall,
  'GET /fichiers/:file': sendFile,
  [`GET ${signInPath}`]: showSignedIn,
  // Browsers request /favicon.ico even if no page links to it.
  'GET /favicon.ico': (_desk, { response }) => void response.writeHead(204).end(),
};

/** Serves the owner's pages. Checks host name, origin and session because the pages show personal data. */
export function ownersPage({
  access = loopbackOnly,
  siteRoutes,
  ...desk
}: OwnersDesk & { access?: OwnerAccess; siteRoutes: readonly Route[] }): RequestListener {
  const door = ownerDoor({ access, ...desk });
  const answers = { ...pages, ...actions, ...sessionAnswers(door) };
  const { tradeName } = desk;
  const page = { access, door, tradeName, routes: [...routesOf(desk, answers), ...siteRoutes] };
  return (request, response) => {
    answer(page, request, response).catch((error: unknown) => {
      if (error instanceof FormTooLong) return sendNotice(response, 413, ownerTexts.tooLong);
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

  const [path = '/'] = (request.url ?? '/').split('?');
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (isReading && !isOwnVisit(request)) return sendNotice(response, 403, ownerTexts.foreignVisit, toList);
  if (isReading && (await sendAppFile(path, response, page.tradeName))) return;
  const isPost = request.method === 'POST' && isOwnPost(request);
  const visitTo = (target: string, more: Partial<Visit> = {}): Visit => ({
    ...{ request, response, path: target.split('?')[0] ?? '/', hasPassword: door.sessions !== null },
    query: new URLSearchParams(target.split('?')[1]),
    ...more,
  });
  if (isPost && path === signInPath) {
    const kept = await door.signIn(request, response);
    const found = kept && answerAt(routes, `POST ${kept.target.split('?')[0]}`);
    if (!found) return kept ? redirectTo(response, '/') : undefined;
    const next = await found(visitTo(kept.target, { body: kept.body }));
    return next ? redirectTo(response, next) : undefined;
  }
  if (!door.isOpenTo(request)) return door.ask(request, response);

  const found = answerAt(routes, `${isReading ? 'GET' : 'POST'} ${path}`);
  if (isReading && !found) return sendNotFound(response);
  if (!found || !(isReading || request.method === 'POST')) {
    response.setHeader('Allow', 'GET, HEAD');
    return sendNotice(response, 405, ownerTexts.wrongMethod);
  }
  if (!isReading && !isPost) return sendNotice(response, 403, ownerTexts.foreign);
  const next = await found(visitTo(request.url ?? '/'));
  if (next) redirectTo(response, next);
}

/** Redirects to the list of requests, or after a sign-in in a second tab asks the owner to return to the first tab. */
function showSignedIn(_desk: OwnersDesk, { query, response }: Visit) {
  if (!query.has('onglet')) return '/';
  sendNotice(response, 200, signInTexts.goBack, { ...toList, heading: signInTexts.signedIn });
}

async function sendFile({ database }: OwnersDesk, { response }: Visit, name: string): Promise<void> {
  const content = await readKept(database, name);
  if (content) sendKept(response, name, content);
  else sendNotFound(response);
}

/** Reports the troubles to a monitoring tool. */
async function sendHealth(desk: OwnersDesk, { response }: Visit): Promise<void> {
  const troubles = await desk.troubles();
  sendJson(response, troubles.length === 0 ? 200 : 503, {
    status: troubles.length === 0 ? 'ok' : 'unhealthy',
    troubles: troubles.map(({ code, since, detail }) => ({
      ...{ code, detail, todo: troubleTexts[code].todo, hint: troubleDetail(code, '') },
      since: new Date(since).toISOString(),
    })),
  });
}
