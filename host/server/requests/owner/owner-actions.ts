import { isReference } from '@renovation-th/shared/forms/submission-reference';
import { writeFact } from '../database/open-database';
import { changeRequest, eraseRequests, isRequestChange } from '../database/request-changes';
import { trashHeld } from '../retention';
import { saveFollowUp } from './FollowUp';
import { keyNoted } from './ProblemNotices';
import { fieldsSent, type Answers } from './routes';
import type { OwnersDesk, Visit } from './visit';

/** Handlers of the forms on pages about requests. */
export const actions: Answers<OwnersDesk> = {
  'POST /demande/:reference/suivi/:field': saveFollowUp,
  'POST /demande/:reference/:action': act,
  'POST /effacer': erase,
  'POST /problemes/:code': solve,
};

const gone = '/?fait=disparue';

function act({ database, now }: OwnersDesk, _visit: Visit, reference: string, change: string): string {
  const isDone = isRequestChange(change) && changeRequest(database, reference, change, now().getTime()) > 0;
  return isDone ? `/demande/${reference}?fait=${change}` : gone;
}

/** Does what the button of a problem, or of the notice about the key of the backups, says. */
function solve(desk: OwnersDesk, _visit: Visit, code: string): string {
  if (code === keyNoted) writeFact(desk.database, { name: keyNoted, value: '', at: desk.now().getTime() });
  if (code === 'retention-waits') desk.log(`The owner moved ${trashHeld(desk)} old requests to the trash.`);
  return '/?fait=probleme';
}

/** Erases only the requests that the owner has ticked. */
function erase({ database, log }: OwnersDesk, visit: Visit): string {
  const count = eraseRequests(database, fieldsSent(visit).getAll('reference').filter(isReference));
  if (count > 0) log(`The owner erased ${count} requests.`);
  return count > 0 ? '/?fait=effacee' : gone;
}
