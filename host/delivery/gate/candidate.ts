import type { SlotName } from '@renovation-th/shared/contracts/page';
import { DamagedState } from '../delivery-error';
import { say } from '../progress';
import { liveVersion, type Registry } from '../registry';
import { previousVersion } from '../registry-history';
import { isReleased, readRelease, type ReleaseRecord } from '../release-record';

/** Releases that are to be live together. */
export type Candidate = {
  registry: Registry;
  /** By name, the host included. */
  apps: ReadonlyMap<string, ReleaseRecord>;
  /** The releases that are not live yet, about which the gate is asked. */
  chosen: readonly ReleaseRecord[];
  /** Slots of apps that were taken off the site: pages that show one fall back. */
  withdrawnSlots: readonly SlotName[];
};

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
    withdrawnSlots: await readWithdrawnSlots(releases, registry),
  };
}

async function readWithdrawnSlots(releases: string, registry: Registry): Promise<SlotName[]> {
  const slots: SlotName[] = [];
  for (const app of Object.keys(registry.withdrawn ?? {})) {
    const last = previousVersion(registry, app);
    // Somebody may have removed it by hand.
    if (last && (await isReleased(releases, app, last)))
      slots.push(...((await readFormer(releases, app, last))?.slots ?? []));
  }
  return slots;
}

/** @returns null when it is damaged or of a later checkout: nobody gets it any more, so it prevents no change. */
async function readFormer(releases: string, app: string, version: string): Promise<ReleaseRecord | null> {
  return readRelease(releases, app, version).catch((error: unknown) => {
    if (!(error instanceof DamagedState)) throw error;
    say(`! The gate leaves ${app} ${version} out: ${error.message}`);
    return null;
  });
}
