import { Command } from 'commander';
import path from 'node:path';
import { appFolder, appNames, type AppName } from '../../webpack/remotes';
import { composeSite } from './compose/compose';
import { DeliveryError } from './delivery-error';
import { readIdentity } from './read-identity';
import { liveVersion, promote, readRegistry } from './registry';
import { makeRelease } from './release';
import { say, timed } from './progress';
import { stateFolders } from './state-folders';

const program = new Command('delivery').description(
  'Releases, the registry of what is live, and the composed site.',
);

program
  .command('release')
  .description('make a release of an app from its present sources (nothing is built when it exists)')
  .argument('[app...]', `${appNames.join(', ')}; by default the app of this folder`)
  .action(async (names: string[]) => {
    for (const app of chosenApps(names)) {
      const { version, isNew } = await timed(`Release ${app}`, () =>
        makeRelease(stateFolders().releases, app),
      );
      say(`${app} ${version} ${isNew ? 'is new' : 'was there already'}`);
    }
  });

program
  .command('promote')
  .description('make a release live, and compose the site again')
  .argument('<release...>', 'such as towns@1.0.0-3fa9c2d1e0')
  .action(async (releases: string[]) => {
    for (const release of releases) {
      const [app = '', version = ''] = release.split('@');
      if (!version)
        throw new DeliveryError(`« ${release} » names no version.`, 'Write app@version; status lists them.');
      await promote(stateFolders().releases, app, version);
    }
    await compose();
  });

program
  .command('compose')
  .description('make the static site from the registry and the releases')
  .action(compose);

program
  .command('status')
  .description('show what is live')
  .action(async () => {
    const registry = await readRegistry(stateFolders().releases);
    for (const app of appNames) say(`${app.padEnd(10)} ${liveVersion(registry, app) ?? 'nothing is live'}`);
  });

async function compose() {
  const identity = await readIdentity();
  const options = { identity, year: new Date().getFullYear() };
  const { paths } = await timed('Compose', () => composeSite(stateFolders(), options));
  say(`${paths.length} pages in site/current`);
}

function chosenApps(names: readonly string[]): readonly AppName[] {
  const here = path.basename(process.cwd());
  const wanted = names.length > 0 ? names : appNames.filter((app) => appFolder(app) === here);
  const known = appNames.filter((app) => wanted.includes(app));
  const unknown = wanted.filter((name) => !known.some((app) => app === name));
  if (unknown.length > 0 || known.length === 0) {
    throw new DeliveryError(
      `There is no app « ${unknown.join(', ')} ».`,
      `The apps are ${appNames.join(', ')}.`,
    );
  }
  return known;
}

program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof DeliveryError ? error.message : error);
  process.exitCode = 1;
});
