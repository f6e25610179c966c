import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { listDrafts } from '../forms/database/draft-rows';
import type { RequestDatabase } from '../forms/database/open-database';
import { readPlainFile } from '../forms/open-plain-file';
import { writeSynced, syncFolder } from '../forms/synced-files';

/**
 * The files of what the owner prepares, in the folder of requests: `uploads` holds what is arriving, `raw` photographs
 * as they came, `files` what was drawn anew and his attestation, `preview` the site that only he sees.
 */
export type SiteFolder = {
  uploads: string;
  preview: string;
  /** What a command reads, while it runs. */
  candidates: string;
  /** Where a file lies by its name. */
  pathOf(name: string): string;
  /** A folder for one command, empty. */
  newCandidate(): Promise<string>;
  /** Gives what has arrived a name of its own. @returns the name. */
  takeRaw(upload: string): Promise<string>;
  /** Keeps it under a name that follows from its content. */
  keep(content: Buffer, ending: 'jpg' | 'pdf'): Promise<string>;
  /** Null when there is none of that name. */
  read(name: string): Promise<Buffer | null>;
  /** Removes files that a draft named until now, unless another names them too. */
  discard(names: readonly (string | null)[]): Promise<void>;
  /** Removes what has not been named for long. */
  tidy(): Promise<void>;
};

/** Of a kept file; far more than one takes. Bytes. */
const mostBytes = 20 * 1024 * 1024;
/** An upload that nobody goes on with is removed. Milliseconds. */
const uploadsLast = 7 * 24 * 60 * 60 * 1000;
/** A file is younger for a moment than the draft that names it. Milliseconds. */
const newFor = 60 * 60 * 1000;

const isKept = (name: string) => /^[0-9a-f]{64}\.(?:jpg|pdf)$/.test(name);

export async function openSiteFolder(database: RequestDatabase): Promise<SiteFolder> {
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
    candidates: at('candidates'),
    pathOf,
    async newCandidate() {
      const folder = at('candidates', randomBytes(6).toString('hex'));
      await mkdir(path.join(folder, 'photos'), { recursive: true, mode: 0o700 });
      return folder;
    },
    async takeRaw(upload) {
      const name = randomBytes(12).toString('hex');
      await rename(upload, at('raw', name));
      await syncFolder(at('raw'));
      return name;
    },
    async keep(content, ending) {
      const name = `${createHash('sha256').update(content).digest('hex')}.${ending}`;
      await writeSynced(at('files', name), content, at('uploads'));
      return name;
    },
    read: async (name) => (isKept(name) ? readPlainFile(pathOf(name), mostBytes).catch(() => null) : null),
    async discard(names) {
      const kept = named();
      for (const name of names)
        if (name !== null && !kept.includes(name)) await unlink(pathOf(name)).catch(() => undefined);
    },
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
