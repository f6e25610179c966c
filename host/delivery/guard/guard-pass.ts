import { readFailures } from '../../server/failures/failure-log';
import type { GuardOutcome } from '../../server/failures/versions-file';
import type { ComposeOptions } from '../compose/compose-inputs';
import { GateRefusal } from '../gate/gate';
import { changeLive } from '../promotion/change-live';
import { promoteReleases } from '../promotion/promote-releases';
import {
  liveEntry,
  liveVersion,
  readRegistry,
  stagedEntry,
  withOutcome,
  withoutStaged,
  type Registry,
} from '../registry';
import { previousVersion } from '../registry-history';
import type { StateFolders } from '../state-folders';
import { swapRegistry } from '../store/stored-registry';
import { decide, type Watched } from './decide';

/** Every release that a guard watches: the staged one, and those promoted with `--watch`. */
export function watchedReleases(registry: Registry): Watched[] {
  return Object.keys(registry.microFrontends).flatMap((app): Watched[] => {
    const [live, staged] = [liveEntry(registry, app), stagedEntry(registry, app)];
    const times = (entry: typeof live) => {
      const { since = '', until = null } = entry?.extras?.watch ?? {};
      return until === null ? null : { since: Date.parse(since), until: Date.parse(until) };
    };
    const [ofLive, ofStaged] = [times(live), times(staged)];
    const traffic = staged?.deployment?.traffic ?? 0;
    return [
      ...(live && ofLive
        ? [{ kind: 'promotion' as const, app, version: live.metadata.version, ...ofLive }]
        : []),
      ...(live && staged && ofStaged
        ? [
            {
              ...{ kind: 'stage' as const, app, version: staged.metadata.version, ...ofStaged },
              ...{ other: live.metadata.version, traffic },
            },
          ]
        : []),
    ];
  });
}

export type Decided = { app: string; outcome: GuardOutcome };

/**
 * One look of the guard: decides about each watched release and does what was decided. All it knows lies in the
 * registry and among the reports, so it may be killed at any moment, and two guards do no harm: who comes second
 * finds that nothing is watched any more.
 * @returns what has been decided.
 */
export async function guardPass(
  folders: StateFolders,
  options: ComposeOptions,
  now = new Date(),
): Promise<Decided[]> {
  const decided: Decided[] = [];
  for (const watched of watchedReleases(await readRegistry(folders.releases))) {
    const length = now.getTime() - watched.since;
    const from = watched.kind === 'stage' ? watched.since : watched.since - length;
    const { failures } = await readFailures(folders.received, new Date(from));
    const { what, evidence, ...why } = decide(watched, failures, now.getTime());
    if (what === 'wait') continue;
    const reason = 'reason' in why ? why.reason : 'time';
    const outcome = (result: GuardOutcome['result'], live: string): GuardOutcome => {
      return { date: now.toISOString(), version: watched.version, live, result, reason, evidence };
    };
    const done = await (what === 'finish' ? finish : takeBack)(folders, options, watched, outcome);
    if (done) decided.push({ app: watched.app, outcome: done });
  }
  return decided;
}

type Outcome = (result: GuardOutcome['result'], live: string) => GuardOutcome;
type Act = (
  folders: StateFolders,
  options: ComposeOptions,
  watched: Watched,
  outcome: Outcome,
) => Promise<GuardOutcome | null>;

/** Whether it is watched still; a person may have ended the stage, or promoted something else, meanwhile. */
const isStill = (registry: Registry, { kind, app, version, since }: Watched) =>
  watchedReleases(registry).some(
    (one) => one.kind === kind && one.app === app && one.version === version && one.since === since,
  );

const takeBack: Act = async (folders, options, watched, outcome) =>
  watched.kind === 'stage'
    ? endStage(folders, options, watched, outcome)
    : rollBack(folders, options, watched, outcome);

const endStage: Act = async (folders, options, watched, outcome) => {
  const { app } = watched;
  let done: GuardOutcome | null = null;
  await changeLive(folders, options, async (before) => {
    done = null;
    if (!isStill(before, watched)) return null;
    done = outcome('taken-back', liveVersion(before, app) ?? '');
    const next = withOutcome(withoutStaged(before, app), app, done);
    return { next, proposals: [] };
  });
  return done;
};

const rollBack: Act = async (folders, options, watched, outcome) => {
  const { app } = watched;
  try {
    return await promoteAs('rollback', folders, options, watched, (before) =>
      outcome('rolled-back', previousVersion(before, app) ?? ''),
    );
  } catch (error) {
    if (!(error instanceof GateRefusal)) throw error;
    return noteOnly(folders, watched, { ...outcome('stuck', watched.version), reason: 'gate' });
  }
};

const finish: Act = async (folders, options, watched, outcome) => {
  if (watched.kind === 'promotion') return noteOnly(folders, watched, outcome('kept', watched.version));
  try {
    return await promoteAs('promote', folders, options, watched, () => outcome('promoted', watched.version));
  } catch (error) {
    if (!(error instanceof GateRefusal)) throw error;
    return endStage(folders, options, watched, (...of) => ({ ...outcome(...of), reason: 'gate' }));
  }
};

/** Makes the release live that the outcome names. @returns null when there is nothing to do any more. */
async function promoteAs(
  kind: 'promote' | 'rollback',
  folders: StateFolders,
  options: ComposeOptions,
  watched: Watched,
  outcome: (before: Registry) => GuardOutcome,
): Promise<GuardOutcome | null> {
  const { app } = watched;
  let done: GuardOutcome | null = null;
  const choose = (before: Registry) => {
    done = isStill(before, watched) ? outcome(before) : null;
    return done && done.live !== '' ? [{ app, version: done.live }] : [];
  };
  const alsoNote = (next: Registry) => (done ? withOutcome(next, app, done) : next);
  await promoteReleases(folders, choose, { ...options, kind, by: 'guard', alsoNote });
  return done;
}

/** What visitors get stays as it is. */
async function noteOnly(
  folders: StateFolders,
  watched: Watched,
  outcome: GuardOutcome,
): Promise<GuardOutcome | null> {
  const before = await readRegistry(folders.releases);
  if (!isStill(before, watched)) return null;
  const next = withOutcome(before, watched.app, outcome);
  return (await swapRegistry(folders, before, next)) ? outcome : null;
}
