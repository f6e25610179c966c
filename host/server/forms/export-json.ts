import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { siteFiles } from './database/copy-rows';
import { listDrafts } from './database/draft-rows';
import { versionsAfter } from './database/request-lists';
import type { RequestDatabase } from './database/open-database';
import { writeSynced } from './synced-files';

const atOnce = 100;

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
  for (const file of siteFiles(database))
    await copyFile(path.join(database.folder, 'site', 'files', file), path.join(folder, file)).catch(ignore);
  let count = 0;
  for (let last = 0; ;) {
    const some = versionsAfter(database, last, atOnce);
    for (const { key, id, ...kept } of some) {
      await write(`${key}.json`, kept);
      last = id;
    }
    count += some.length;
    if (some.length < atOnce) return count;
  }
}

/** What is missing is named in `site.json` all the same. */
function ignore(): void {}
