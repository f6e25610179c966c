import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { wantedFiles } from './database/copy-rows';
import { listDrafts } from './database/draft-rows';
import { everyVersion } from './database/request-lists';
import type { RequestDatabase } from './database/open-database';
import { writeSynced } from './synced-files';

/**
 * Writes every version of every request as a file of its own, the trash and what is set apart too: for a person who
 * looks for one, and for another program some day; and what the owner prepares for his site, with its files.
 * @returns how many versions that is.
 */
export async function exportJson(database: RequestDatabase, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const write = (name: string, content: unknown) =>
    writeSynced(path.join(folder, name), `${JSON.stringify(content, null, 2)}\n`, folder);
  await write('site.json', listDrafts(database, ''));
  for (const file of wantedFiles(database).filter((name) => name.startsWith('site/')))
    await copyFile(path.join(database.folder, file), path.join(folder, path.basename(file))).catch(ignore);
  let count = 0;
  for (const { key, id: _id, ...kept } of everyVersion(database)) {
    await write(`${key}.json`, kept);
    count += 1;
  }
  return count;
}

/** What is missing is named in `site.json` all the same. */
function ignore(): void {}
