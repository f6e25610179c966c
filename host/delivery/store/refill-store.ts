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
  /** Releases of this machine; the store has all of them now. */
  releases: NamedRelease[];
  /** Keys of damaged entries and objects, which were removed. */
  damaged: string[];
};

/**
 * Puts the log and the releases of this machine into a store that lacks them or has damaged ones, and removes damaged
 * objects. Keeps intact objects. The next composition sends the site.
 * @throws DeliveryError when the store is not empty and not the one that this machine knows.
 */
export async function refillStore(folders: StateFolders): Promise<Refilled> {
  const { store, releases } = folders;
  if (store.isOwn)
    throw new DeliveryError('There is no store to fill.', 'Name one, such as RTH_STORE=s3://bucket/site.');
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

/** Writes entries that the store lacks or has damaged. @returns the keys of the damaged entries. */
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
