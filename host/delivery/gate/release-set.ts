import { liveVersion, type Registry } from '../registry';
import { readRelease, type ReleaseRecord } from '../release-record';

/** Releases that are to be live together. */
export type ReleaseSet = {
  registry: Registry;
  /** By name, the host included. */
  apps: ReadonlyMap<string, ReleaseRecord>;
  /** The releases that are not live yet, about which the gate is asked. */
  chosen: readonly ReleaseRecord[];
};

/** Reads the records of what the registry names. @throws DeliveryError when one is missing or damaged. */
export async function readReleaseSet(
  releases: string,
  registry: Registry,
  chosen: readonly string[],
): Promise<ReleaseSet> {
  const apps = new Map<string, ReleaseRecord>();
  for (const app of Object.keys(registry.microFrontends).sort()) {
    const version = liveVersion(registry, app);
    if (version) apps.set(app, await readRelease(releases, app, version));
  }
  return {
    registry,
    apps,
    chosen: chosen.flatMap((app) => apps.get(app) ?? []),
  };
}
