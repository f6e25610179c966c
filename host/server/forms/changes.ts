import { watch } from 'node:fs';
import { readdir, unlink, writeFile } from 'node:fs/promises';
import { errorMessage, isErrorCode } from '../error-code';
import type { Spool } from './spool';
import { isRequestReference } from './stored-request';

/*
 * How the process that receives tells the process that shows and mails: an empty file in the folder
 * `changed`, named after the reference of the request that changed. Both find it after a restart.
 */

/** Notes that something of this request changed on disk. Call it once the change is there. */
export async function noteChange({ at }: Pick<Spool, 'at'>, reference: string): Promise<void> {
  await writeFile(at('changed', reference), '', { flag: 'a' });
}

export type ChangeWatch = {
  /** Resolves once every change that was noted before the call has been dealt with. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
};

type WatchOptions = {
  spool: Pick<Spool, 'at'>;
  /** Reads the request again, whatever changed. May be called more often than needed. */
  onChange: (reference: string) => Promise<void>;
  log: (message: string) => void;
};

/** Some file systems do not tell of new files; this is how long a note can then lie. Milliseconds. */
const pollingInterval = 2_000;

/** Calls `onChange` for every noted change, one after the other, now and from now on. */
export function watchChanges({ spool, onChange, log }: WatchOptions): ChangeWatch {
  const folder = spool.at('changed');
  let running: Promise<void> = Promise.resolve();
  let isQueued = false;
  let isStopped = false;

  /** Runs after the round that is under way, which may have read the folder already. */
  function catchUp(): Promise<void> {
    if (!isQueued) {
      isQueued = true;
      running = running.then(async () => {
        isQueued = false;
        await round();
      });
    }
    return running;
  }

  async function round(): Promise<void> {
    for (const reference of await readdir(folder)) {
      if (isStopped) return;
      if (!isRequestReference(reference)) continue;
      try {
        // Before the request is read: what changes from here on leaves a new note.
        await removeNote(spool.at('changed', reference));
        await onChange(reference);
      } catch (error) {
        log(`${reference} changed, and could not be read again: ${errorMessage(error)}`);
      }
    }
  }

  const inBackground = () =>
    void catchUp().catch((error: unknown) => log(`Changes cannot be read: ${errorMessage(error)}`));
  const watcher = watch(folder, { persistent: false }, inBackground);
  watcher.on('error', (error) => log(`Changes are looked for every 2 s: ${errorMessage(error)}`));
  const timer = setInterval(inBackground, pollingInterval);
  timer.unref();
  inBackground();

  return {
    catchUp,
    async stop() {
      isStopped = true;
      watcher.close();
      clearInterval(timer);
      await running.catch(() => undefined);
    },
  };
}

async function removeNote(file: string): Promise<void> {
  await unlink(file).catch((error: unknown) => {
    if (!isErrorCode(error, 'ENOENT')) throw error;
  });
}
