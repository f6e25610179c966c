import type { IncomingMessage } from 'node:http';
import { isReference } from '@renovation-th/shared/forms/submission-reference';
import { readSmallBody } from '../read-body';
import { releaseRequest, restoreRequest, trashAlike, trashVersions } from '../database/request-changes';
import { listedRequestOf, requestOf } from '../database/request-lists';
import { actionNamed, actionPattern, actOnRequest, type RequestAction } from '../request-actions';
import { eraseShown } from './erase-view';
import type { OwnersDesk } from './owner-desk';

const longestPost = 256 * 1024;
const requestAction = new RegExp(`^/demande/([^/]+)/(${actionPattern})$`);

type Action = (desk: OwnersDesk, sent: URLSearchParams) => Promise<string>;

/** What a post to each address does, besides those to one request; each says where the browser goes then. */
const actions: ReadonlyMap<string, Action> = new Map([
  ['/a-verifier/liberer', release],
  ['/a-verifier/supprimer', discard],
  ['/a-verifier/supprimer-semblables', discardAlike],
  ['/corbeille/reprendre', takeBack],
  ['/courrier/relancer', retryMail],
  ['/courrier/tout-relancer', retryAllMail],
  ['/conservation/effacer', eraseHeld],
  ['/effacer', async (desk, sent) => `/effacer?fait=${await eraseShown(desk, sent)}`],
]);

export function isActionAddress(path: string): boolean {
  return requestAction.test(path) || actions.has(path);
}

/** Does what was posted. @returns where the browser goes to see it. */
export async function actOn(desk: OwnersDesk, path: string, request: IncomingMessage): Promise<string> {
  const sent = await postedFields(request);
  const [, reference = '', name] = requestAction.exec(path) ?? [];
  const action = actionNamed(name);
  if (action) return markRequest(desk, reference, action, sent);
  return (await actions.get(path)?.(desk, sent)) ?? '/';
}

function markRequest(
  { database, now }: OwnersDesk,
  reference: string,
  action: RequestAction,
  sent: URLSearchParams,
): string {
  if (!isReference(reference) || !listedRequestOf(database, reference)) return '/?fait=disparue';
  const isDone = actOnRequest(database, { action, reference, seen: sent.get('versions'), now: now() });
  return `/demande/${reference}?fait=${isDone ? action : 'corrigee'}`;
}

async function release({ database, now }: OwnersDesk, sent: URLSearchParams): Promise<string> {
  const isReleased = releaseRequest(database, sent.get('cle') ?? '', now().getTime());
  return `/a-verifier?fait=${isReleased ? 'liberee' : 'disparue'}`;
}

async function discard({ database, now }: OwnersDesk, sent: URLSearchParams): Promise<string> {
  // Only what lies there: a request that was released meanwhile is one of the list.
  const keys = sent.getAll('cle').filter((key) => requestOf(database, key)?.state === 'quarantined');
  return discarded(trashVersions(database, keys, now().getTime()));
}

async function discardAlike({ database, now }: OwnersDesk, sent: URLSearchParams): Promise<string> {
  const likeness = requestOf(database, sent.get('cle') ?? '')?.likeness ?? null;
  return discarded(likeness === null ? 0 : trashAlike(database, likeness, now().getTime()));
}

function discarded(count: number): string {
  const done = count === 1 ? 'supprimee' : 'supprimees';
  return `/a-verifier?fait=${count === 0 ? 'disparue' : done}`;
}

async function takeBack({ database }: OwnersDesk, sent: URLSearchParams): Promise<string> {
  const count = restoreRequest(database, sent.get('reference') ?? '');
  return `/corbeille?fait=${count > 0 ? 'reprise' : 'disparue'}`;
}

async function retryMail({ mailQueue }: OwnersDesk, sent: URLSearchParams): Promise<string> {
  const isTried = mailQueue?.retry(sent.get('cle') ?? '');
  return `/courrier?fait=${isTried ? 'relancee' : 'disparue'}`;
}

async function retryAllMail({ mailQueue }: OwnersDesk): Promise<string> {
  const count = mailQueue?.retryAll() ?? 0;
  return `/courrier?fait=${count > 0 ? 'relancees' : 'disparue'}`;
}

async function eraseHeld({ retention }: OwnersDesk, sent: URLSearchParams): Promise<string> {
  const told = sent.get('nombre') ?? '';
  const count = /^\d{1,9}$/.test(told) ? retention.eraseHeld(Number(told)) : 0;
  return `/?fait=${count > 0 ? 'conservation' : 'disparue'}`;
}

async function postedFields(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams((await readSmallBody(request, longestPost)) ?? '');
}
