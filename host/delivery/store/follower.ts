import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { errorMessage } from '../error-code';
import { portError } from '../port';
import { servedSite } from '../compose/site-manifest';
import { jsonText } from '../files';
import { liveReleases } from '../registry';
import type { StateFolders } from '../state-folders';
import { readRegistry } from './log';
import { deleteRemovedFiles, serveSite } from './serve-site';

/** State of a follower. All dates are in ISO format. */
type FollowState = {
  /** Hash of the served site's manifest. */
  serves: string | null;
  /** Hash of the site that the newest known entry names, if any. */
  wanted: string | null;
  /** Releases of the wanted site, such as `towns@1.3.0-3fa9c2d1e0`. */
  releases: string[];
  /** When the served site began to differ from the wanted site; null when they are equal. */
  behindSince: string | null;
  /** When the follower last read the log without an error. */
  answeredAt: string | null;
  /** Why the last check failed; null when it succeeded. */
  problem: string | null;
};

type Follower = {
  /** Reads the newest entry and serves the site that it names. Never throws. */
  check: (now?: Date) => Promise<void>;
  state: () => FollowState;
};

/** Opens a follower, which serves the site of the newest entry. */
export async function openFollower(folders: Pick<StateFolders, 'site' | 'store'>): Promise<Follower> {
  const { store } = folders;
  const serves = await servedSite(folders);
  const unknown = { wanted: null, releases: [], behindSince: null, answeredAt: null, problem: null };
  let state: FollowState = { serves, ...unknown };

  const follow = async (now: string) => {
    const registry = await readRegistry(folders);
    if (registry.number === 0)
      throw new Error(`${store.name} has no entries, because nothing was promoted into it yet.`);
    const wanted = registry.site ?? null;
    const releases = liveReleases(registry).map(({ app, version }) => `${app}@${version}`);
    state = { ...state, wanted, releases, answeredAt: now };
    if (wanted !== null && (await servedSite(folders)) !== wanted) {
      state = { ...state, behindSince: state.behindSince ?? now };
      await serveSite(folders, wanted);
    }
    await deleteRemovedFiles(folders.site, registry);
  };

  return {
    state: () => state,
    async check(now = new Date()) {
      try {
        await follow(now.toISOString());
        state = { ...state, serves: await servedSite(folders), behindSince: null, problem: null };
      } catch (error) {
        state = { ...state, problem: errorMessage(error) };
      }
    },
  };
}

/** Milliseconds between checks. */
const interval = 2_000;
/** Seconds after which an outdated site or a silent store needs an administrator. */
const worthAnAlert = 60;

/**
 * Follows the store, and reports its state over HTTP with status 503 when an administrator should act.
 * @param port 0 for any free port. @returns the URL, and a function that stops the follower.
 */
export async function startFollower(
  folders: StateFolders,
  port: number,
  log: (line: string) => void,
): Promise<{ url: string; close: () => Promise<void> }> {
  const follower = await openFollower(folders);
  const started = new Date().toISOString();
  const server = createServer((_, response) => {
    const state = follower.state();
    const behindSeconds = secondsSince(state.behindSince);
    const silentSeconds = secondsSince(state.answeredAt ?? started);
    const isFine = state.serves !== null && Math.max(behindSeconds, silentSeconds) < worthAnAlert;
    response.writeHead(isFine ? 200 : 503, { 'content-type': 'application/json' });
    response.end(jsonText({ isFine, behindSeconds, silentSeconds, ...state }));
  });
  const remedy = 'Choose another port: PORT=8095 npm run rth -- follow';
  await once(server.listen(port, '127.0.0.1'), 'listening').catch((error: unknown) => {
    throw portError(error, { port, purpose: "the follower's status", remedy });
  });
  const stopping = new AbortController();
  const following = (async () => {
    while (!stopping.signal.aborted) {
      const before = follower.state();
      await follower.check();
      const { serves, releases, problem } = follower.state();
      if (serves !== before.serves) log(`✓ Serves ${releases.join(', ')}`);
      if (problem && problem !== before.problem) log(`! ${problem}`);
      if (before.problem && !problem) log('✓ The last check found no problem.');
      await pause(interval, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      stopping.abort();
      server.close();
      server.closeAllConnections();
      await following;
    },
  };
}

/** Returns a positive number for a future date too, so that a clock that was ahead does not hide a silent store. */
const secondsSince = (date: string | null): number =>
  date === null ? 0 : Math.abs(Math.round((Date.now() - Date.parse(date)) / 1_000));
