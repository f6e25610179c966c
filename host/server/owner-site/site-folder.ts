import { createHash } from 'node:crypto';
import { mkdir, readdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { keptUnused } from '../forms/database/draft-rows';
import { addFile } from '../forms/database/file-rows';
import type { RequestDatabase } from '../forms/database/open-database';
import { writeDraft } from '../forms/synced-files';

export type SiteFolder = Awaited<ReturnType<typeof openSiteFolder>>;

/** Age at which an abandoned upload is deleted, in milliseconds. */
const uploadsLast = 7 * 24 * 60 * 60 * 1000;

/**
 * What the owner prepares, in the folder of requests: `uploads` holds what is arriving, `preview` the site that only he
 * sees. What has arrived lies in the library of files, for as long as a draft uses it.
 */
export async function openSiteFolder(database: RequestDatabase, now: () => Date) {
  const at = (name: string) => path.join(database.folder, 'site', name);
  for (const name of ['uploads', 'preview']) await mkdir(at(name), { recursive: true, mode: 0o700 });

  return {
    /** Where delivery finds the files that a candidate names. */
    root: database.folder,
    uploads: at('uploads'),
    preview: at('preview'),
    /** Keeps it in the library, for an hour unless a draft uses it by then. @returns its name. */
    async keep(content: Buffer, ending: 'jpg' | 'pdf') {
      const name = `${createHash('sha256').update(content).digest('hex')}.${ending}`;
      const moment = now().getTime();
      const from = await writeDraft(at('uploads'), content);
      addFile(database, { name, state: 'kept', at: moment, deleteAt: moment + keptUnused, from });
      return name;
    },
    /** Deletes abandoned uploads. */
    async tidy() {
      for (const name of await readdir(at('uploads'))) {
        const file = path.join(at('uploads'), name);
        const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
        if (Math.abs(Date.now() - mtimeMs) > uploadsLast) await unlink(file).catch(() => undefined);
      }
    },
  };
}
