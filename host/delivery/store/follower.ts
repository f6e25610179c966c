import { errorMessage } from '../../server/error-code';
import { readRegistry, registryOfText, visitedReleases, writeRegistry } from '../registry';
import type { StateFolders } from '../state-folders';
import { refuseOtherStore } from './known-store';
import { registryKey } from './stored-registry';
import { bringSite, servedSite } from './stored-site';

/** What a follower says of itself. Moments are ISO dates. */
export type FollowState = {
  /** The site that visitors get from this disk, by the hash of its manifest. */
  serves: string | null;
  /** The site that the registry names, as far as is known. */
  wanted: string | null;
  /** Its releases, such as `towns@1.3.0-3fa9c2d1e0`. */
  releases: string[];
  /** Since when another site is wanted than is served; null when both are the same. */
  behindSince: string | null;
  /** When the store answered last, with a registry that can be followed. */
  answeredAt: string | null;
  /** Why the last look failed; null when it did not. */
  problem: string | null;
};

export type Follower = {
  /** Asks the store once, and serves what it says. Never throws. */
  look: (now?: Date) => Promise<void>;
  state: () => FollowState;
};

/**
 * Serves what the registry of a store names. What was served before is served until the next site is whole. The copy
 * of the registry, by which the store is known again, lies beside the sites: a web server may write nowhere else.
 */
export async function openFollower({ site, store }: Pick<StateFolders, 'site' | 'store'>): Promise<Follower> {
  const place = { site, store };
  const serves = (await servedSite(place))?.site ?? null;
  const unknown = { wanted: null, releases: [], behindSince: null, answeredAt: null, problem: null };
  let state: FollowState = { serves, ...unknown };
  let etag: string | null = null;

  const ask = async (now: string) => {
    const found = etag === null ? await store.get(registryKey) : await store.getIfChanged(registryKey, etag);
    if (!found) throw new Error(`${store.name} has no registry: nothing was promoted into it yet.`);
    if (found !== 'unchanged') {
      const registry = registryOfText(found.content.toString(), `${registryKey} of ${store.name}`);
      await refuseOtherStore(store, await readRegistry(site), registry);
      await writeRegistry(site, registry);
      const releases = visitedReleases(registry).map(({ app, version }) => `${app}@${version}`);
      const wanted = registry.store?.site ?? null;
      const isBehind = wanted !== null && wanted !== state.serves;
      state = { ...state, wanted, releases, behindSince: isBehind ? (state.behindSince ?? now) : null };
      ({ etag } = found);
    }
    state = { ...state, answeredAt: now };
  };

  return {
    state: () => state,
    async look(now = new Date()) {
      try {
        await ask(now.toISOString());
        if (state.wanted !== null && state.wanted !== state.serves) {
          await bringSite(place, state.wanted);
          state = { ...state, serves: state.wanted, behindSince: null };
        }
        state = { ...state, problem: null };
      } catch (error) {
        state = { ...state, problem: errorMessage(error) };
      }
    },
  };
}
