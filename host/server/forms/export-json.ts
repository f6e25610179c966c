import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { versionsAfter } from './database/request-lists';
import type { RequestDatabase } from './database/open-database';
import { syncedWriter } from './synced-files';

const atOnce = 100;

/**
 * Writes every version of every request as a file of its own, the trash and what is set apart too: for a person who
 * looks for one, and for another program some day. @returns how many files that is.
 */
export async function exportJson(database: RequestDatabase, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { replace } = syncedWriter(folder);
  let count = 0;
  for (let last = 0; ;) {
    const some = versionsAfter(database, last, atOnce);
    for (const { key, id, ...kept } of some) {
      await replace(path.join(folder, `${key}.json`), `${JSON.stringify(kept, null, 2)}\n`);
      last = id;
    }
    count += some.length;
    if (some.length < atOnce) return count;
  }
}
