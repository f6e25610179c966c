import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { KeptRequest } from '../forms/database/kept-request';
import { requestDatabase } from '../forms/database/open-database';
import { everyRequest } from '../forms/database/request-lists';
import { eventually } from './drill-report';

/** Maximum milliseconds until the desk has moved requests from `raft/` into the database. */
const longestImport = 30_000;

/** Returns every request in the database of a running service, once `raft/` is empty. */
export async function keptRequests(spool: string): Promise<readonly KeptRequest[]> {
  await eventually(async () => (await readdir(path.join(spool, 'raft'))).length === 0, longestImport);
  const database = requestDatabase({ folder: spool, log: () => undefined });
  const kept = [...everyRequest(database)];
  database.close();
  return kept;
}

export async function keptReferences(spool: string): Promise<ReadonlySet<string>> {
  return new Set((await keptRequests(spool)).map(({ request }) => request.reference));
}
