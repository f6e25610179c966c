import path from 'node:path';
import type { OfferedRelease } from '@renovation-th/shared/contracts/site-document';
import { DamagedState, DeliveryError } from '../delivery-error';
import { listFolders, writeWhole } from '../files';
import { releaseBase } from '../registry';
import { ownerApp, readRelease, releasedVersions, type ReleaseRecord } from '../release-record';

/** Beside the files of a release that a developer may show in the place of the live one. */
export const offerFile = 'remote.json';

/**
 * Describes a release to the browser of a developer who overrides the live release. The browser checks
 * the entry by its hash, and the entry pins all other scripts.
 * @param base folder of the release, relative to the file: empty when they lie together.
 * @throws DeliveryError when it is no release of a remote.
 */
export function describeOffer(record: ReleaseRecord, base = ''): OfferedRelease {
  const { app, version, contract, container, entry, mounts, slots, files } = record;
  const integrity = files[`client/${entry}`];
  if (!container || !integrity) {
    throw new DeliveryError(
      `${app} ${version} cannot be shown in the place of another release.`,
      'Only a remote can, and only with the hash of its entry.',
    );
  }
  return {
    name: app,
    container,
    version,
    contract,
    entry: base + entry,
    integrity: `sha384-${integrity.slice('sha384-'.length)}`,
    mounts,
    slots,
  };
}

/** Puts it beside the published files of every release on disk, live or not. Only where overrides are allowed. */
export async function publishOffers(releases: string, folder: string): Promise<void> {
  for (const app of await listFolders(releases)) {
    for (const version of app === 'host' || app === ownerApp ? [] : await releasedVersions(releases, app)) {
      // Compose refuses a damaged release that visitors get, and names an old one.
      const record = await readRelease(releases, app, version).catch((error: unknown) => {
        if (error instanceof DamagedState) return null;
        throw error;
      });
      if (!record) continue;
      const file = path.join(folder, releaseBase(app, version), offerFile);
      await writeWhole(file, JSON.stringify(describeOffer(record)));
    }
  }
}
