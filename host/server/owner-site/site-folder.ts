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
 * Opens the folder of the owner's site, with incomplete uploads in `uploads` and the composed preview in `preview`.
 * Complete files are stored together with the files of requests.
 */
export async function openSiteFolder(database: RequestDatabase, now: () => Date) {
  const at = (name: string) => path.join(database.folder, 'site', name);
  for (const name of ['uploads', 'preview']) await mkdir(at(name), { recursive: true, mode: 0o700 });

  return {
    /** Base folder of the file paths in a candidate. */
    root: database.folder,
    uploads: at('uploads'),
    preview: at('preview'),
    /** Stores a complete file. It is deleted after an hour unless a draft uses it. @returns the name of the file. */
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
