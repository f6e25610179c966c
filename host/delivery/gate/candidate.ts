import type { SlotName } from '@renovation-th/shared/contracts/page';
import { major } from '@renovation-th/shared/contracts/versions';
import { liveVersion, type Registry } from '../registry';
import { formerVersions, previousVersion } from '../registry-history';
import { isReleased, readRelease, releasedVersions, type ReleaseRecord } from '../release-record';

/** Releases that are to be live together. */
export type Candidate = {
  registry: Registry;
  /** By name, the host included. */
  apps: ReadonlyMap<string, ReleaseRecord>;
  /** The releases that are not live yet, about which the gate is asked. */
  chosen: readonly ReleaseRecord[];
  /** Former hosts that open tabs may still run, into which they would load the chosen remotes. */
  formerHosts: readonly ReleaseRecord[];
  /** Slots of apps that were taken off the site: pages that show one fall back. */
  withdrawnSlots: readonly SlotName[];
};

/** In how many former hosts a remote's new release must render. */
const formerHostCount = 3;

/** Reads the records of what the registry names. @throws DeliveryError when one is missing or damaged. */
export async function readCandidate(
  releases: string,
  registry: Registry,
  chosen: readonly string[],
): Promise<Candidate> {
  const apps = new Map<string, ReleaseRecord>();
  for (const app of Object.keys(registry.microFrontends).sort()) {
    const version = liveVersion(registry, app);
    if (version) apps.set(app, await readRelease(releases, app, version));
  }
  return {
    registry,
    apps,
    chosen: chosen.flatMap((app) => apps.get(app) ?? []),
    formerHosts: await readFormerHosts(releases, registry, apps.get('host')),
    withdrawnSlots: await readWithdrawnSlots(releases, registry),
  };
}

async function readWithdrawnSlots(releases: string, registry: Registry): Promise<SlotName[]> {
  const slots: SlotName[] = [];
  for (const app of Object.keys(registry.withdrawn ?? {})) {
    const last = previousVersion(registry, app);
    // Somebody may have removed it by hand.
    if (last && (await isReleased(releases, app, last)))
      slots.push(...(await readRelease(releases, app, last)).slots);
  }
  return slots;
}

/**
 * As the browser does (registry-view.ts): a tab whose host has another major version of the contract opens
 * a new document; any other tab keeps its old host and loads the live remotes into it.
 */
async function readFormerHosts(
  releases: string,
  registry: Registry,
  host: ReleaseRecord | undefined,
): Promise<ReleaseRecord[]> {
  const onDisk = await releasedVersions(releases, 'host');
  const hosts: ReleaseRecord[] = [];
  for (const version of formerVersions(registry, 'host')) {
    if (hosts.length === formerHostCount) break;
    if (!onDisk.includes(version)) continue;
    const former = await readRelease(releases, 'host', version);
    if (host && major(former.contract) === major(host.contract)) hosts.push(former);
  }
  return hosts;
}
