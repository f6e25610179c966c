import type { Command } from 'commander';
import ms from 'ms';
import { stagedRelease } from '../compose/staged-release';
import { DeliveryError } from '../delivery-error';
import { report } from '../progress';
import { readRegistry } from '../registry';
import { endStaging, shareOfVisitors, stage } from '../stage/staging';
import { stateFolders } from '../state-folders';
import { appOfSite, releaseNamed } from './app-arguments';
import { composeOptions, liveOptions } from './compose-options';
import { milliseconds } from './duration';

type StageOptions = { traffic?: string; abort?: boolean; guard?: boolean; for: string };

/** `stage`: a release for a share of the visitors. */
export function addStageCommand(program: Command): void {
  program
    .command('stage')
    .description('give a share of the visitors a release; alone: what is staged')
    .argument('[release]', 'such as towns@1.3.0-3fa9c2d1e0; with --abort the app is enough')
    .option('--traffic <share>', 'per cent of the visitors, a whole number from 0 to 100')
    .option('--guard', 'take it back by itself when it fails its visitors, or else promote it')
    .option('--for <time>', 'after which the guard promotes', '2h')
    .option('--abort', 'give all visitors the live release again, at once')
    .action(async (name: string | undefined, { traffic, abort, guard, for: time }: StageOptions) => {
      if (abort) return await endNow(name);
      if (name === undefined) return await tellStaged();
      if (traffic === undefined) {
        throw new DeliveryError(
          'No share of the visitors is named.',
          `Say which, such as: npm run rth -- stage ${name} --traffic 10`,
        );
      }
      const folders = stateFolders();
      const share = shareOfVisitors(traffic);
      const { app, version } = await releaseNamed(folders.releases, name);
      const guardFor = guard ? milliseconds(time, '--for') : undefined;
      if (guard) refuseToCompare(share);
      await stage(folders, app, version, share, { ...(await liveOptions()), guardFor });
      report({ staged: { app, version, traffic: share } }, [
        `${share} % of the visitors get ${app} ${version}, the others what is live.`,
        guardFor === undefined
          ? 'Nobody watches it: add --guard.'
          : `If nothing speaks against it, it is promoted through the gate after ${ms(guardFor, { long: true })}.`,
        `For all:  npm run promote -- ${app}@${version}`,
        `For none: npm run rth -- stage ${app} --abort`,
      ]);
    });
}

function refuseToCompare(share: number): void {
  if (share > 0 && share < 100) return;
  throw new DeliveryError(
    `A guard compares two releases, and with ${share} % only one of them has visitors.`,
    'Give a share from 1 to 99, such as --traffic 10.',
  );
}

async function tellStaged(): Promise<void> {
  const staged = stagedRelease(await readRegistry(stateFolders().releases));
  const line = staged
    ? `${staged.app} ${staged.version} is staged for ${staged.traffic} % of the visitors.`
    : 'Nothing is staged: all visitors get what is live.';
  report({ staged }, line);
}

async function endNow(name: string | undefined): Promise<void> {
  const { releases } = stateFolders();
  const staged = stagedRelease(await readRegistry(releases));
  const app = name === undefined ? staged?.app : await appOfSite(releases, name.split('@')[0] ?? '');
  if (app === undefined)
    throw new DeliveryError('Nothing is staged.', 'There is nothing to end: all visitors get what is live.');
  await endStaging(stateFolders(), app, await composeOptions());
  report({ staged: null }, `All visitors get the live release of ${app}.`);
}
