import { isReference } from '@renovation-th/shared/forms/submission-reference';
import { releaseRequest, restoreRequest, trashAlike, trashSetApart } from '../database/request-changes';
import { listedRequestOf } from '../database/request-lists';
import { eraseForGood } from '../erasure';
import { actionNamed, actOnRequest } from '../request-actions';
import type { OwnersDesk, Visit } from './owner-desk';
import { fieldsSent, route, type Route } from './routes';

/** Does what was posted. @returns what came of it: a word of `ownerTexts.done`. */
type Action = (desk: OwnersDesk, sent: URLSearchParams) => string | Promise<string>;

/** What a post to each address does, and where the browser goes then. */
const actions: readonly (readonly [address: string, does: Action, then: string])[] = [
  ['/a-verifier/liberer', release, '/a-verifier'],
  ['/a-verifier/supprimer', discard, '/a-verifier'],
  ['/a-verifier/supprimer-semblables', discardAlike, '/a-verifier'],
  ['/corbeille/reprendre', takeBack, '/corbeille'],
  ['/courrier/tout-relancer', retryMail, '/courrier'],
  ['/conservation/effacer', eraseHeld, '/'],
  ['/effacer', erase, '/effacer'],
];

/** What the buttons of the page of requests post to. */
export const actionRoutes = (desk: OwnersDesk): readonly Route[] => [
  route('POST', '/demande/:name/:action', (visit, reference = '', action = '') =>
    act(desk, visit, reference, action),
  ),
  ...actions.map(([address, does, then]) =>
    route('POST', address, async (visit) => `${then}?fait=${await does(desk, await fieldsSent(visit))}`),
  ),
];

async function act({ database, now }: OwnersDesk, visit: Visit, reference: string, name: string) {
  const action = actionNamed(name);
  const seen = (await fieldsSent(visit)).get('versions');
  if (!action || !isReference(reference) || !listedRequestOf(database, reference)) return `/?fait=${gone}`;
  const isDone = actOnRequest(database, { action, reference, seen, now: now() });
  return `/demande/${reference}?fait=${isDone ? action : 'corrigee'}`;
}

const gone = 'disparue';

function release({ database, now }: OwnersDesk, sent: URLSearchParams): string {
  return releaseRequest(database, sent.get('reference') ?? '', now().getTime()) ? 'liberee' : gone;
}

function discard({ database, now }: OwnersDesk, sent: URLSearchParams): string {
  return discarded(trashSetApart(database, sent.getAll('reference'), now().getTime()));
}

function discardAlike({ database, now }: OwnersDesk, sent: URLSearchParams): string {
  return discarded(trashAlike(database, sent.get('ressemblance') ?? '', now().getTime()));
}

function discarded(count: number): string {
  if (count === 0) return gone;
  return count === 1 ? 'supprimee' : 'supprimees';
}

function takeBack({ database }: OwnersDesk, sent: URLSearchParams): string {
  return restoreRequest(database, sent.get('reference') ?? '') > 0 ? 'reprise' : gone;
}

function retryMail({ mailQueue }: OwnersDesk): string {
  return mailQueue && mailQueue.retryAll() > 0 ? 'relancees' : gone;
}

async function eraseHeld({ retention }: OwnersDesk, sent: URLSearchParams): Promise<string> {
  const told = sent.get('nombre') ?? '';
  const count = /^\d{1,9}$/.test(told) ? retention.eraseHeld(Number(told)) : 0;
  return count > 0 ? 'conservation' : gone;
}

/** Erases exactly what was shown: a request that arrived since has not been looked at. */
async function erase({ database, log }: OwnersDesk, sent: URLSearchParams): Promise<string> {
  const references = [...new Set(sent.getAll('reference').filter(isReference))];
  if (!sent.has('confirme') || references.length === 0) return gone;
  const versions = await eraseForGood(database, references);
  log(`Erased at the owner's wish: ${references.length} requests, ${versions} versions.`);
  return versions > 0 ? 'effacee' : gone;
}
