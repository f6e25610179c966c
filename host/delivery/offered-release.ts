import type { OfferedRelease } from '@renovation-th/shared/contracts/site-document';
import { DeliveryError } from './delivery-error';
import type { ReleaseRecord } from './release-record';

/** Beside the files of a release that a developer may show in the place of the live one. */
export const offerFile = 'remote.json';

/**
 * Describes a release to the browser of a developer who overrides the live release. The browser checks
 * the entry by its hash, and the entry pins all other scripts.
 * @param base folder of the release, relative to the file: empty when they lie together.
 * @throws DeliveryError when it is no release of a remote.
 */
export function describeOffer(
  { app, version, contract, container, entry, mounts, slots, files }: ReleaseRecord,
  base = '',
): OfferedRelease {
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
