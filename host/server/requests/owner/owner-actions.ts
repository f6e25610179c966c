import { addDays, parisMoment } from '@renovation-th/shared/forms/paris-time';
import { isReference } from '@renovation-th/shared/forms/submission-reference';
import { writeFact, type RequestDatabase } from '../database/open-database';
import { changeRequest, eraseRequests, setFollowUp, type RequestChange } from '../database/request-changes';
import { trashHeld } from '../retention';
import { saveFollowUp } from './FollowUp';
import { fieldsSent, type Answers } from './routes';
import { keyNoted } from './send-page';
import type { OwnersDesk, Visit } from './visit';

/** Changes of a request by the last segment of a button's URL. */
const changes = {
  traitee: 'handle',
  'a-traiter': 'reopen',
  demain: 'remind',
  liberer: 'release',
  supprimer: 'trash',
  reprendre: 'restore',
} as const satisfies Readonly<Record<string, RequestChange | 'remind'>>;

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
  const isDone = isAction(name) && change(database, reference, changes[name], now()) > 0;
  const undo = isDone && name === 'traitee' ? `&${handledParameter}=${reference}` : '';
  if (list) return `${list}?${query ? `${query}&` : ''}fait=${isDone ? name : gone}${undo}`;
  return isDone ? `/demande/${reference}?fait=${name}` : `/?fait=${gone}`;
}

function change(
  database: RequestDatabase,
  reference: string,
  how: RequestChange | 'remind',
  now: Date,
): number {
  return how === 'remind'
    ? setFollowUp(database, reference, 'remindOn', addDays(parisMoment(now).day, 1))
    : changeRequest(database, reference, how, now.getTime());
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
