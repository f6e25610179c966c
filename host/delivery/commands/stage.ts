import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import ms from 'ms';
import { errorMessage } from '../../server/error-code';
import { DeliveryError } from '../delivery-error';
import { guardPass, tellTakenBack } from '../guard/guard-pass';
import { guardInterval } from '../guard/start-guard';
import { say } from '../progress';
import { endStaging, shareOfVisitors, stage } from '../stage/staging';
import { stateFolders } from '../state-folders';
import { bringHere } from '../store/bring-here';
import { appOfSite, releaseNamed, checkoutOptions, milliseconds } from './arguments';

/** Commands for a release that a share of the visitors gets. */
export function addStageCommands(program: Command): void {
  program
    .command('stage')
    .description('give a share of the visitors a release')
    .argument('<release>', 'such as towns@1.3.0-3fa9c2d1e0; with --abort the app is enough')
    .option('--traffic <share>', 'per cent of the visitors, a whole number from 0 to 100')
    .option('--guard', 'take it back by itself when it fails its visitors, or else promote it')
    .option('--for <time>', 'after which the guard promotes', '2h')
    .option('--abort', 'give all visitors the live release again, at once')
    .action((name: string, options: StageOptions) => (options.abort ? endNow(name) : start(name, options)));
  program
    .command('guard')
    .description('take a staged release back when it fails, or promote it')
    .option('--once', 'look once; by default until it is stopped')
    .action(guard);
}

type StageOptions = { traffic?: string; abort?: boolean; guard?: boolean; for: string };

async function start(name: string, { traffic = '', guard, for: time }: StageOptions): Promise<void> {
  const folders = stateFolders();
  const share = shareOfVisitors(traffic);
  const { app, version } = await releaseNamed(folders.releases, name);
  const guardFor = guard ? milliseconds(time, '--for') : undefined;
  if (guard && share % 100 === 0) {
    throw new DeliveryError(
      `A guard compares two releases, and with ${share} % only one of them has visitors.`,
      'Give a share from 1 to 99, such as --traffic 10.',
    );
  }
  await stage(folders, app, version, share, { ...(await checkoutOptions()), guardFor });
  say(
    `${share} % of the visitors get ${app} ${version}, the others what is live.`,
    guardFor === undefined
      ? 'Nobody watches it: add --guard.'
      : `If nothing speaks against it, it is promoted through the gate after ${ms(guardFor, { long: true })}.`,
    `For all:  npm run promote -- ${app}@${version}`,
    `For none: npm run rth -- stage ${app} --abort`,
  );
}

async function endNow(name: string): Promise<void> {
  const folders = stateFolders();
  const app = await appOfSite(folders.releases, name.split('@')[0] ?? '');
  await endStaging(folders, app, await checkoutOptions());
  say(`All visitors get the live release of ${app}.`);
}

/** Watches staged releases. A look that fails is repeated, since everything lies on disk. */
async function guard({ once = false }: { once?: boolean }): Promise<void> {
  const folders = stateFolders();
  for (;;) {
    try {
      await bringHere(folders);
      const decided = await guardPass(folders, await checkoutOptions());
      await tellTakenBack(folders);
      const done = decided?.kind === 'promote' ? 'promoted' : 'taken back';
      if (decided) say(`${decided.app}@${decided.version}: ${done} by the guard; ${decided.why}`);
    } catch (error) {
      if (once) throw error;
      say(`! The guard could not look: ${errorMessage(error)}`);
    }
    if (once) return;
    await pause(guardInterval);
  }
}
