import type { PinnedScript, SiteDocument } from '@renovation-th/shared/contracts/site-document';
import { exposedChunk } from '../../../webpack/build-files-plugin';
import { DeliveryError } from '../delivery-error';
import type { ReleaseRecord } from '../release-record';
import { slotOwner, type DeclaredPage, type LiveRemoteRelease, type LiveSite } from './live-site';

export type PageScripts = Pick<SiteDocument, 'idleScripts' | 'slotScripts'>;

/**
 * Exactly the scripts that the page's sections will ask for, with their hashes; none for a page that
 * is HTML alone.
 * @throws DeliveryError when one has no hash: without it a browser would run anything.
 */
export function scriptsOf(site: LiveSite, { owner, declaration }: DeclaredPage): PageScripts {
  if (declaration.interactive === false) return { idleScripts: [], slotScripts: {} };
  const { host } = site;
  const runtime = (host.record.chunks.federation ?? []).map((file) => pinned(host.base, host.record, file));
  const slots = (declaration.slots ?? []).flatMap((slot) => {
    const offering = slotOwner(site, slot);
    return offering ? [[slot, remoteScripts(offering, `slot-${slot}`)] as const] : [];
  });

  return {
    idleScripts: [...runtime, ...remoteScripts(owner, `view-${declaration.view}`)],
    slotScripts: Object.fromEntries(slots),
  };
}

/** A script of a release as [address, integrity]. @throws DeliveryError when it has no hash. */
export function pinned(base: string, record: ReleaseRecord, file: string): PinnedScript {
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
