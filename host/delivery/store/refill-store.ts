import path from 'node:path';
import { DamagedState, DeliveryError } from '../delivery-error';
import { integrityOf } from '../files';
import { forEachAtOnce } from '../for-each-at-once';
import { obeyWithdrawals } from './withdrawn';
import { entryOf, readEntryTexts, registryFolder, releasedApps, type NamedRelease } from '../registry';
import { damagedFiles, readReleaseFiles, releasedVersions, releaseFolder } from '../release/release-record';
import type { StateFolders } from '../state-folders';
import { entryKey, syncLog } from './log';
import type { Store } from './store';
import { objectKey, storedObjects } from './stored-files';
import { sendRelease } from './stored-release';

type Refilled = {
  /** Intact releases of this machine. The store has all of them now. */
  releases: NamedRelease[];
  /** Keys of the damaged entries and objects that were removed. */
  damaged: string[];
};

/**
 * Removes damaged objects from a store, and sends the log and the releases of this machine. The next composition sends
 * the site.
 * @throws DeliveryError when the store has another log.
 */
export async function refillStore(folders: StateFolders): Promise<Refilled> {
  const { store, releases } = folders;
  if (store.isOwn)
    throw new DeliveryError(
      'There is no shared store to refill.',
      'Set RTH_STORE, for example to s3://bucket/site.',
    );
  const damaged = await refillLog(folders);
  await syncLog(folders);
  await obeyWithdrawals(folders);
  damaged.push(...(await removeDamaged(store)));
  const present = await storedObjects(store);
  const sent: NamedRelease[] = [];
  for (const app of await releasedApps(releases))
    for (const version of await releasedVersions(releases, app)) {
      if (!(await isWhole(releases, { app, version }))) continue;
      await sendRelease(folders, { app, version }, present);
      sent.push({ app, version });
    }
  return { releases: sent, damaged };
}

/** Writes the entries that are missing or damaged in the store. @returns the keys of the damaged entries. */
async function refillLog({ store, releases }: StateFolders): Promise<string[]> {
  const damaged: string[] = [];
  const texts = await readEntryTexts(path.join(releases, registryFolder));
  for (const [index, text] of texts.entries()) {
    const key = entryKey(index + 1);
    const found = (await store.get(key))?.toString();
    if (found === text) continue;
    if (found !== undefined && !isDamaged(found)) return damaged;
    if (found !== undefined) {
      await store.remove(key);
      damaged.push(key);
    }
    await store.putIfAbsent(key, Buffer.from(text));
  }
  return damaged;
}

function isDamaged(text: string): boolean {
  try {
    entryOf(text, '');
    return false;
  } catch (error) {
    if (error instanceof DamagedState) return true;
    throw error;
  }
}

async function isWhole(releases: string, { app, version }: NamedRelease): Promise<boolean> {
  const record = await readReleaseFiles(releases, app, version).catch(() => null);
  return record !== null && damagedFiles(releaseFolder(releases, app, version), record.files).length === 0;
}

async function removeDamaged(store: Store): Promise<string[]> {
  const damaged: string[] = [];
  await forEachAtOnce(await storedObjects(store), async (key) => {
    const found = await store.get(key);
    if (!found || objectKey(integrityOf(found)) === key) return;
    await store.remove(key);
    damaged.push(key);
  });
  return damaged;
}
