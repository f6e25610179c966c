import { createHash } from 'node:crypto';
import { mkdir, readdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { listDrafts } from '../forms/database/draft-rows';
import type { RequestDatabase } from '../forms/database/open-database';
import { readPlainFile } from '../forms/open-plain-file';
import { writeSynced } from '../forms/synced-files';

export type SiteFolder = Awaited<ReturnType<typeof openSiteFolder>>;

/** Of a kept file; far more than one takes. Bytes. */
const mostBytes = 20 * 1024 * 1024;
/** An upload that nobody goes on with is removed. Milliseconds. */
const uploadsLast = 7 * 24 * 60 * 60 * 1000;
/** A file is younger for a moment than the draft that names it. Milliseconds. */
const newFor = 60 * 60 * 1000;

const isKept = (name: string) => /^[0-9a-f]{64}\.(?:jpg|pdf)$/.test(name);

/**
 * The files of what the owner prepares, in the folder of requests: `uploads` holds what is arriving, `files` what was
 * drawn anew and his attestation, `preview` the site that only he sees. A file is there as long as a draft names it.
 */
export async function openSiteFolder(database: RequestDatabase) {
  const root = path.join(database.folder, 'site');
  const at = (...names: string[]) => path.join(root, ...names);
  for (const name of ['uploads', 'files', 'preview']) await mkdir(at(name), { recursive: true, mode: 0o700 });
  const named = () => JSON.stringify(listDrafts(database, '').map(({ value }) => value));
  const pathOf = (name: string) => at('files', name);

  return {
    root,
    uploads: at('uploads'),
    preview: at('preview'),
    /** Where a file lies by its name. */
    pathOf,
    /** Keeps it under a name that follows from its content. @returns the name. */
    async keep(content: Buffer, ending: 'jpg' | 'pdf') {
      const name = `${createHash('sha256').update(content).digest('hex')}.${ending}`;
      await writeSynced(at('files', name), content, at('uploads'));
      return name;
    },
    /** Null when no draft names it. */
    read: async (name: string) =>
      isKept(name) && named().includes(name)
        ? readPlainFile(pathOf(name), mostBytes).catch(() => null)
        : null,
    /** Removes what nobody goes on with, and what no draft names. */
    async tidy() {
      await removeOld(at('uploads'), uploadsLast, '');
      await removeOld(at('files'), newFor, named());
    },
  };
}

/** @param kept text in which the names stand that are kept. */
async function removeOld(folder: string, age: number, kept: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (kept.includes(name)) continue;
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (Math.abs(Date.now() - mtimeMs) > age) await unlink(file).catch(() => undefined);
  }
}
