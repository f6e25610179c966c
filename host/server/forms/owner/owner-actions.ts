import { isReference } from '@renovation-th/shared/forms/submission-reference';
import { readSmallBody } from '../read-body';
import { releaseRequest, restoreRequest, trashAlike, trashSetApart } from '../database/request-changes';
import { listedRequestOf } from '../database/request-lists';
import { eraseForGood } from '../erasure';
import { actionNamed, actOnRequest } from '../request-actions';
import type { OwnersDesk, Visit } from './owner-desk';

const longestPost = 256 * 1024;

/** Does what was posted. @returns what came of it: a word of `ownerTexts.done`. */
type Action = (desk: OwnersDesk, sent: URLSearchParams) => string | Promise<string>;

/** What a post to each address does, and where the browser goes then. Those to one request are not here. */
const actions: ReadonlyMap<string, { does: Action; then: string }> = new Map([
  ['/a-verifier/liberer', { does: release, then: '/a-verifier' }],
  ['/a-verifier/supprimer', { does: discard, then: '/a-verifier' }],
  ['/a-verifier/supprimer-semblables', { does: discardAlike, then: '/a-verifier' }],
  ['/corbeille/reprendre', { does: takeBack, then: '/corbeille' }],
  ['/courrier/tout-relancer', { does: retryMail, then: '/courrier' }],
  ['/conservation/effacer', { does: eraseHeld, then: '/' }],
  ['/effacer', { does: erase, then: '/effacer' }],
]);

/** What a post to this address does; null when nothing is posted there. @returns where the browser goes to see it. */
export function actionAt(path: string): ((desk: OwnersDesk, visit: Visit) => Promise<string>) | null {
  const [, kind, reference = '', name, ...rest] = path.split('/');
  const action = kind === 'demande' && rest.length === 0 ? actionNamed(name) : null;
  if (action)
    return async ({ database, now }, visit) => {
      const seen = (await fieldsOf(visit)).get('versions');
      if (!isReference(reference) || !listedRequestOf(database, reference)) return '/?fait=disparue';
      const isDone = actOnRequest(database, { action, reference, seen, now: now() });
      return `/demande/${reference}?fait=${isDone ? action : 'corrigee'}`;
    };
  const known = actions.get(path);
  return (
    (known &&
      (async (desk, visit) => `${known.then}?fait=${await known.does(desk, await fieldsOf(visit))}`)) ??
    null
  );
}

async function fieldsOf({ request }: Visit): Promise<URLSearchParams> {
  return new URLSearchParams((await readSmallBody(request, longestPost)) ?? '');
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
