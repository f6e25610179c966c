import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { listDrafts } from '../forms/database/draft-rows';
import type { RequestDatabase } from '../forms/database/open-database';
import { readPlainFile } from '../forms/open-plain-file';
import { writeSynced, syncFolder } from '../forms/synced-files';

export type SiteFolder = Awaited<ReturnType<typeof openSiteFolder>>;

/** Of a kept file; far more than one takes. Bytes. */
const mostBytes = 20 * 1024 * 1024;
/** An upload that nobody goes on with is removed. Milliseconds. */
const uploadsLast = 7 * 24 * 60 * 60 * 1000;
/** A file is younger for a moment than the draft that names it. Milliseconds. */
const newFor = 60 * 60 * 1000;

const isKept = (name: string) => /^[0-9a-f]{64}\.(?:jpg|pdf)$/.test(name);

/**
 * The files of what the owner prepares, in the folder of requests: `uploads` holds what is arriving, `raw` photographs
 * as they came, `files` what was drawn anew and his attestation, `preview` the site that only he sees.
 */
export async function openSiteFolder(database: RequestDatabase) {
  const root = path.join(database.folder, 'site');
  const at = (...names: string[]) => path.join(root, ...names);
  for (const name of ['uploads', 'raw', 'files', 'preview'])
    await mkdir(at(name), { recursive: true, mode: 0o700 });
  await rm(at('candidates'), { recursive: true, force: true });
  const named = () => JSON.stringify(listDrafts(database, '').map(({ value }) => value));
  const pathOf = (name: string) => at(isKept(name) ? 'files' : 'raw', name);

  return {
    uploads: at('uploads'),
    preview: at('preview'),
    /** What a command reads, while it runs. */
    candidates: at('candidates'),
    /** Where a file lies by its name. */
    pathOf,
    /** A folder for one command, empty. */
    async newCandidate() {
      const folder = at('candidates', randomBytes(6).toString('hex'));
      await mkdir(path.join(folder, 'photos'), { recursive: true, mode: 0o700 });
      return folder;
    },
    /** Gives what has arrived a name of its own. @returns the name. */
    async takeRaw(upload: string) {
      const name = randomBytes(12).toString('hex');
      await rename(upload, at('raw', name));
      await syncFolder(at('raw'));
      return name;
    },
    /** Keeps it under a name that follows from its content. @returns the name. */
    async keep(content: Buffer, ending: 'jpg' | 'pdf') {
      const name = `${createHash('sha256').update(content).digest('hex')}.${ending}`;
      await writeSynced(at('files', name), content, at('uploads'));
      return name;
    },
    /** Null when there is none of that name. */
    read: async (name: string) =>
      isKept(name) ? readPlainFile(pathOf(name), mostBytes).catch(() => null) : null,
    /** Removes files that a draft named until now, unless another names them too. */
    async discard(names: readonly (string | null)[]) {
      const kept = named();
      for (const name of names)
        if (name !== null && !kept.includes(name)) await unlink(pathOf(name)).catch(() => undefined);
    },
    /** Removes what has not been named for long. */
    async tidy() {
      const kept = named();
      await removeOld(at('uploads'), uploadsLast, '');
      for (const folder of ['raw', 'files']) await removeOld(at(folder), newFor, kept);
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
