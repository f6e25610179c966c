import { selectRequests, type KeptRequest } from '../forms/database/kept-request';
import { openRequestFolder } from '../forms/database/open-database';

/** Returns every request in the database of a running service. */
export function keptRequests(spool: string): readonly KeptRequest[] {
  const database = openRequestFolder(spool, (line) => {
    throw new Error(line);
  });
  const kept = selectRequests(database, 'ORDER BY id');
  database.close();
  return kept;
}
