import { type ComposeOptions, optionsFor } from '../compose/compose-options';
import { publishDraft } from '../compose/make-current';
import { isServed } from '../compose/served-site';
import { DeliveryError } from '../delivery-error';
import { removeTree, syncTree } from '../files';
import { composeJudged } from '../gate/gate';
import type { Change } from '../gate/candidate';
import type { Findings } from '../gate/refusal';
import { say } from '../progress';
import { liveVersion, visitedReleases, type Registry } from '../registry';
import { readRelease } from '../release-record';
import type { StateFolders } from '../state-folders';
import { bringHere } from '../store/bring-here';
import { swapRegistry } from '../store/stored-registry';
import { bringLiveSite, followOnce, storeSite } from '../store/stored-site';

export type ChangeOptions = ComposeOptions & {
  /** For a rollback in an emergency: skips the gate. Pages that cannot be composed still refuse it. */
  withoutGate?: boolean;
};

export type ChangedLive = {
  /** Whether the registry says anything else than before. */
  isChanged: boolean;
  /** Apps of which another release is live, or none. */
  changes: readonly { app: string; from: string | null; to: string | null }[];
  /** The gate's findings; null when nothing was asked. */
  findings: Findings | null;
};

/** How often a change is decided anew, because another command wrote the registry first. */
const rounds = 12;

/**
 * Changes what is live: composes a draft of it, has the gate judge the draft, stores it, writes the registry that
 * names it, and follows. Compare-and-swap: when another command wrote the registry first, the change is decided,
 * composed and judged again.
 *
 * A crash before the registry is written changes nothing. After a crash between registry and switch,
 * visitors get the former site, whole, until the next change or a follower brings what the registry says.
 * @param decide which registry comes next; the same one when there is nothing to change: then the site is composed only
 * only where it would be another site than the one that the registry names.
 * @throws DeliveryError
 */
export async function changeLive(
  folders: StateFolders,
  options: ChangeOptions,
  decide: (before: Registry) => Registry | Promise<Registry>,
): Promise<ChangedLive> {
  for (let left = rounds; left > 0; left -= 1) {
    const before = await bringHere(folders);
    await bringLiveSite(folders, before);
    const change = { before, next: await decide(before) };
    const isChanged = change.next !== before;
    const ofNext = await optionsFor(folders.releases, change.next, options);
    const done = await composeJudgeSwitch(folders, change, ofNext);
    if (done) return { isChanged, changes: changesOf(change), ...done };
    say('  Another change went live meanwhile: trying again on top of it.');
  }
  throw new DeliveryError(
    'Others go on changing what is live.',
    'Nothing was changed: run it again in a moment.',
  );
}

function changesOf({ before, next }: Change): ChangedLive['changes'] {
  const apps = Object.keys({ ...before.microFrontends, ...next.microFrontends });
  const all = apps.map((app) => ({ app, from: liveVersion(before, app), to: liveVersion(next, app) }));
  return all.filter(({ from, to }) => from !== to);
}

/** @returns null when another command has changed the registry since the change was decided. */
async function composeJudgeSwitch(
  folders: StateFolders,
  change: Change,
  { withoutGate = false, ...options }: ChangeOptions,
): Promise<Pick<ChangedLive, 'findings'> | null> {
  const { site, findings } = await composeJudged(folders, change, options, !withoutGate);
  try {
    if (change.next === change.before && site.site === change.before.store?.site) {
      if (await isServed(folders, change.before)) return { findings };
      await syncTree(site.folder, site.made);
      await publishDraft(folders.site, site.folder);
      return { findings };
    }
    const [next] = await Promise.all([
      storeSite(folders, change.next, site),
      // On disk before the switch: a power cut must not empty the site that visitors get.
      syncTree(site.folder, site.made),
    ]);
    // Another process may have pruned a release meanwhile.
    for (const { app, version } of visitedReleases(next)) await readRelease(folders.releases, app, version);
    if ((await swapRegistry(folders, change.before, next)) === null) return null;
    await followOnce(folders, site.folder);
    return { findings };
  } finally {
    // Nothing is there any more when visitors get it.
    await removeTree(site.folder);
  }
}
