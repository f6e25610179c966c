import { isReference } from '@renovation-th/shared/forms/submission-reference';
import { releaseRequest, restoreRequest, trashAlike, trashSetApart } from '../database/request-changes';
import { listedRequestOf } from '../database/request-lists';
import { eraseForGood } from '../erasure';
import { actionNamed, actOnRequest } from '../request-actions';
import type { OwnersDesk, Visit } from './owner-desk';
import { fieldsSent, type Answer, type Answers } from './routes';

/** Does what was posted. @returns what came of it: a word of `ownerTexts.done`. */
type Action = (desk: OwnersDesk, sent: URLSearchParams) => string | Promise<string>;

const doing =
  (action: Action, then: string): Answer<OwnersDesk> =>
  async (desk, visit) =>
    `${then}?fait=${await action(desk, await fieldsSent(visit))}`;

/** What the buttons of the page of requests post to, and where the browser goes then. */
export const actions: Answers<OwnersDesk> = {
  'POST /demande/:name/:action': act,
  'POST /a-verifier/liberer': doing(release, '/a-verifier'),
  'POST /a-verifier/supprimer': doing(discard, '/a-verifier'),
  'POST /a-verifier/supprimer-semblables': doing(discardAlike, '/a-verifier'),
  'POST /corbeille/reprendre': doing(takeBack, '/corbeille'),
  'POST /courrier/tout-relancer': doing(retryMail, '/courrier'),
  'POST /conservation/effacer': doing(eraseHeld, '/'),
  'POST /effacer': doing(erase, '/effacer'),
};

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
