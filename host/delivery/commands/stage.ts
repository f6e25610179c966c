import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import { errorMessage } from '../../server/error-code';
import { DeliveryError } from '../delivery-error';
import { guardPass, reportEndedStages } from '../guard/guard-pass';
import { guardInterval } from '../guard/start-guard';
import { print } from '../progress';
import { endStage, stage } from '../promotion/changes';
import { stateFolders } from '../state-folders';
import { syncFromStore } from '../store/sync-from-store';
import { appOfSite, releaseNamed, checkoutOptions } from './arguments';

/** Adds the commands for a release that only a share of the visitors gets. */
export function addStageCommands(program: Command): void {
  program
    .command('stage')
    .description('give a release to a share of the visitors')
    .argument('<release>', 'such as towns@1.3.0-3fa9c2d1e0; with --abort the app is enough')
    .option('--traffic <share>', 'per cent of the visitors, a whole number from 0 to 100')
    .option('--abort', 'give all visitors the live release again, at once')
    .action((name: string, options: StageOptions) => (options.abort ? abort(name) : start(name, options)));
  program
    .command('guard')
    .description('end a stage when only its visitors report a failure')
    .option('--once', 'check once; by default, check until stopped')
    .action(guard);
}

type StageOptions = { traffic?: string; abort?: boolean };

async function start(name: string, { traffic = '' }: StageOptions): Promise<void> {
  const folders = stateFolders();
  const share = shareOfVisitors(traffic);
  const { app, version } = await releaseNamed(folders, name);
  await stage(folders, app, version, share, await checkoutOptions());
  print(
    `${share} % of the visitors get ${app} ${version}; the others get the live release.`,
    'A guard ends the stage when three of its visitors report a failure that no other visitor reports.',
    `For all:  npm run promote -- ${app}@${version}`,
    `For none: npm run rth -- stage ${app} --abort`,
  );
}

/** Parses a share in per cent. @throws DeliveryError unless the text is a whole number from 0 to 100. */
function shareOfVisitors(text: string): number {
  const share = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (share <= 100) return share;
  throw new DeliveryError(
    `"${text}" is not a share of the visitors.`,
    'Write a whole number from 0 to 100, such as --traffic 10.',
  );
}

async function abort(name: string): Promise<void> {
  const folders = stateFolders();
  const app = await appOfSite(folders, name.split('@')[0] ?? '');
  await endStage(folders, app, await checkoutOptions());
  print(`All visitors get the live release of ${app}.`);
}

/** Checks the stage once or repeatedly. Continues after a failed check, because a check keeps no state in memory. */
async function guard({ once = false }: { once?: boolean }): Promise<void> {
  const folders = stateFolders();
  for (;;) {
    try {
      await syncFromStore(folders);
      const ended = await guardPass(folders, await checkoutOptions());
      await reportEndedStages(folders);
      if (ended) print(`${ended.app}@${ended.version}: rolled back by the guard; ${ended.why}`);
    } catch (error) {
      if (once) throw error;
      print(`! The guard failed: ${errorMessage(error)}`);
    }
    if (once) return;
    await pause(guardInterval);
  }
}
