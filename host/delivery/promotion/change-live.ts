import { type ComposeOptions, optionsFor } from '../compose/compose-options';
import { DeliveryError } from '../delivery-error';
import { removeTree, syncTree } from '../files';
import { composeJudged } from '../gate/gate';
import type { Proposal } from '../gate/candidate';
import type { Findings } from '../gate/refusal';
import { say } from '../progress';
import { visitedReleases, type Registry } from '../registry';
import { readRelease } from '../release-record';
import type { StateFolders } from '../state-folders';
import { bringHere } from '../store/bring-here';
import { swapRegistry } from '../store/stored-registry';
import { followOnce, storeSite } from '../store/stored-site';

/** A change of what visitors get, decided from the registry as it was read. */
type LiveChange = {
  next: Registry;
  /** What the gate is asked about it. */
  proposals: readonly Proposal[];
};

type ChangedLive = {
  /** The gate's answer to the first proposal; null when nothing was asked. */
  findings: Findings | null;
  /** The folder that visitors are served from. */
  site: string;
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
 * @param decide null when there is nothing to change.
 * @throws DeliveryError
 */
export async function changeLive(
  folders: StateFolders,
  options: ComposeOptions,
  decide: (before: Registry) => Promise<LiveChange | null>,
): Promise<ChangedLive | null> {
  for (let left = rounds; left > 0; left -= 1) {
    const before = await bringHere(folders);
    const change = await decide(before);
    if (!change) return null;
    const ofNext = await optionsFor(folders.releases, change.next, options);
    const done = await composeJudgeSwitch(folders, before, change, ofNext);
    if (done) return done;
    say('  Somebody else has changed what is live meanwhile: once more, with what is live now.');
  }
  throw new DeliveryError(
    'Others go on changing what is live.',
    'Nothing was changed: run it again in a moment.',
  );
}

/** @returns null when another command has changed the registry since the change was decided. */
async function composeJudgeSwitch(
  folders: StateFolders,
  before: Registry,
  { next: decided, proposals }: LiveChange,
  options: ComposeOptions,
): Promise<ChangedLive | null> {
  const { site, findings } = await composeJudged(folders, decided, proposals, options);
  try {
    const [next] = await Promise.all([
      storeSite(folders, decided, site),
      // On disk before the switch: a power cut must not empty the site that visitors get.
      syncTree(site.folder, site.made),
    ]);
    // Somebody may have pruned a release meanwhile.
    for (const { app, version } of visitedReleases(next)) await readRelease(folders.releases, app, version);
    if ((await swapRegistry(folders, before, next)) === null) return null;
    return { findings, site: await followOnce(folders, site.folder) };
  } finally {
    // Nothing is there any more when visitors get it.
    await removeTree(site.folder);
  }
}
