import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '../registry';
import { runInThreads } from '../threads';
import type { ComposeOptions } from './compose-inputs';
import { twins, type ListedFile } from './page-list';

/** What the threads are told: they read the releases themselves. */
export type DocumentJob = {
  /** Folder for the documents. */
  place: string;
  /** Folder of the releases. */
  releases: string;
  registry: Registry;
  options: ComposeOptions;
};

/** A document that was made, with its twins. */
export type WrittenFile = Omit<ListedFile, 'key'>;

/**
 * Renders, compresses and writes documents on several threads.
 * @param share what is kept in memory of a document. @returns those that were made, by their files. Of the
 * others nothing is left, and the caller makes them.
 */
export async function makeInThreads(
  job: DocumentJob,
  files: readonly string[],
  share: (written: WrittenFile) => WrittenFile,
): Promise<ReadonlyMap<string, WrittenFile>> {
  const made = new Map<string, WrittenFile>();
  const code = { file: path.join(__dirname, 'document-thread.ts'), data: job };
  const failed = await runInThreads<string, WrittenFile>(
    code,
    files,
    (file, written) => void made.set(file, share(written)),
  );
  for (const file of failed)
    for (const twin of twins) rmSync(path.join(job.place, file + twin), { force: true });
  return made;
}
