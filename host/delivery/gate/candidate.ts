import { sidesOf, type Side } from '../compose/staged-site';
import { liveVersion, type Live, type Registry } from '../registry';
import { readRelease, type ReleaseRecord } from '../release/release-record';
import type { Refusal } from './refusal';

/** What is live, and what would be. */
export type Change = { before: Registry; next: Registry };

/** Releases that are to be live together, or are, by name. */
export type ReleaseSet = {
  apps: ReadonlyMap<string, ReleaseRecord>;
  /** Those that are new, about which the gate is asked. */
  chosen: readonly ReleaseRecord[];
};

/** Releases that visitors would get together, beside those that the same visitors get now. */
export type Candidate = {
  set: ReleaseSet;
  /** Apps that visitors get no longer. */
  withdrawn: readonly string[];
  /** Where a composed site has the documents of the set. */
  place: Side['place'];
  /** The releases of before, if they are whole. */
  present: ReleaseSet | null;
  /** Faults of the releases that are tolerated, because visitors have them already. */
  found: readonly Refusal[];
};

/**
 * What a change gives visitors that is new to them, side by side.
 * @throws DeliveryError when a release is missing or its record is damaged.
 */
export async function candidatesOf(releases: string, { before, next }: Change): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  for (const { place, registry } of sidesOf(next)) {
    const former = sidesOf(before).find((side) => side.place === place)?.registry ?? before;
    const set = await readReleaseSet(releases, registry, former);
    const withdrawn = Object.keys(former.apps).filter((app) => !set.apps.has(app));
    if (set.chosen.length + withdrawn.length === 0) continue;
    // A damaged live set must not prevent its replacement by a whole one.
    const live = await readReleaseSet(releases, former).catch(() => null);
    const present = live?.apps.has('host') ? live : null;
    candidates.push({ set, withdrawn, place, present, found: [] });
  }
  return candidates;
}

/** Reads the records of what the registry names. @param before tells which are new; default: none. */
async function readReleaseSet(releases: string, registry: Live, before = registry): Promise<ReleaseSet> {
  const apps = new Map<string, ReleaseRecord>();
  for (const app of Object.keys(registry.apps).sort()) {
    const version = liveVersion(registry, app);
    if (version) apps.set(app, await readRelease(releases, app, version));
  }
  const chosen = [...apps.values()].filter(({ app, version }) => liveVersion(before, app) !== version);
  return { apps, chosen };
}
