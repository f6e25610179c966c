import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isReference } from '@renovation-th/shared/forms/submission-reference';
import { errorMessage } from '../../error-code';
import { ownerTexts } from '../content/owner-texts';
import { healthOf } from '../health';
import { privateAnswerHeaders } from '../html-document';
import { readSmallBody } from '../read-body';
import { handledMarks } from '../request-marks';
import { sendCsv } from './csv-export';
import { eraseShown, eraseView } from './erase-view';
import { listView } from './list-view';
import { isLoopbackName, isOwnPost } from './own-requests';
import { sendNotice, type OwnersDesk } from './owner-shell';
import { mailView, quarantineView, requestView } from './request-views';

const longestPost = 256 * 1024;

/**
 * The owner's page of received requests. It holds personal data and has no password, so it must
 * listen on the loopback address only, and it answers only under the names of that address.
 */
export function ownersPage(parts: Omit<OwnersDesk, 'handled'>): RequestListener {
  const desk = { ...parts, handled: handledMarks(parts.spool) };
  return (request, response) => {
    answer(desk, request, response).catch((error: unknown) => {
      desk.log(`The owner's page failed: ${errorMessage(error)}`);
      sendNotice(response, 503, ownerTexts.failed);
    });
  };
}

async function answer(desk: OwnersDesk, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  if (!isLoopbackName(request.headers.host)) return sendNotice(response, 403, ownerTexts.refused);

  const [path = '/', search] = (request.url ?? '/').split('?');
  if (request.method === 'GET' || request.method === 'HEAD') {
    return show(desk, path, new URLSearchParams(search), response);
  }
  if (request.method !== 'POST' || !isPostAddress(path)) {
    response.setHeader('Allow', 'GET, HEAD');
    return sendNotice(response, 405, ownerTexts.wrongMethod);
  }
  if (!isOwnPost(request)) return sendNotice(response, 403, ownerTexts.foreign);
  response.writeHead(303, { ...privateAnswerHeaders, Location: await act(desk, path, request) }).end();
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
    case '/':
      return listView(desk, query, response);
    case '/a-verifier':
      return quarantineView(desk, query, response);
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

const requestAction = /^\/demande\/([^/]+)\/(traitee|a-traiter)$/;
const otherActions: readonly string[] = ['/a-verifier/liberer', '/courrier/relancer', '/effacer'];

function isPostAddress(path: string): boolean {
  return requestAction.test(path) || otherActions.includes(path);
}

/** Does what was asked. @returns where the browser goes to see it. */
async function act(desk: OwnersDesk, path: string, request: IncomingMessage): Promise<string> {
  const { spool, handled, mailQueue } = desk;
  const sent = await postedFields(request);
  const key = sent.get('cle') ?? '';

  const [, reference = '', state] = requestAction.exec(path) ?? [];
  if (state) {
    if (!isReference(reference) || !(await spool.read('accepted', reference))) return '/?fait=disparue';
    await (state === 'traitee' ? handled.mark(reference) : handled.unmark(reference));
    return `/demande/${reference}?fait=${state}`;
  }
  if (path === '/a-verifier/liberer') {
    const arrival = await spool.release(key);
    if (arrival && arrival.kind !== 'duplicate') mailQueue?.enqueue(arrival.key);
    return `/a-verifier?fait=${arrival ? 'liberee' : 'disparue'}`;
  }
  if (path === '/courrier/relancer') {
    return `/courrier?fait=${(await mailQueue?.retry(key)) ? 'relancee' : 'disparue'}`;
  }
  return `/effacer?fait=${await eraseShown(desk, sent)}`;
}

async function postedFields(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams((await readSmallBody(request, longestPost)) ?? '');
}

async function sendPhoto({ spool }: OwnersDesk, file: string, response: ServerResponse): Promise<void> {
  const photo = await spool.photo(file);
  if (!photo) return sendNotice(response, 404, ownerTexts.notFound);
  response.writeHead(200, {
    ...privateAnswerHeaders,
    'Content-Type': 'image/jpeg',
    'Content-Length': photo.length,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  });
  response.end(photo);
}

async function sendHealth({ spool, mailQueue }: OwnersDesk, response: ServerResponse): Promise<void> {
  const health = await healthOf(spool, mailQueue);
  const body = `${JSON.stringify(health, null, 2)}\n`;
  response.writeHead(health.status === 'ok' ? 200 : 503, {
    ...privateAnswerHeaders,
    'Content-Type': 'application/json;charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}
