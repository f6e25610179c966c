import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { RequestDatabase } from '../requests/database/open-database';
import { removeAbandoned, writeWhole } from '../../delivery/files';

export type SiteFolder = Awaited<ReturnType<typeof openSiteFolder>>;

/** Age at which the files of an interrupted form are deleted, in milliseconds. */
const uploadsLast = 24 * 60 * 60 * 1000;

/**
 * Opens the folder of the owner's site, with the files of forms in progress in `uploads`, the composed preview in `preview`, and
 * complete files in `files`, each named after the hash of its content.
 */
export async function openSiteFolder(database: RequestDatabase) {
  const at = (name: string) => path.join(database.folder, 'site', name);
  for (const name of ['uploads', 'preview', 'files']) await mkdir(at(name), { recursive: true, mode: 0o700 });

  return {
    /** Base folder of the file paths in a candidate. */
    root: path.join(database.folder, 'site'),
    uploads: at('uploads'),
    preview: at('preview'),
    /** Stores a complete file. @returns the name of the file. */
    async keep(content: Buffer, ending: 'jpg' | 'pdf') {
      const name = `${createHash('sha256').update(content).digest('hex')}.${ending}`;
      await writeWhole(siteFile(database, name), content);
      return name;
    },
    /** Deletes the files of interrupted forms. */
    async tidy() {
      await removeAbandoned(at('files'));
      for (const name of await readdir(at('uploads'))) {
        const file = path.join(at('uploads'), name);
        const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
        if (Date.now() - mtimeMs > uploadsLast) await rm(file, { recursive: true, force: true });
      }
    },
  };
}

/** Path of a complete file. */
export const siteFile = ({ folder }: RequestDatabase, name: string): string =>
  path.join(folder, 'site/files', name);

/** Reads a complete file. Returns null if it does not exist. */
export async function readSiteFile(database: RequestDatabase, name: string): Promise<Buffer | null> {
  // The name is untrusted text, which must be safe in a path.
  if (!/^[0-9a-f]{64}\.(?:jpg|pdf)$/.test(name)) return null;
  return readFile(siteFile(database, name)).catch(() => null);
}

/** Deletes a complete file. */
export const removeSiteFile = (database: RequestDatabase, name: string): void =>
  rmSync(siteFile(database, name), { force: true });
