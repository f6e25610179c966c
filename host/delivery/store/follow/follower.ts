import { errorMessage } from '../../../server/error-code';
import { registryOfText, visitedReleases } from '../../registry';
import type { StateFolders } from '../../state-folders';
import type { Store } from '../store';
import { lookAtStore, noteStore } from '../known-store';
import { registryKey } from '../stored-registry';
import { bringSite, servedSite } from './bring-site';

/** What a follower says of itself. Moments are ISO dates. */
export type FollowState = {
  /** The site that visitors get from this disk, by the hash of its list. */
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

/** Serves what the registry of a store names. What was served before is served until the next site is whole. */
export async function openFollower(folders: StateFolders, store: Store): Promise<Follower> {
  const place = { site: folders.site, store };
  let etag: string | null = null;
  let state: FollowState = {
    serves: (await servedSite(place))?.site ?? null,
    wanted: null,
    releases: [],
    behindSince: null,
    answeredAt: null,
    problem: null,
  };

  const ask = async (now: Date) => {
    const found = etag === null ? await store.get(registryKey) : await store.getIfChanged(registryKey, etag);
    const answeredAt = now.toISOString();
    if (found === 'unchanged') {
      state = { ...state, answeredAt };
      return;
    }
    if (!found) throw new Error(`${store.name} has no registry: nothing was promoted into it yet.`);
    const { id } = await lookAtStore(folders.releases, store);
    if (id !== null) await noteStore(folders.releases, store, id);
    const registry = registryOfText(found.content.toString(), `${registryKey} of ${store.name}`);
    const wanted = registry.store?.site ?? null;
    const isBehind = wanted !== null && wanted !== state.serves;
    const releases = visitedReleases(registry).map(({ app, version }) => `${app}@${version}`);
    const since = isBehind ? (state.behindSince ?? now.toISOString()) : null;
    state = { ...state, answeredAt, wanted, releases, behindSince: since };
    ({ etag } = found);
  };

  return {
    state: () => state,
    async look(now = new Date()) {
      try {
        await ask(now);
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
