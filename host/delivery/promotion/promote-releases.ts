import { hostname, userInfo } from 'node:os';
import type { ComposeOptions } from '../compose/compose-options';
import { isServed } from '../compose/served-site';
import { proposalsFor } from '../gate/candidate';
import type { Findings } from '../gate/refusal';
import { liveVersion, stagedEntry, withLive, type ChangeWords, type Registry } from '../registry';
import { readRelease } from '../release-record';
import type { StateFolders } from '../state-folders';
import { changeLive } from './change-live';

export type ChosenRelease = { app: string; version: string };

export type Promotion = {
  /** Empty when all of them were live before. */
  changes: readonly { app: string; from: string | null; to: string }[];
  /** The gate's findings; null when the gate was not asked. */
  findings: Findings | null;
  /** The folder that visitors are served from. */
  site: string;
};

type PromoteOptions = ComposeOptions &
  ChangeWords & {
    /** For a rollback in an emergency: skips the gate. Pages that cannot be composed still refuse it. */
    withoutGate?: boolean;
  };

/**
 * Makes releases live: all of them or none. Without releases, the site is composed again from what is
 * live.
 * @param choose picks releases from the registry; called again when another command has changed it.
 * @throws DeliveryError
 */
export async function promoteReleases(
  folders: StateFolders,
  choose: (registry: Registry) => readonly ChosenRelease[] | Promise<readonly ChosenRelease[]>,
  options: PromoteOptions,
): Promise<Promotion> {
  let changes: { app: string; from: string | null; to: string }[] = [];
  const done = await changeLive(folders, options, async (before) => {
    let next = before;
    changes = [];
    for (const { app, version } of await choose(before)) {
      const release = await readRelease(folders.releases, app, version);
      const from = liveVersion(next, app);
      if (from === version && !stagedEntry(next, app)) continue;
      const { by = accountName(folders), kind, outcome } = options;
      next = withLive(next, release, { by, kind, outcome });
      changes.push({ app, from, to: version });
    }
    if (changes.length === 0)
      return (await isServed(folders, next, options)) ? null : { next, proposals: [] };
    const proposal = { before, next, chosen: changes.map(({ app }) => app) };
    const proposals = options.withoutGate ? [] : await proposalsFor(folders.releases, proposal);
    return { next, proposals };
  });
  return { changes, findings: done?.findings ?? null, site: done?.site ?? folders.site };
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
