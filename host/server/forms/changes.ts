import { watch } from 'node:fs';
import { readdir, unlink, writeFile } from 'node:fs/promises';
import { errorMessage, isErrorCode } from '../error-code';
import type { Spool } from './spool';
import { isRequestKey } from './stored-request';

/*
 * How the process that receives tells the process that shows and mails: an empty file in the folder
 * `changed`, named after what changed. Both find it after a restart.
 */

/**
 * Notes that something of this request changed on disk. Call it once the change is there.
 * @param key of a file that is new; a reference stands for the request's first file, and for its marks.
 */
export async function noteChange({ at }: Pick<Spool, 'at'>, key: string): Promise<void> {
  await writeFile(at('changed', key), '', { flag: 'a' });
}

export type ChangeWatch = {
  /**
   * Resolves once every change that was noted before the call has been dealt with.
   * @param longest milliseconds after which it resolves in any case. Default: no limit.
   */
  catchUp(longest?: number): Promise<void>;
  stop(): Promise<void>;
};

type WatchOptions = {
  spool: Pick<Spool, 'at'>;
  /** Reads again what was noted, whatever changed. May be called more often than needed. */
  onChange: (key: string) => Promise<void>;
  log: (message: string) => void;
};

/** Milliseconds between two looks into the folder, for file systems that do not report new files. */
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
    for (const key of await readdir(folder)) {
      if (isStopped) return;
      if (!isRequestKey(key)) continue;
      try {
        // The note is removed before the request is read, so a later change leaves a new note.
        await removeNote(spool.at('changed', key));
        await onChange(key);
      } catch (error) {
        log(`${key} changed, and could not be read again: ${errorMessage(error)}`);
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
    catchUp: (longest) => (longest === undefined ? catchUp() : within(longest, catchUp())),
    async stop() {
      isStopped = true;
      watcher.close();
      clearInterval(timer);
      await running.catch(() => undefined);
    },
  };
}

/** Resolves when the work is done or the time is over; rejects when the work fails in time. */
async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
  await Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

async function removeNote(file: string): Promise<void> {
  await unlink(file).catch((error: unknown) => {
    if (!isErrorCode(error, 'ENOENT')) throw error;
  });
}
