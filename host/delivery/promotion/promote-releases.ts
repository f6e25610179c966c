import { hostname, userInfo } from 'node:os';
import { DeliveryError } from '../delivery-error';
import {
  liveVersion,
  previousVersion,
  withLive,
  type ChangeWords,
  type NamedRelease,
  type Registry,
} from '../registry';
import { readRelease } from '../release-record';
import type { StateFolders } from '../state-folders';
import { changeLive, type ChangedLive, type ChangeOptions } from './change-live';

/**
 * Makes releases live: all of them or none. Without releases, the site is composed again from what is
 * live.
 * @param choose picks releases from the registry; called again when another command has changed it.
 * @throws DeliveryError
 */
export async function promoteReleases(
  folders: StateFolders,
  choose: (registry: Registry) => readonly NamedRelease[] | Promise<readonly NamedRelease[]>,
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
 * For `promoteReleases`: returns the release before the one that was live at the first call, so that a concurrent
 * promotion is never rolled back. @throws DeliveryError when there is none, or when another change was faster.
 */
export function releaseBefore(app: string): (registry: Registry) => readonly NamedRelease[] {
  let taken: string | null = null;
  return (registry: Registry) => {
    const live = liveVersion(registry, app);
    const version = previousVersion(registry, app);
    if (taken !== null && live !== taken) {
      throw new DeliveryError(
        `Another change has just made ${live ?? 'nothing'} of ${app} live, in place of ${taken}.`,
        'npm run status shows what is live; roll back again if it is still wrong.',
      );
    }
    taken = live;
    if (version) return [{ app, version }];
    throw new DeliveryError(
      live ? `Nothing was live of ${app} before ${live}.` : `Nothing of ${app} is live.`,
      `npm run status lists other releases to promote. To take it off the site: npm run rth -- withdraw ${app}`,
    );
  };
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
