import type { IncomingMessage } from 'node:http';
import { isReference } from '@renovation-th/shared/forms/submission-reference';
import { readSmallBody } from '../read-body';
import { actionNamed, actionPattern, requestActions, type RequestAction } from '../request-actions';
import { eraseShown } from './erase-view';
import type { OwnersDesk } from './owner-desk';

const longestPost = 256 * 1024;
const requestAction = new RegExp(`^/demande/([^/]+)/(${actionPattern})$`);

type Action = (desk: OwnersDesk, sent: URLSearchParams) => Promise<string>;

/** What a post to each address does, besides those to one request; each says where the browser goes then. */
const actions: ReadonlyMap<string, Action> = new Map([
  ['/a-verifier/liberer', release],
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

async function markRequest(
  { spool, index, now }: OwnersDesk,
  reference: string,
  action: RequestAction,
  sent: URLSearchParams,
): Promise<string> {
  if (!isReference(reference) || !index.request(reference)) return '/?fait=disparue';
  const seen = sent.get('versions');
  const { count } = index.versionsOf(reference, 0);
  if (action === 'traitee' && seen !== null && seen !== String(count))
    return `/demande/${reference}?fait=corrigee`;
  await requestActions({ spool, now })(action, reference);
  index.refresh(reference);
  return `/demande/${reference}?fait=${action}`;
}

async function release({ spool, index, mailQueue }: OwnersDesk, sent: URLSearchParams): Promise<string> {
  const key = sent.get('cle') ?? '';
  const arrival = await spool.release(key);
  index.refresh(key);
  if (arrival) index.refresh(arrival.key);
  if (arrival && arrival.kind !== 'duplicate') mailQueue?.enqueue(arrival.key);
  return `/a-verifier?fait=${arrival ? 'liberee' : 'disparue'}`;
}

async function retryMail({ mailQueue }: OwnersDesk, sent: URLSearchParams): Promise<string> {
  const isTried = await mailQueue?.retry(sent.get('cle') ?? '');
  return `/courrier?fait=${isTried ? 'relancee' : 'disparue'}`;
}

async function retryAllMail({ mailQueue }: OwnersDesk): Promise<string> {
  const count = (await mailQueue?.retryAll()) ?? 0;
  return `/courrier?fait=${count > 0 ? 'relancees' : 'disparue'}`;
}

async function eraseHeld({ retention }: OwnersDesk, sent: URLSearchParams): Promise<string> {
  const told = sent.get('nombre') ?? '';
  const count = /^\d{1,9}$/.test(told) ? await retention.eraseHeld(Number(told)) : 0;
  return `/?fait=${count > 0 ? 'conservation' : 'disparue'}`;
}

async function postedFields(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams((await readSmallBody(request, longestPost)) ?? '');
}
