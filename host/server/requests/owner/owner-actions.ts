import { addDays, parisMoment } from '@renovation-th/shared/forms/paris-time';
import { isReference } from '@renovation-th/shared/forms/submission-reference';
import { writeFact, type RequestDatabase } from '../database/open-database';
import {
  eraseRequests,
  markHandled,
  markNew,
  releaseRequest,
  remindOn,
  restoreRequest,
  trashRequest,
} from '../database/request-changes';
import { trashHeld } from '../retention';
import { saveFollowUp } from './FollowUp';
import { fieldsSent, type Answers } from './routes';
import { keyNoted } from './send-page';
import type { OwnersDesk, Visit } from './visit';

type Change = (database: RequestDatabase, reference: string, now: Date) => number;

/** Actions by the last segment of a button's URL. Each action returns the number of changed requests. */
const changes = {
  traitee: (database, reference, now) => markHandled(database, reference, now.getTime()),
  'a-traiter': markNew,
  demain: (database, reference, now) => remindOn(database, reference, addDays(parisMoment(now).day, 1)),
  liberer: releaseRequest,
  supprimer: (database, reference, now) => trashRequest(database, reference, now.getTime()),
  reprendre: restoreRequest,
} as const satisfies Readonly<Record<string, Change>>;

export type RequestAction = keyof typeof changes;
const isAction = (name: string): name is RequestAction => Object.hasOwn(changes, name);

/** Handlers of the forms on pages about requests. */
export const actions: Answers<OwnersDesk> = {
  'POST /demande/:reference/suivi/:field': saveFollowUp,
  'POST /demande/:reference/:action': act,
  'POST /effacer': erase,
  'POST /problemes/:code': solve,
};

/** Query parameter with the reference of the request that was just marked as handled. */
export const handledParameter = 'traitee';

const gone = 'disparue';
/** Allowed return URLs of a button. Each names a list and may have a query. */
const lists = /^(\/|\/a-verifier|\/corbeille)(?:\?([\w=&%+.*-]*))?$/;

function act({ database, now }: OwnersDesk, visit: Visit, reference: string, name: string) {
  const [, list, query = ''] = lists.exec(fieldsSent(visit).get('retour') ?? '') ?? [];
  const isDone = isAction(name) && isReference(reference) && changes[name](database, reference, now()) > 0;
  const undo = isDone && name === 'traitee' ? `&${handledParameter}=${reference}` : '';
  if (list) return `${list}?${query ? `${query}&` : ''}fait=${isDone ? name : gone}${undo}`;
  return isDone ? `/demande/${reference}?fait=${name}` : `/?fait=${gone}`;
}

/** Does what the button of a problem, or of the notice about the key of the backups, says. */
function solve(desk: OwnersDesk, _visit: Visit, code: string): string {
  if (code === 'mail-stuck') desk.mail?.retryAll();
  if (code === keyNoted) writeFact(desk.database, { name: keyNoted, value: '', at: desk.now().getTime() });
  if (code === 'retention-waits') desk.log(`The owner moved ${trashHeld(desk)} old requests to the trash.`);
  return '/?fait=probleme';
}

/** Erases only the requests that the owner has seen, because newer ones were not confirmed. */
function erase({ database, log }: OwnersDesk, visit: Visit): string {
  const sent = fieldsSent(visit);
  const references = sent.has('confirme') ? sent.getAll('reference').filter(isReference) : [];
  const count = references.length > 0 ? eraseRequests(database, references) : 0;
  if (count > 0) log(`The owner erased ${count} requests.`);
  return `/effacer?fait=${count > 0 ? 'effacee' : gone}`;
}
