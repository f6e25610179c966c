import { storeBase } from '../owner/content';
import { DeliveryError } from '../delivery-error';
import { liveVersion, wasLive, withLive, type Live, type NamedRelease, type Registry } from '../registry';
import { readRelease, type ReleaseRecord } from '../release/release-record';
import type { StateFolders } from '../state-folders';
import { readHistory } from '../store/log';
import { fetchRelease } from '../store/transfer';
import { changeLive, type ChangeOptions, type ReleaseChange } from './promote';

/** Reads a release after fetching it if necessary. @throws DeliveryError when the release does not exist. */
export async function readAnyRelease(folders: StateFolders, release: NamedRelease): Promise<ReleaseRecord> {
  await fetchRelease(folders, release);
  return readRelease(folders.releases, release.app, release.version);
}

/**
 * Makes all chosen releases live, or none of them. Composes the live releases again when none is chosen.
 * @param choose called again when another command has changed the registry.
 * @param renewsIdentity whether this checkout's identity becomes the one below the owner's fields. @throws DeliveryError
 */
export async function promoteReleases(
  folders: StateFolders,
  choose: (registry: Registry) => readonly NamedRelease[] | Promise<readonly NamedRelease[]>,
  options: ChangeOptions,
  renewsIdentity = false,
): Promise<readonly ReleaseChange[]> {
  return changeLive(folders, options, async (before) => {
    const content = renewsIdentity
      ? await storeBase(folders.store, before, options.identity)
      : before.content;
    return withReleases(folders, { ...before, content }, await choose(before));
  });
}

/** Returns what is live when these releases are too. */
export async function withReleases(
  folders: StateFolders,
  before: Live,
  chosen: readonly NamedRelease[],
): Promise<Live> {
  let next = before;
  for (const release of chosen) next = withLive(next, await readAnyRelease(folders, release));
  return next;
}

/** Returns the live release of the same app if its commit is newer, or else null. */
export async function newerLive(
  { releases }: StateFolders,
  registry: Registry,
  { app, committed }: ReleaseRecord,
): Promise<ReleaseRecord | null> {
  const version = liveVersion(registry, app);
  const live = version === null ? null : await readRelease(releases, app, version).catch(() => null);
  return committed && live?.committed && committed < live.committed ? live : null;
}

/** @throws DeliveryError if the live release's commit is newer, as when a CI pipeline finishes late. */
export async function refuseOlder(
  folders: StateFolders,
  registry: Registry,
  record: ReleaseRecord,
): Promise<void> {
  const { app, version, committed } = record;
  const present = await newerLive(folders, registry, record);
  if (!present) return;
  throw new DeliveryError(
    `${app} ${version} was made from a commit of ${committed}, older than the live release ${present.version} (commit of ${present.committed}).`,
    `To promote the older release anyway: npm run promote -- ${app}@${version} --older. To undo the last promotion: npm run rollback -- ${app}@<version>`,
  );
}

/**
 * Makes an earlier release live. It changes nothing if the release is live, so that the command can be repeated.
 * @throws DeliveryError when the release was never live.
 */
export async function rollBack(
  folders: StateFolders,
  target: NamedRelease,
  options: ChangeOptions,
): Promise<readonly ReleaseChange[]> {
  const { app, version } = target;
  return changeLive(folders, { ...options, kind: 'rollback' }, async (before) => {
    if (liveVersion(before, app) === version) return before;
    if (!wasLive(await readHistory(folders), target))
      throw new DeliveryError(
        `${app} ${version} was never live.`,
        `Earlier releases: ${before.previous[app]?.join(', ') || 'none'}. To make another release live: npm run promote -- ${app}@${version}`,
      );
    return withLive(before, await readAnyRelease(folders, target));
  });
}
