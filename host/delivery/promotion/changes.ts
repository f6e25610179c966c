import type { ComposeOptions } from '../compose/compose-options';
import { DeliveryError } from '../delivery-error';
import {
  liveVersion,
  previousVersion,
  withLive,
  withoutStage,
  withStage,
  withdrawn,
  type NamedRelease,
  type Registry,
  type Stage,
} from '../registry';
import { ownerApp, readRelease, type ReleaseRecord } from '../release/release-record';
import type { StateFolders } from '../state-folders';
import { fetchRelease } from '../store/stored-release';
import { changeLive, type ChangedLive, type ChangeOptions } from './promote';

/** Reads a release after fetching it if necessary. @throws DeliveryError when the release does not exist. */
export async function readAnyRelease(folders: StateFolders, release: NamedRelease): Promise<ReleaseRecord> {
  await fetchRelease(folders, release);
  return readRelease(folders.releases, release.app, release.version);
}

/**
 * Makes all chosen releases live, or none of them. Composes the live releases again when none is chosen.
 * @param choose called again when another command has changed the registry. @throws DeliveryError
 */
export async function promoteReleases(
  folders: StateFolders,
  choose: (registry: Registry) => readonly NamedRelease[] | Promise<readonly NamedRelease[]>,
  options: ChangeOptions,
): Promise<ChangedLive> {
  return changeLive(folders, options, async (before) => {
    let next = before;
    for (const { app, version } of await choose(before)) {
      const release = await readAnyRelease(folders, { app, version });
      if (liveVersion(next, app) !== version) next = withLive(next, release);
    }
    return next;
  });
}

/** @throws DeliveryError if the live release's commit is newer, as when a CI pipeline finishes late. */
export async function refuseOlder(
  { releases }: StateFolders,
  registry: Registry,
  { app, version, committed }: ReleaseRecord,
): Promise<void> {
  const live = liveVersion(registry, app);
  const present = live === null ? null : await readRelease(releases, app, live).catch(() => null);
  if (!committed || !present?.committed || committed >= present.committed) return;
  throw new DeliveryError(
    `${app} ${version} was made from a commit of ${committed}, older than the live release ${present.version} (commit of ${present.committed}).`,
    `To promote the older release anyway: npm run promote -- ${app}@${version} --older. To undo the last promotion: npm run rollback -- ${app}`,
  );
}

export type RolledBack = ChangedLive & {
  /** The stage that was ended instead of a rollback; null otherwise. */
  ended: Stage | null;
};

/**
 * Undoes the last change to an app: ends its stage, or else makes the previous release live.
 * @throws DeliveryError when there is no previous release, or when another process has changed the app meanwhile.
 */
export async function rollBack(
  folders: StateFolders,
  app: string,
  options: ComposeOptions & { withoutGate?: boolean },
): Promise<RolledBack> {
  let ended: Stage | null = null;
  let first: string | null = null;
  const changed = await changeLive(folders, { ...options, kind: 'rollback' }, async (registry) => {
    ended = registry.stage?.app === app ? registry.stage : null;
    const state = JSON.stringify([liveVersion(registry, app), ended]);
    // Never rolls back a concurrent change to the same app.
    first ??= state;
    if (state !== first) {
      throw new DeliveryError(
        `Another command has just changed ${app}: ${liveVersion(registry, app) ?? 'nothing'} is live.`,
        'npm run status shows what is live. Roll back again if the live release is still wrong.',
      );
    }
    if (ended) return withoutStage(registry);
    return withLive(registry, await readAnyRelease(folders, rollbackTarget(registry, app)));
  });
  return { ...changed, ended };
}

/** @throws DeliveryError when there is no previous release. */
function rollbackTarget(registry: Registry, app: string): NamedRelease {
  const version = previousVersion(registry, app);
  if (version !== null) return { app, version };
  const live = liveVersion(registry, app);
  throw new DeliveryError(
    live ? `No release of ${app} was live before ${live}.` : `No release of ${app} is live.`,
    `npm run status lists other releases to promote. To take ${app} off the site: npm run rth -- withdraw ${app}`,
  );
}

/**
 * Takes an app with its pages and slots off the site. Other pages then show the fallback of its slots.
 * @returns the version that was live, and its pages.
 * @throws DeliveryError when the app is not live or every site needs it, GateRefusal when a page links to the app.
 */
export async function withdrawApp(
  folders: StateFolders,
  app: string,
  options: ComposeOptions,
): Promise<{ from: string; pages: readonly string[] }> {
  let done = { from: '', pages: [] as string[] };
  await changeLive(folders, { ...options, kind: 'withdraw' }, async (before) => {
    const from = liveVersion(before, app);
    if (!from)
      throw new DeliveryError(`No release of ${app} is live.`, 'npm run status lists the live releases.');
    const { pages } = await readRelease(folders.releases, app, from);
    done = { from, pages: pages.map(({ path }) => path) };
    if (app === 'host' || app === ownerApp || done.pages.includes('/'))
      throw new DeliveryError(
        `${app} cannot be withdrawn, because every site needs the host, the owner's data and the home page.`,
        `To restore its previous release: npm run rollback -- ${app}`,
      );
    return withdrawn(before, app);
  });
  return done;
}

/**
 * Gives a share of the visitors a release instead of the live release, or changes that share.
 * @param traffic per cent of the visitors. @throws DeliveryError, for example when another app is staged.
 */
export async function stage(
  folders: StateFolders,
  app: string,
  version: string,
  traffic: number,
  options: ComposeOptions,
): Promise<void> {
  await changeLive(folders, { ...options, kind: 'stage' }, async (before) => {
    refuseToStage(before, { app, version });
    return withStage(before, await readAnyRelease(folders, { app, version }), traffic);
  });
}

function refuseToStage(registry: Registry, { app, version }: NamedRelease): void {
  if (app === ownerApp) {
    throw new DeliveryError(
      'A release of the owner cannot be staged, because all visitors must get the same data.',
      `Promote it: npm run promote -- ${app}@${version}`,
    );
  }
  if (liveVersion(registry, app) === version) {
    throw new DeliveryError(
      `${app} ${version} is live already, so all visitors get it.`,
      'Choose another release; npm run status lists them.',
    );
  }
  const other = registry.stage;
  if (other && other.app !== app) {
    throw new DeliveryError(
      `${other.app} ${other.version} is already staged, and only one release can be staged at a time.`,
      `Promote the staged release, or end its stage: npm run rth -- stage ${other.app} --abort`,
    );
  }
}

/** Ends the stage of an app. @throws DeliveryError when none of its releases is staged. */
export async function endStage(folders: StateFolders, app: string, options: ComposeOptions): Promise<void> {
  await changeLive(folders, { ...options, kind: 'end-stage' }, (before) => {
    if (before.stage?.app === app) return withoutStage(before);
    const other = before.stage ? `, but ${before.stage.app} ${before.stage.version} is` : '';
    throw new DeliveryError(
      `No release of ${app} is staged${other}.`,
      'npm run status shows what is staged.',
    );
  });
}
