import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { errorMessage } from '../../../server/error-code';
import { promoteReleases, rollBack } from '../../promotion/changes';
import { prune } from '../../promotion/prune';
import type { StateFolders } from '../../state-folders';
import { sampleOptions } from '../../testing/changes';
import { releaseSample } from '../../testing/sample-releases';
import { syncFromStore } from '../sync-from-store';
import { openFollower } from '../follower';
import { shareRelease } from '../stored-release';

export type Step =
  | { do: 'release' | 'promote'; app: string; version: string }
  | { do: 'rollback'; app: string }
  | { do: 'follow' }
  | { do: 'prune' };

/** The change that a step made, or the reason why the step was refused. */
export type Outcome = { app: string; from: string | null; to: string | null } | { refused: string } | 'done';

/** Makes a release whose page shows the app and the version. */
export const sampleRelease = (releases: string, app: string, version: string): Promise<void> =>
  releaseSample(releases, app, { version, html: `<h1>${app} ${version}</h1>` });

/** Runs a step as the command of the same name would. */
export async function doStep(folders: StateFolders, step: Step): Promise<Outcome> {
  try {
    if (step.do === 'follow') return await follow(folders);
    if (step.do === 'prune') {
      // Sets the clock two months ahead, because a prune keeps recent objects.
      await prune(folders, false, new Date(Date.now() + 60 * 24 * 3_600_000));
      return 'done';
    }
    await syncFromStore(folders);
    if (step.do === 'release') {
      await sampleRelease(folders.releases, step.app, step.version);
      await shareRelease(folders, step);
      return 'done';
    }
    const options = await sampleOptions();
    const { changes } =
      step.do === 'promote'
        ? await promoteReleases(folders, () => [step], options)
        : await rollBack(folders, step.app, options);
    return changes[0] ?? { refused: 'it is live already' };
  } catch (error) {
    return { refused: errorMessage(error) };
  }
}

async function follow(folders: StateFolders): Promise<Outcome> {
  const follower = await openFollower(folders);
  await follower.check();
  const { problem } = follower.state();
  return problem === null ? 'done' : { refused: problem };
}

export type Ended = { outcomes: Outcome[]; signal: NodeJS.Signals | null; output: string };

/**
 * Runs steps in a process that acts as another machine.
 * @param env variables that name the store, the machine and the step at which to kill the process.
 */
export async function runMachine(
  folder: string,
  steps: readonly Step[],
  env: Record<string, string> = {},
): Promise<Ended> {
  const require = createRequire(__filename);
  const script = path.join(__dirname, 'machine-process.ts');
  const args = ['--require', require.resolve('tsx/cjs'), script, JSON.stringify(steps)];
  const child = spawn(process.execPath, args, { env: { ...process.env, RTH_STATE: folder, ...env } });
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_, by) => resolve(by)));
  const [output, signal] = await Promise.all([text(child.stderr), ended, text(child.stdout)]).then(
    ([errors, by, lines]) => [errors + lines, by] as const,
  );
  const outcomes = output.split('\n').flatMap((line): Outcome[] => {
    return line.startsWith('outcome ') ? [JSON.parse(line.slice('outcome '.length))] : [];
  });
  return { outcomes, signal, output };
}
