import path from 'node:path';
import { forEachAtOnce } from '../../../delivery/store/store';
import {
  adoptStore,
  changeMark,
  forgetCopy,
  missingCopies,
  needlessCopies,
  noteCopy,
  requestToCopy,
} from '../database/copy-rows';
import type { RequestDatabase } from '../database/open-database';
import { readPlainFile } from '../open-plain-file';
import { startPoll } from '../poll';
import { openBackupStore, proveStore, putSafely } from './backup-store';
import type { BackupParts } from './make-backup';
import { sealFor, type Seal } from './sealing';

export type Copying = {
  /** Seconds since the oldest of what is not copied yet arrived; 0 when all is. */
  behindSeconds(): number;
  stop(): Promise<void>;
};

const mostAtOnce = 200;
const mostFileBytes = 32 * 1024 * 1024;

/**
 * Seals each request and its photographs, and brings them to the store within seconds: what a visitor was told is
 * safe outlives this machine. What was erased here goes there too.
 */
export function startCopying({ database, settings, now, log }: BackupParts): Copying {
  const store = openBackupStore(settings.store);
  let sealing: Promise<Seal> | undefined;
  let isStoreKnown = false;
  // When all was done: to look through everything each second would be a waste.
  let doneAt = '';
  const moment = () => now().getTime();

  async function copy(name: string): Promise<void> {
    const plain = await contentOf(database, name);
    // A request that was erased meanwhile, or a photograph that was written anew, is not missed in the next round.
    if (!plain && /^(requests|raw)\//.test(name)) return;
    const seal = await (sealing ??= sealFor(settings.recipient));
    if (plain) await putSafely(store, `${name}.age`, await seal(plain));
    else log(`The file of ${name} is missing: it cannot be copied to ${store.name}.`);
    noteCopy(database, name, moment());
  }

  async function round(): Promise<void> {
    if (!isStoreKnown) adoptStore(database, `${store.name} ${settings.recipient}`, moment());
    isStoreKnown = true;
    const mark = changeMark(database);
    if (mark === doneAt) return;
    const missing = missingCopies(database, mostAtOnce).map(({ name }) => name);
    const needless = needlessCopies(database);
    if (missing.length + needless.length === 0) {
      doneAt = mark;
      return;
    }
    await proveStore(settings.store, database.folder);
    const isRequest = (name: string) => name.startsWith('requests/');
    await forEachAtOnce(missing.filter(isRequest), copy);
    // One after the other: each may take ten megabytes of memory.
    for (const name of missing) if (!isRequest(name)) await copy(name);
    await forEachAtOnce(needless, async (name) => {
      await store.remove(`${name}.age`);
      forgetCopy(database, name);
    });
  }

  const poll = startPoll({ work: round, failure: `Requests cannot be copied to ${store.name}`, log });
  return {
    behindSeconds() {
      const oldest = missingCopies(database, 1)[0]?.since ?? moment();
      return Math.max(0, Math.round((moment() - oldest) / 1000));
    },
    stop: poll.stop,
  };
}

/** What is sealed under that name; null when it is not there (any more). */
async function contentOf(database: RequestDatabase, name: string): Promise<Buffer | null> {
  const { dir, base } = path.parse(name);
  if (dir === 'requests') {
    const kept = requestToCopy(database, base);
    return kept && Buffer.from(JSON.stringify(kept));
  }
  return readPlainFile(path.join(database.folder, name), mostFileBytes).catch(() => null);
}
