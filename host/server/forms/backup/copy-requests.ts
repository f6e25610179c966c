import path from 'node:path';
import { forEachAtOnce } from '../../../delivery/for-each-at-once';
import type { Store } from '../../../delivery/store/store';
import { isErrorCode } from '../../../delivery/error-code';
import {
  adoptStore,
  changeMark,
  dropOtherRecipients,
  forgetCopy,
  goingCopies,
  isToCopy,
  lastBackupAt,
  missingCopies,
  noteListed,
  requestToCopy,
  type Copy,
} from '../database/copy-rows';
import type { RequestDatabase } from '../database/open-database';
import { startPoll } from '../poll';
import type { BackupStatus } from '../troubles';
import { copyOf, objectName, openBackup, proveStore, type BackupParts } from './backup-store';
import { readPlainFile } from '../synced-files';

const mostAtOnce = 200;
/** Maximum number of files copied at once. Each may take 30 MB of memory. */
const filesAtOnce = 3;
const mostFileBytes = 32 * 1024 * 1024;
const day = 24 * 60 * 60 * 1000;

/**
 * Encrypts requests and files and copies them to the store within seconds. Removes copies of erased requests. Compares
 * the store with the table `copies` once a day. After a change of the key, encrypts everything for the new key and then
 * removes the copies for the old key.
 */
export function startCopying(parts: BackupParts) {
  const { database, settings, now, log } = parts;
  const { store, recipient, put } = openBackup(parts);
  const moment = () => now().getTime();
  const startedAt = moment();
  let begunAt: number | null = null;
  let comparedAt = -Infinity;
  // `changeMark` at the start of the last round that had nothing to do. Rounds are skipped until the mark changes.
  let doneAt = '';
  const lost = new Set<string>();

  async function copy(name: string): Promise<void> {
    const plain = isFile(name) ? await fileToCopy(database, name) : contentOf(database, path.basename(name));
    if (plain) await put(name, plain);
    else if (isFile(name) && isToCopy(database, path.basename(name))) {
      lost.add(name);
      log(`The file ${name} is missing and cannot be copied to ${store.name}.`);
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
      const forgotten = noteListed(database, await listCopies(store), moment());
      if (forgotten > 0)
        log(`${forgotten} copies have disappeared from ${store.name} and are being made again.`);
      comparedAt = moment();
      lost.clear();
    }
    // Reads removals before missing copies, so that an object is removed only after its replacement is stored.
    const replaced = goingCopies(database);
    const names = missing().map(({ name }) => name);
    await forEachAtOnce(
      names.filter((name) => !isFile(name)),
      copy,
    );
    const unread: unknown[] = [];
    const copyFile = (name: string) => copy(name).catch((error: unknown) => unread.push(error));
    await forEachAtOnce(names.filter(isFile), copyFile, filesAtOnce);
    if (unread.length > 0) throw unread[0];
    const isAllSealed = names.length === 0 && lastBackupAt(database, recipient) !== null;
    if (isAllSealed && dropOtherRecipients(database, recipient) > 0)
      log(
        `Everything in ${store.name} is encrypted for the new key. The copies for the old key are being removed.`,
      );
    const going = names.length < mostAtOnce ? replaced : [];
    await forEachAtOnce(going, async (each) => {
      await store.remove(objectName(each));
      forgetCopy(database, each);
    });
    if (names.length + going.length === 0) doneAt = mark;
  }

  const poll = startPoll({ work: round, failure: `Requests cannot be copied to ${store.name}`, log });
  return {
    /** Copies up to 200 missing objects. If fewer were missing, also removes the marked ones. */
    round,
    status(): BackupStatus {
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

async function listCopies(store: Store): Promise<readonly Copy[]> {
  const lists = await Promise.all(['requests/', 'files/', 'databases/'].map((prefix) => store.list(prefix)));
  return lists.flat().flatMap(({ key }) => copyOf(key) ?? []);
}

const isFile = (name: string) => name.startsWith('files/');

function contentOf(database: RequestDatabase, reference: string): Buffer | null {
  const kept = requestToCopy(database, reference);
  return kept && Buffer.from(JSON.stringify(kept));
}

/** Reads a file; returns null if it does not exist. */
async function fileToCopy(database: RequestDatabase, name: string): Promise<Buffer | null> {
  return readPlainFile(path.join(database.folder, name), mostFileBytes).catch((error: unknown) => {
    if (isErrorCode(error, 'ENOENT')) return null;
    throw error;
  });
}
