import { addDays, parisMoment } from '@renovation-th/shared/forms/paris-time';
import { isReference } from '@renovation-th/shared/forms/submission-reference';
import { dropUnknown } from '../database/copy-rows';
import { removeUnknown } from '../database/file-rows';
import type { RequestDatabase } from '../database/open-database';
import {
  discardRequests,
  eraseRequests,
  markHandled,
  markNew,
  quarantineRequest,
  releaseRequest,
  remindOn,
  restoreRequest,
  trashRequests,
} from '../database/request-changes';
import { finishErasure } from '../retention';
import { acceptDatabase } from '../troubles';
import { saveFollowUp } from './FollowUp';
import type { OwnersDesk, Visit } from './owner-desk';
import { fieldsSent, type Answer, type Answers } from './routes';

type Change = (database: RequestDatabase, reference: string, now: Date) => number;

/** Actions by the last segment of a button's URL. Each action returns the number of changed requests. */
const changes = {
  traitee: (database, reference, now) => markHandled(database, reference, now.getTime()),
  'a-traiter': markNew,
  demain: (database, reference, now) => remindOn(database, reference, addDays(parisMoment(now).day, 1)),
  ecarter: (database, reference, now) => quarantineRequest(database, reference, now.getTime()),
  liberer: (database, reference, now) => releaseRequest(database, reference, now.getTime()),
  supprimer: (database, reference, now) => trashRequests(database, [reference], now.getTime()),
  reprendre: restoreRequest,
} as const satisfies Readonly<Record<string, Change>>;

export type RequestAction = keyof typeof changes;
const isAction = (name: string): name is RequestAction => Object.hasOwn(changes, name);

/** Handles a posted form. @returns a key of `ownerTexts.done`. */
type Action = (desk: OwnersDesk, sent: URLSearchParams) => string | Promise<string>;

const doing =
  (action: Action, then: string): Answer<OwnersDesk> =>
  async (desk, visit) =>
    `${then}?fait=${await action(desk, await fieldsSent(visit))}`;

/** Handlers of the forms on pages about requests. */
export const actions: Answers<OwnersDesk> = {
  'POST /demande/:name/suivi': saveFollowUp,
  'POST /demande/:name/:action': act,
  'POST /a-verifier/supprimer': doing(discardMany, '/a-verifier'),
  'POST /effacer': doing(erase, '/effacer'),
  'POST /problemes/:action': endTrouble,
};

/** Query parameter with the reference of the request that was just marked as handled. */
export const handledParameter = 'traitee';

const gone = 'disparue';
/** Allowed return URLs of a button. Each names a list and may have a query and a request as fragment. */
const lists = /^(\/|\/a-verifier|\/corbeille)(?:\?([\w=&%+.*-]*))?(#RTH-[\w-]+)?$/;

async function act({ database, now }: OwnersDesk, visit: Visit, reference: string, name: string) {
  const [, list, query = '', fragment = ''] = lists.exec((await fieldsSent(visit)).get('retour') ?? '') ?? [];
  const isDone = isAction(name) && isReference(reference) && changes[name](database, reference, now()) > 0;
  const undo = isDone && name === 'traitee' ? `&${handledParameter}=${reference}` : '';
  if (list) return `${list}?${query ? `${query}&` : ''}fait=${isDone ? name : gone}${undo}${fragment}`;
  return isDone ? `/demande/${reference}?fait=${name}` : `/?fait=${gone}`;
}

function discardMany({ database, now }: OwnersDesk, sent: URLSearchParams): string {
  const count = discardRequests(database, sent.getAll('reference'), now().getTime());
  if (count === 0) return gone;
  return count === 1 ? 'supprimer' : 'supprimees';
}

/** Applies the remedy for a trouble. If the remedy fails, the pages continue to show the trouble. */
async function endTrouble({ database, mailQueue, retention, log }: OwnersDesk, visit: Visit, code: string) {
  const expected = Number((await fieldsSent(visit)).get('nombre')) || 0;
  if (code.startsWith('mail-')) mailQueue?.retryAll();
  if (code === 'retention-held') retention.eraseHeld(expected);
  if (code === 'database-damaged') database.removeDamaged();
  if (code === 'database-replaced') await acceptDatabase(database);
  const removed =
    (code === 'files-unknown' ? await removeUnknown(database, expected) : 0) +
    (code === 'copies-unknown' ? dropUnknown(database, expected) : 0);
  log(`The owner applied the remedy for ${code}${removed > 0 ? ` and removed ${removed} files` : ''}.`);
  return '/?fait=probleme';
}

/** Erases only the requests that the owner has seen, because newer ones were not confirmed. */
function erase({ database, now, log }: OwnersDesk, sent: URLSearchParams): string {
  const references = [...new Set(sent.getAll('reference').filter(isReference))];
  if (!sent.has('confirme') || references.length === 0) return gone;
  const count = eraseRequests(database, references);
  if (count === 0) return gone;
  log(`The owner erased ${count} requests.`);
  return finishErasure(database, now()) ? 'effacee' : 'effacee-bientot';
}
