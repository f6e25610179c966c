import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Piscina } from 'piscina';
import type { Registry } from '../registry';
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

/** Each has the code of all releases in memory: some 100 MB. */
const mostThreads = 4;

/**
 * Renders, compresses and writes documents on several threads.
 * @param share what is kept in memory of a document. @returns those that were made, by their files. Of the
 * others nothing is left. Why they failed, the caller learns by making them: an error loses its class on its
 * way between threads.
 */
export async function makeInThreads(
  job: DocumentJob,
  files: readonly string[],
  share: (written: WrittenFile) => WrittenFile,
): Promise<ReadonlyMap<string, WrittenFile>> {
  const threads = Math.min(mostThreads, availableParallelism());
  const pool = new Piscina<string, WrittenFile>({
    filename: path.join(__dirname, 'document-thread.ts'),
    execArgv: ['--require', require.resolve('tsx/cjs')],
    workerData: job,
    minThreads: threads,
    maxThreads: threads,
    // The next one is there when one is made.
    concurrentTasksPerWorker: 2,
  });
  const ended = pool.threads.map((thread) => new Promise((resolve) => thread.once('exit', resolve)));
  let isStopped = false;
  const stop = () => {
    if (isStopped) return;
    isStopped = true;
    void pool.destroy();
  };
  // Without a thread that has died, what waits for it would wait for ever: the caller makes it.
  pool.on('workerDestroy', stop);
  pool.on('error', stop);

  const made = new Map<string, WrittenFile>();
  const failed: string[] = [];
  const make = (file: string) =>
    pool.run(file).then(
      (written) => void made.set(file, share(written)),
      () => void failed.push(file),
    );
  await Promise.all(files.map(make));
  stop();
  // Until then a thread may be writing.
  await Promise.all(ended);
  for (const file of failed)
    for (const twin of twins) rmSync(path.join(job.place, file + twin), { force: true });
  return made;
}
