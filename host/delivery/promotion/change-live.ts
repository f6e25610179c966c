import { refuseFailures } from '../compose/compose';
import type { ComposeOptions } from '../compose/compose-inputs';
import { discard, readySite, serve } from '../compose/served-site';
import { crashPoint } from '../crash-point';
import { DeliveryError } from '../delivery-error';
import { syncTree } from '../files';
import { admit, judgeSite, type AdmittedTrial } from '../gate/gate';
import type { GateQuestion } from '../gate/trial';
import type { Verdict } from '../gate/verdict';
import { say } from '../progress';
import { readRegistry, visitedReleases, type Registry } from '../registry';
import { swapRegistry } from '../registry-lock';
import { readRelease } from '../release-record';
import type { StateFolders } from '../state-folders';
import { bringHere } from '../store/bring-here';
import { storeSite } from '../store/stored-site';
import { tellVersions } from '../versions/tell-versions';

/** A change of what visitors get, decided from the registry as it was read. */
type LiveChange = {
  /** Why the lock is held: shown to other commands that wait. */
  purpose: string;
  next: Registry;
  /** What the gate is asked about it. */
  questions: readonly GateQuestion[];
};

type ChangedLive = {
  /** The gate's answer to the first question; null when nothing was asked. */
  verdict: Verdict | null;
  /** The folder that visitors are served from. */
  site: string;
};

/** How often a change is decided anew, because another command wrote the registry first. */
const rounds = { alone: 4, overStore: 12 };

/**
 * Changes what is live: composes a draft of it, has the gate judge the draft, and switches to that very
 * draft together with the registry. Compare-and-swap: when another command wrote the registry first, the
 * change is decided, composed and judged again.
 *
 * A crash before the registry is written changes nothing. After a crash between registry and switch,
 * visitors get the former site, whole, until the next change composes what the registry says.
 * @param decide null when there is nothing to change.
 * @throws DeliveryError
 */
export async function changeLive(
  folders: StateFolders,
  options: ComposeOptions,
  decide: (before: Registry) => Promise<LiveChange | null>,
): Promise<ChangedLive | null> {
  for (let left = folders.store ? rounds.overStore : rounds.alone; left > 0; left -= 1) {
    await bringHere(folders);
    const before = await readRegistry(folders.releases);
    const change = await decide(before);
    if (!change) return null;
    const done = await composeJudgeSwitch(folders, before, change, options);
    if (done) {
      await tellVersions(folders);
      return done;
    }
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
  { purpose, next: decided, questions }: LiveChange,
  options: ComposeOptions,
): Promise<ChangedLive | null> {
  const { releases } = folders;
  const trials: AdmittedTrial[] = [];
  for (const question of questions) trials.push(await admit(folders, question, options));
  const site = await readySite(folders, decided, options);
  crashPoint('composed');
  try {
    const verdicts: Verdict[] = [];
    for (const trial of trials) verdicts.push(await judgeSite(folders, trial, site, options));
    await refuseFailures(site);
    crashPoint('checked');
    const [next] = await Promise.all([
      storeSite(folders, decided, site, options),
      // On disk before the switch: a power cut must not empty the site that visitors get.
      site.isDraft ? syncTree(site.folder, site.made, site.paths.length > 1_000) : undefined,
    ]);
    let folder = site.folder;
    // Somebody may have pruned a release meanwhile.
    const confirm = () =>
      Promise.all(visitedReleases(next).map(({ app, version }) => readRelease(releases, app, version)));
    const afterwards = async () => {
      folder = await serve(folders, next, site, options);
    };
    const isDone = await swapRegistry(folders, { purpose, before, next, confirm, afterwards });
    if (isDone) return { verdict: verdicts[0] ?? null, site: folder };
  } catch (error) {
    await discard(site);
    throw error;
  }
  await discard(site);
  return null;
}
