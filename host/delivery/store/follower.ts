import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { errorMessage } from '../error-code';
import { portError } from '../port';
import { servedSite } from '../compose/site-folder';
import { jsonText } from '../files';
import { liveReleases } from '../registry';
import type { StateFolders } from '../state-folders';
import { readRegistry } from './log';
import { deleteRemovedFiles, serveSite } from './sync-from-store';

/** Result of a check. */
type Followed = {
  /** Hash of the served site's manifest. */
  serves: string | null;
  /** Live releases, such as `towns@1.3.0-3fa9c2d1e0`; none when the store could not be read. */
  releases: string[];
  /** Why the served site may be outdated; null when it is the live one. */
  problem: string | null;
};

/** Reads the newest entry and serves the site that it names. Never throws. */
export async function followStore(folders: Pick<StateFolders, 'site' | 'store'>): Promise<Followed> {
  const releases: string[] = [];
  try {
    const registry = await readRegistry(folders);
    if (!registry.site)
      throw new Error(`${folders.store.name} has no site, because nothing was promoted into it yet.`);
    releases.push(...liveReleases(registry).map(({ app, version }) => `${app}@${version}`));
    await serveSite(folders, registry.site);
    await deleteRemovedFiles(folders.site, registry);
    return { serves: registry.site, releases, problem: null };
  } catch (error) {
    const serves = await servedSite(folders).catch(() => null);
    return { serves, releases, problem: errorMessage(error) };
  }
}

/** Milliseconds between checks. */
const interval = 2_000;
/** Seconds without a successful check after which an administrator should act. */
const worthAnAlert = 60;

/**
 * Follows the store, and reports its state over HTTP with status 503 when an administrator should act.
 * @param port 0 for any free port. @returns the URL, and a function that stops the follower.
 */
export async function startFollower(
  folders: Pick<StateFolders, 'site' | 'store'>,
  port: number,
  log: (line: string) => void,
): Promise<{ url: string; close: () => Promise<void> }> {
  let state: Followed = { serves: await servedSite(folders), releases: [], problem: null };
  let upToDateAt = Date.now();
  const server = createServer((_, response) => {
    // A positive number for a future date too, so that a clock that was ahead does not hide a silent store.
    const secondsBehind = Math.abs(Math.round((Date.now() - upToDateAt) / 1_000));
    const isFine = state.serves !== null && secondsBehind < worthAnAlert;
    response.writeHead(isFine ? 200 : 503, { 'content-type': 'application/json' });
    response.end(jsonText({ isFine, secondsBehind, ...state }));
  });
  const remedy = 'Choose another port: PORT=8095 npm run rth -- follow';
  await once(server.listen(port, '127.0.0.1'), 'listening').catch((error: unknown) => {
    throw portError(error, { port, purpose: "the follower's status", remedy });
  });
  const stopping = new AbortController();
  const following = (async () => {
    while (!stopping.signal.aborted) {
      const before = state;
      state = await followStore(folders);
      const { serves, releases, problem } = state;
      if (!problem) upToDateAt = Date.now();
      if (serves !== before.serves) log(`✓ Serves ${releases.join(', ')}`);
      if (problem && problem !== before.problem) log(`! ${problem}`);
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
