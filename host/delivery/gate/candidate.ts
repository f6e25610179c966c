import { liveVersion, type Live, type Registry } from '../registry';
import { readRelease, type ReleaseRecord } from '../release/release-record';
import type { Refusal } from './refusal';

/** The current registry and the proposed one. */
export type Change = { before: Registry; next: Registry };

/** Releases that are live together, or would be after a change. */
export type ReleaseSet = {
  apps: ReadonlyMap<string, ReleaseRecord>;
  /** The new releases, which the gate judges. */
  chosen: readonly ReleaseRecord[];
};

/** The site before and after a change. */
export type Candidate = {
  set: ReleaseSet;
  /** The current releases; null if one is damaged or there is no host. */
  current: ReleaseSet | null;
  /** Hash of the live site. */
  site: string | undefined;
  /** Faults that were found before the composition. */
  found: readonly Refusal[];
};

/**
 * Returns the candidate of a change, or null when the same releases and content stay live.
 * @throws DeliveryError when a release is missing or its record is damaged.
 */
export async function candidateOf(releases: string, { before, next }: Change): Promise<Candidate | null> {
  const set = await readReleaseSet(releases, next, before);
  if (next.content === before.content && set.chosen.length === 0) return null;
  // Tolerates damaged live releases, because this change may replace them.
  const live = await readReleaseSet(releases, before).catch(() => null);
  const current = live?.apps.has('host') ? live : null;
  return { set, current, site: before.site, found: [] };
}

/**
 * Reads the records of a registry's live releases.
 * @param before the previous registry. Releases that it does not contain are `chosen`.
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
