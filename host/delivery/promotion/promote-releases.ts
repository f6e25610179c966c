import { hostname, userInfo } from 'node:os';
import { liveVersion, withLive, type ChangeWords, type Registry } from '../registry';
import { readRelease } from '../release-record';
import type { StateFolders } from '../state-folders';
import { changeLive, type ChangedLive, type ChangeOptions } from './change-live';

export type ChosenRelease = { app: string; version: string };

/**
 * Makes releases live: all of them or none. Without releases, the site is composed again from what is
 * live.
 * @param choose picks releases from the registry; called again when another command has changed it.
 * @throws DeliveryError
 */
export async function promoteReleases(
  folders: StateFolders,
  choose: (registry: Registry) => readonly ChosenRelease[] | Promise<readonly ChosenRelease[]>,
  { by = accountName(folders), kind, why, ...options }: ChangeOptions & ChangeWords,
): Promise<ChangedLive> {
  return changeLive(folders, options, async (before) => {
    let next = before;
    for (const { app, version } of await choose(before)) {
      const release = await readRelease(folders.releases, app, version);
      if (liveVersion(next, app) !== version) next = withLive(next, release, { by, kind, why });
    }
    return next;
  });
}

/**
 * Who changes what is live: an account, and where machines share a store the machine, too (`RTH_MACHINE`, or its name).
 * @returns undefined for an account without a name, as in some containers.
 */
export function accountName({ store }: Pick<StateFolders, 'store'>): string | undefined {
  const machine = store.isOwn ? undefined : process.env.RTH_MACHINE || hostname();
  try {
    const { username } = userInfo();
    return machine ? `${username}@${machine}` : username;
  } catch {
    return machine;
  }
}
