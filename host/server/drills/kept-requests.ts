import { selectRequests, type KeptRequest } from '../requests/database/kept-request';
import { openRequestFolder } from '../requests/database/open-database';

/** Returns every request in the database of a running service. */
export function keptRequests(spool: string): readonly KeptRequest[] {
  const database = openRequestFolder(spool, (line) => {
    throw new Error(line);
  });
  const kept = selectRequests(database, 'ORDER BY id');
  database.close();
  return kept;
}
