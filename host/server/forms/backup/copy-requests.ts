import path from 'node:path';
import { forEachAtOnce, type Store } from '../../../delivery/store/store';
import { isErrorCode } from '../../error-code';
import {
  adoptStore,
  changeMark,
  copyOf,
  dropOtherRecipients,
  forgetCopy,
  forgetUnlisted,
  goingCopies,
  lastBackupAt,
  missingCopies,
  noteCopy,
  objectName,
  recipientHash,
  requestToCopy,
} from '../database/copy-rows';
import type { RequestDatabase } from '../database/open-database';
import { readPlainFile } from '../open-plain-file';
import { startPoll } from '../poll';
import type { ServiceParts } from '../service-parts';
import type { BackupStatus } from '../troubles';
import { openBackupStore, proveStore, putSafely, type BackupSettings } from './backup-store';
import { sealFor, type Seal } from './sealing';

export type BackupParts = ServiceParts & { settings: BackupSettings };

export type Copying = {
  /** Copies everything that waits. */
  round(): Promise<void>;
  status(): BackupStatus;
  stop(): Promise<void>;
};

const mostAtOnce = 200;
const mostFileBytes = 32 * 1024 * 1024;
const day = 24 * 60 * 60 * 1000;

/**
 * Seals each request and its photographs and copies them to the store within seconds. Removes copies of erased requests.
 * Once a day it compares the store's list with `copies` and copies missing objects again. After a change of the key it
 * seals everything for the new key and then removes the copies for the old one.
 */
export function startCopying({ database, settings, now, log }: BackupParts): Copying {
  const store = openBackupStore(settings.store);
  const recipient = recipientHash(settings.recipient);
  const moment = () => now().getTime();
  const startedAt = moment();
  let sealing: Seal | null = null;
  let begunAt: number | null = null;
  let comparedAt = -Infinity;
  // Skips rounds while the database is unchanged.
  let doneAt = '';
  const lost = new Set<string>();

  async function copy(name: string): Promise<void> {
    const seal = (sealing ??= await sealFor(settings.recipient));
    const plain = await contentOf(database, name);
    if (plain) {
      await putSafely(store, objectName({ name, recipient }), await seal(plain));
      noteCopy(database, { name, recipient }, moment());
    } else if (name.startsWith('files/') && !lost.has(name)) {
      lost.add(name);
      log(`The file ${name} is missing: it cannot be copied to ${store.name}.`);
    }
  }

  const missing = () => missingCopies(database, recipient, mostAtOnce).filter(({ name }) => !lost.has(name));

  async function round(): Promise<void> {
    begunAt ??= adoptStore(database, store.name, moment());
    const mark = changeMark(database);
    const isComparing = Math.abs(moment() - comparedAt) >= day;
    if (mark === doneAt && !isComparing) return;
    await proveStore(settings.store, database.folder);
    if (isComparing) {
      const forgotten = await compareStore(database, store);
      if (forgotten > 0) log(`${store.name} lacks ${forgotten} copies that were there: they are made again.`);
      comparedAt = moment();
      lost.clear();
    }
    const names = missing().map(({ name }) => name);
    const isRequest = (name: string) => name.startsWith('requests/');
    await forEachAtOnce(names.filter(isRequest), copy);
    // One after the other, because each may take 10 MB of memory.
    for (const name of names) if (!isRequest(name)) await copy(name);
    const isAllSealed = names.length === 0 && lastBackupAt(database, recipient) !== null;
    if (isAllSealed && dropOtherRecipients(database, recipient) > 0)
      log(`Everything in ${store.name} is sealed for the new key; the copies for the old one are removed.`);
    // Copies replacements before it removes old objects.
    const going = names.length < mostAtOnce ? goingCopies(database) : [];
    await forEachAtOnce(going, async (each) => {
      await store.remove(objectName(each));
      forgetCopy(database, each);
    });
    if (names.length + going.length === 0) doneAt = mark;
  }

  const poll = startPoll({ work: round, failure: `Requests cannot be copied to ${store.name}`, log });
  return {
    round,
    status() {
      const oldest = missing()[0]?.since ?? moment();
      const last = lastBackupAt(database, recipient);
      return {
        behindSeconds: Math.abs(Math.round((moment() - oldest) / 1000)),
        lastAt: last ?? begunAt ?? startedAt,
        hasAny: last !== null,
      };
    },
    stop: poll.stop,
  };
}

/** Forgets copies that the store does not list. @returns how many. */
async function compareStore(database: RequestDatabase, store: Store): Promise<number> {
  const lists = await Promise.all(['requests/', 'files/', 'databases/'].map((prefix) => store.list(prefix)));
  return forgetUnlisted(
    database,
    lists.flat().flatMap(({ key }) => copyOf(key) ?? []),
  );
}

/** Reads the content of an object; null when it does not exist. @throws Error when it cannot be read. */
async function contentOf(database: RequestDatabase, name: string): Promise<Buffer | null> {
  if (name.startsWith('requests/')) {
    const kept = requestToCopy(database, path.basename(name).replace(/-\d+$/, ''));
    return kept && Buffer.from(JSON.stringify(kept));
  }
  return readPlainFile(path.join(database.folder, name), mostFileBytes).catch((error: unknown) => {
    if (isErrorCode(error, 'ENOENT')) return null;
    throw error;
  });
}
