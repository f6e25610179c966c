import path from 'node:path';
import { forEachAtOnce } from '../../../delivery/store/store';
import {
  erasedCopies,
  forgetCopy,
  notePhotoCopied,
  noteRequestCopied,
  noteSiteFileCopied,
  oldestToCopy,
  photosToCopy,
  requestsToCopy,
  siteFilesToCopy,
  adoptStore,
  type PhotoToCopy,
} from '../database/copy-rows';
import type { RequestDatabase } from '../database/open-database';
import { startPoll } from '../poll';
import { readPlainFile } from '../open-plain-file';
import { rawName } from '../stored-request';
import { openBackupStore, putSafely, type BackupSettings } from './backup-store';
import { sealFor, type Seal } from './sealing';

export type Copying = {
  /** Seconds since the arrival of the oldest request that is not wholly copied; 0 when all are. */
  behindSeconds(): number;
  stop(): Promise<void>;
};

type CopyingOptions = {
  database: RequestDatabase;
  settings: BackupSettings;
  now: () => Date;
  log: (message: string) => void;
};

const mostAtOnce = 200;
const mostPhotoBytes = 32 * 1024 * 1024;

/**
 * Seals each request and its photographs, and brings them to the store within seconds: what a visitor was told is
 * safe outlives this machine. What was erased here goes there too.
 */
export function startCopying({ database, settings, now, log }: CopyingOptions): Copying {
  const store = openBackupStore(settings.store, database.folder);
  let sealing: Promise<Seal> | undefined;
  let isStoreKnown = false;
  const moment = () => now().getTime();

  async function put(key: string, plain: Buffer): Promise<void> {
    const seal = await (sealing ??= sealFor(settings.recipient));
    await putSafely(store, `${key}.age`, await seal(plain));
  }

  async function copyPhoto(photo: PhotoToCopy): Promise<void> {
    const { file, folder } = photo;
    const name = folder === 'raw' ? rawName(file) : file;
    const bytes = await readPlainFile(path.join(database.folder, folder, name), mostPhotoBytes).catch(
      () => null,
    );
    if (bytes) await put(`${folder}/${file}`, bytes);
    const isCurrent = notePhotoCopied(database, photo, moment());
    // One that was written anew meanwhile is taken in the next round.
    if (!bytes && isCurrent) log(`The photograph ${file} is missing: it cannot be copied to ${store.name}.`);
  }

  async function copySiteFile(file: string): Promise<void> {
    const place = path.join(database.folder, 'site', 'files', file);
    const bytes = await readPlainFile(place, mostPhotoBytes).catch(() => null);
    if (bytes) await put(`site/${file}`, bytes);
    else log(`The file ${file} of the owner's site is missing: it cannot be copied to ${store.name}.`);
    noteSiteFileCopied(database, file, moment());
  }

  async function round(): Promise<void> {
    if (!isStoreKnown) adoptStore(database, `${store.name} ${settings.recipient}`, moment());
    isStoreKnown = true;
    const requests = requestsToCopy(database, mostAtOnce);
    const photos = photosToCopy(database, mostAtOnce);
    const erased = erasedCopies(database);
    const ofSite = siteFilesToCopy(database);
    if (requests.length + photos.length + erased.length + ofSite.length === 0) return;
    await store.prove();
    await forEachAtOnce(requests, async ({ id, key, kept }) => {
      await put(`requests/${key}`, Buffer.from(JSON.stringify(kept)));
      noteRequestCopied(database, { id, key }, moment());
    });
    // One after the other: each may take ten megabytes of memory.
    for (const photo of photos) await copyPhoto(photo);
    for (const file of ofSite) await copySiteFile(file);
    await forEachAtOnce(erased, async (name) => {
      await store.remove(`${name}.age`);
      forgetCopy(database, name);
    });
  }

  const poll = startPoll({ work: round, failure: `Requests cannot be copied to ${store.name}`, log });
  return {
    behindSeconds() {
      const oldest = oldestToCopy(database);
      return oldest === null ? 0 : Math.max(0, Math.round((moment() - oldest) / 1000));
    },
    stop: poll.stop,
  };
}
