import { errorMessage } from '../error-code';
import { DamagedObject, DamagedState } from '../delivery-error';
import { obeyWithdrawals } from './withdrawn';
import { print } from '../progress';
import { releasesInUse, type NamedRelease, type Registry } from '../registry';
import type { StateFolders } from '../state-folders';
import { syncLog } from './log';
import { fetchRelease } from './stored-release';

/** A release that this machine cannot use. `reason` includes a remedy. */
export type SkippedRelease = NamedRelease & { reason: string };

/**
 * Copies the log and the releases in use from the store, then removes withdrawn photographs.
 * @param onSkip receives each release that is damaged in the store.
 * @throws StoreError, including when the store is not the one that this machine knows.
 */
export async function syncFromStore(
  folders: StateFolders,
  onSkip: (release: SkippedRelease) => void = printSkipped,
): Promise<Registry> {
  const registry = await syncLog(folders);
  for (const release of releasesInUse(registry))
    await fetchRelease(folders, release).catch((error: unknown) => {
      if (!(error instanceof DamagedState) && !(error instanceof DamagedObject)) throw error;
      onSkip({ ...release, reason: errorMessage(error) });
    });
  await obeyWithdrawals(folders);
  return registry;
}

const printSkipped = ({ app, version, reason }: SkippedRelease) =>
  print(`! ${app} ${version} is skipped: ${reason}`);
