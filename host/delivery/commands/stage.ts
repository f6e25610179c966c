import type { Command } from 'commander';
import { stagedRelease } from '../compose/staged-release';
import { DeliveryError } from '../delivery-error';
import { report } from '../progress';
import { readRegistry } from '../registry';
import { endStaging, shareOfVisitors, stage } from '../stage/staging';
import { stateFolders } from '../state-folders';
import { knownApp, releaseNamed } from './app-arguments';
import { composeOptions, liveOptions } from './compose-options';

type StageOptions = { traffic?: string; abort?: boolean };

/** `stage`: a release for a share of the visitors. */
export function addStageCommand(program: Command): void {
  program
    .command('stage')
    .description(
      'give a share of the visitors a release; promote gives it to all. Without words: what is staged',
    )
    .argument('[release]', 'such as towns@1.3.0-3fa9c2d1e0; with --abort the app is enough')
    .option('--traffic <share>', 'per cent of the visitors, a whole number from 0 to 100')
    .option('--abort', 'give all visitors the live release again, at once')
    .action(async (name: string | undefined, { traffic, abort }: StageOptions) => {
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
      await stage(folders, app, version, share, await liveOptions());
      report({ staged: { app, version, traffic: share } }, [
        `${share} % of the visitors get ${app} ${version}, the others what is live.`,
        `For all:  npm run promote -- ${app}@${version}`,
        `For none: npm run rth -- stage ${app} --abort`,
      ]);
    });
}

async function tellStaged(): Promise<void> {
  const staged = stagedRelease(await readRegistry(stateFolders().releases));
  const line = staged
    ? `${staged.app} ${staged.version} is staged for ${staged.traffic} % of the visitors.`
    : 'Nothing is staged: all visitors get what is live.';
  report({ staged }, line);
}

async function endNow(name: string | undefined): Promise<void> {
  const staged = stagedRelease(await readRegistry(stateFolders().releases));
  const app = name === undefined ? staged?.app : knownApp(name.split('@')[0] ?? '');
  if (app === undefined)
    throw new DeliveryError('Nothing is staged.', 'There is nothing to end: all visitors get what is live.');
  await endStaging(stateFolders(), app, await composeOptions());
  report({ staged: null }, `All visitors get the live release of ${app}.`);
}
