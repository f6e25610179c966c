import { sidesOf, type Side } from '../compose/staged-site';
import { liveVersion, type Live, type Registry } from '../registry';
import { readRelease, type ReleaseRecord } from '../release/release-record';
import type { Refusal } from './refusal';

/** The present registry, and the proposed one. */
export type Change = { before: Registry; next: Registry };

/** Releases that are or would be live together, by app. */
export type ReleaseSet = {
  apps: ReadonlyMap<string, ReleaseRecord>;
  /** The new releases, which the gate judges. */
  chosen: readonly ReleaseRecord[];
};

/** The releases that one side of the visitors would get together, and the releases that it gets now. */
export type Candidate = {
  set: ReleaseSet;
  /** Apps that the change removes from the site. */
  withdrawn: readonly string[];
  /** Folder of the side's documents in a composed site. */
  subfolder: Side['subfolder'];
  /** The present releases; null if one is damaged, or if none is the host's. */
  present: ReleaseSet | null;
  /** Tolerated faults that were found before the composition. */
  found: readonly Refusal[];
};

/**
 * Returns a candidate for each side of the visitors that a change affects.
 * @throws DeliveryError when a release is missing or its record is damaged.
 */
export async function candidatesOf(releases: string, { before, next }: Change): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  for (const { subfolder, registry } of sidesOf(next)) {
    const former = sidesOf(before).find((side) => side.subfolder === subfolder)?.registry ?? before;
    const set = await readReleaseSet(releases, registry, former);
    const withdrawn = Object.keys(former.apps).filter((app) => !set.apps.has(app));
    if (set.chosen.length + withdrawn.length === 0) continue;
    // A damaged live set must not prevent its replacement by a whole one.
    const live = await readReleaseSet(releases, former).catch(() => null);
    const present = live?.apps.has('host') ? live : null;
    candidates.push({ set, withdrawn, subfolder, present, found: [] });
  }
  return candidates;
}

/**
 * Reads the records of the live releases. @param before the registry without the new releases; by default, none is new.
 */
async function readReleaseSet(releases: string, registry: Live, before = registry): Promise<ReleaseSet> {
  const apps = new Map<string, ReleaseRecord>();
  for (const app of Object.keys(registry.apps).sort()) {
    const version = liveVersion(registry, app);
    if (version) apps.set(app, await readRelease(releases, app, version));
  }
  const chosen = [...apps.values()].filter(({ app, version }) => liveVersion(before, app) !== version);
  return { apps, chosen };
}
