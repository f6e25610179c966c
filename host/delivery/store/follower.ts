import { setTimeout as pause } from 'node:timers/promises';
import { errorMessage } from '../../server/error-code';
import { startListening, type ListeningServer } from '../../server/listening-server';
import { readRegistry, registryOfText, visitedReleases, writeRegistry } from '../registry';
import type { StateFolders } from '../state-folders';
import { refuseOtherStore } from './known-store';
import { registryKey } from './stored-registry';
import { bringSite, servedSite } from './stored-site';

/** What a follower says of itself. Moments are ISO dates. */
type FollowState = {
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

type Follower = {
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
  const serves = await servedSite(place);
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

/** Milliseconds between two questions. */
const interval = 2_000;
/** Seconds after which a site that is not the live one, or a store that says nothing, is worth an alert. */
const worthAnAlert = 60;

/**
 * Follows until it is closed, and reports its state over HTTP: 503 when an administrator should look.
 * @param port on this machine; 0 for any free one.
 */
export async function startFollower(
  folders: StateFolders,
  port: number,
  log: (line: string) => void,
): Promise<ListeningServer> {
  const follower = await openFollower(folders);
  const started = new Date().toISOString();
  const server = await startListening({
    port,
    purpose: 'what the follower says of itself',
    remedy: 'Choose another one: PORT=8095 npm run rth -- follow',
    handle(_, response) {
      const state = follower.state();
      const behindSeconds = secondsSince(state.behindSince);
      const silentSeconds = secondsSince(state.answeredAt ?? started);
      const isFine = state.serves !== null && Math.max(behindSeconds, silentSeconds) < worthAnAlert;
      response.writeHead(isFine ? 200 : 503, { 'content-type': 'application/json' });
      response.end(`${JSON.stringify({ isFine, behindSeconds, silentSeconds, ...state }, null, 2)}\n`);
    },
  });
  const stopping = new AbortController();
  const following = (async () => {
    while (!stopping.signal.aborted) {
      const before = follower.state();
      await follower.look();
      const { serves, releases, problem } = follower.state();
      if (serves !== before.serves) log(`✓ Serves ${releases.join(', ')}`);
      if (problem && problem !== before.problem) log(`! ${problem}`);
      if (before.problem && !problem) log('✓ The store answers again.');
      await pause(interval, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    ...server,
    async close() {
      stopping.abort();
      await Promise.all([server.close(), following]);
    },
  };
}

/** A time in the future comes from a clock that was ahead, and is no sign of life. */
const secondsSince = (date: string | null): number =>
  date === null ? 0 : Math.abs(Math.round((Date.now() - Date.parse(date)) / 1_000));
