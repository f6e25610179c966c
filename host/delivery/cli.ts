import { Command } from 'commander';
import path from 'node:path';
import { appFolder, appNames, type AppName } from '../../webpack/remotes';
import { addDevCommand } from './commands/dev';
import { addNewRemoteCommand } from './commands/new-remote';
import { composeSite } from './compose/compose';
import { DeliveryError } from './delivery-error';
import { readIdentity } from './read-identity';
import { liveVersion, promote, readRegistry, writeRegistry } from './registry';
import { makeRelease } from './release';
import { releasedVersions } from './release-record';
import { say, timed } from './progress';
import { stateFolders } from './state-folders';

const program = new Command('delivery')
  .description('Releases, the registry of what is live, and the composed site.')
  .showHelpAfterError();

program
  .command('release')
  .description('make a release of an app from its present sources (nothing is built when it exists)')
  .argument('[app...]', `${appNames.join(', ')}; by default the app of this folder`)
  .action(async (names: string[]) => {
    for (const app of names.length > 0 ? names.map(knownApp) : [appOfThisFolder()]) {
      const { version, isNew } = await timed(`Release ${app}`, () =>
        makeRelease(stateFolders().releases, app),
      );
      say(`${app} ${version} ${isNew ? 'is new' : 'was there already'}`);
    }
  });

program
  .command('promote')
  .description('make releases live, and compose the site again: all of it or nothing')
  .argument('<release...>', 'such as towns@1.0.0-3fa9c2d1e0; an older version rolls back')
  .action(async (names: string[]) => {
    const { releases } = stateFolders();
    const chosen = names.map(releaseNamed);
    const before = await readRegistry(releases);
    try {
      for (const { app, version } of chosen) await promote(releases, app, version);
      await compose();
    } catch (error) {
      await writeRegistry(releases, before);
      say('Nothing was promoted: the registry and the site are as before.');
      throw error;
    }
  });

program
  .command('compose')
  .description('make the static site from the registry and the releases')
  .action(compose);

program
  .command('status')
  .description('show the releases of each app, the newest first, and which one is live')
  .action(async () => {
    const { releases } = stateFolders();
    const registry = await readRegistry(releases);
    for (const app of appNames) {
      const live = liveVersion(registry, app);
      say(`${app}${live ? '' : ': nothing is live'}`);
      for (const version of await releasedVersions(releases, app))
        say(`  ${version}${version === live ? '  live' : ''}`);
    }
  });

addDevCommand(program);
addNewRemoteCommand(program);

async function compose() {
  const identity = await readIdentity();
  const options = { identity, year: new Date().getFullYear() };
  const { paths } = await timed('Compose', () => composeSite(stateFolders(), options));
  say(`${paths.length} pages in site/current`);
}

const appList = `The apps are ${appNames.join(', ')}.`;

function knownApp(name: string): AppName {
  const app = appNames.find((known) => known === name);
  if (!app) throw new DeliveryError(`There is no app « ${name} ».`, appList);
  return app;
}

function appOfThisFolder(): AppName {
  const here = path.basename(process.cwd());
  const app = appNames.find((known) => appFolder(known) === here);
  if (!app) throw new DeliveryError('No app is named.', `${appList} Such as: npm run release -- towns`);
  return app;
}

function releaseNamed(name: string): { app: AppName; version: string } {
  const [app = '', version = ''] = name.split('@');
  if (!version) {
    throw new DeliveryError(
      `« ${name} » names no version.`,
      'Write app@version; npm run status lists the versions.',
    );
  }
  return { app: knownApp(app), version };
}

program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof DeliveryError ? error.message : error);
  process.exitCode = 1;
});
