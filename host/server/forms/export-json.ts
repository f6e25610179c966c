import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { wantedFiles } from './database/copy-rows';
import { listDrafts } from './database/draft-rows';
import type { RequestDatabase } from './database/open-database';
import { everyRequest } from './database/request-lists';
import { writeSynced } from './synced-files';

/**
 * Exports every request as a JSON file, trash and quarantine included, and the owner's drafts, with all photographs and
 * documents.
 * @returns the number of requests.
 */
export async function exportJson(database: RequestDatabase, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const write = (name: string, content: unknown) =>
    writeSynced(path.join(folder, name), `${JSON.stringify(content, null, 2)}\n`, folder);
  await write('site.json', listDrafts(database, ''));
  for (const name of wantedFiles(database))
    await copyFile(path.join(database.folder, 'files', name), path.join(folder, name)).catch(ignore);
  let count = 0;
  for (const { id: _id, ...kept } of everyRequest(database)) {
    await write(`${kept.reference}.json`, kept);
    count += 1;
  }
  return count;
}

/** Ignores that a file is missing: the JSON still names it. */
function ignore(): void {}
