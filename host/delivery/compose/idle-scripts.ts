import type { SiteDocument } from '@renovation-th/shared/contracts/site-document';
import { exposedChunk } from '../../../webpack/build-files-plugin';
import { DeliveryError } from '../delivery-error';
import type { ReleaseRecord } from '../release-record';
import { slotOwner, type DeclaredPage, type LiveRemoteRelease, type LiveSite } from './live-site';

/**
 * Exactly the scripts that the page's sections will ask for, with their hashes.
 * @throws DeliveryError when one has no hash: without it a browser would run anything.
 */
export function idleScripts(
  site: LiveSite,
  { owner, declaration }: DeclaredPage,
): SiteDocument['idleScripts'] {
  const { host } = site;
  const scripts = (host.record.chunks.federation ?? []).map((file) => pinned(host.base, host.record, file));

  scripts.push(...remoteScripts(owner, `view-${declaration.view}`));
  for (const slot of declaration.slots ?? []) {
    const offering = slotOwner(site, slot);
    if (offering) scripts.push(...remoteScripts(offering, `slot-${slot}`));
  }
  return [...new Map(scripts.map((script) => [script[0], script])).values()];
}

/** A script of a release as [address, integrity]. @throws DeliveryError when it has no hash. */
export function pinned(base: string, record: ReleaseRecord, file: string): readonly [string, string] {
  const integrity = record.files[`client/${file}`];
  if (!integrity) {
    throw new DeliveryError(
      `${base}${file} has no hash in its release.`,
      `Remove the folder of ${record.app} ${record.version}, then run: npm run release -- ${record.app}`,
    );
  }
  return [base + file, integrity];
}

function remoteScripts({ record, live }: LiveRemoteRelease, chunk: string) {
  const { chunks, entry } = record;
  return [entry, ...(chunks[exposedChunk] ?? []), ...(chunks[chunk] ?? [])].map((file) =>
    pinned(live.base, record, file),
  );
}
