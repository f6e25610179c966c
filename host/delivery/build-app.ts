import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { buildFolder, repositoryRoot } from '../../webpack/paths';
import { appFolder, type AppName } from '../../webpack/remotes';
import { DeliveryError } from './delivery-error';
import { keepMaps } from './release-maps';

/**
 * Builds an app for the browser and for the prerenderer, from the same sources in one run: two
 * builds of different sources would make React throw the prerendered HTML away.
 * @param target folder that gets the two builds, as `client` and `server`.
 * @throws DeliveryError with webpack's own words.
 */
export async function buildApp(app: AppName, target: string): Promise<void> {
  const folder = appFolder(app);
  const builds = buildFolder(folder);
  const configurations = await readConfigurations(folder);

  try {
    await rm(path.dirname(builds.client), { recursive: true, force: true });
    await run(app, configurations);
    await cp(builds.client, path.join(target, 'client'), { recursive: true });
    await cp(builds.server, path.join(target, 'server'), { recursive: true });
    await keepMaps(target);
  } finally {
    await rm(path.dirname(builds.client), { recursive: true, force: true });
  }
}

/** An app's own webpack configurations, the browser's and the prerenderer's. */
export async function readConfigurations(folder: string): Promise<Configuration[]> {
  const module = (await import(path.join(repositoryRoot, folder, 'webpack.config.ts'))) as {
    default: Configuration[] | { default: Configuration[] };
  };
  // tsx hands a CommonJS module's exports over as the default of the import.
  return Array.isArray(module.default) ? module.default : module.default.default;
}

function run(app: AppName, configurations: Configuration[]): Promise<void> {
  const compiler = webpack(configurations);

  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) reject(failure);
        else if (!stats || stats.hasErrors() || stats.hasWarnings()) {
          const words = stats?.toString({ all: false, errors: true, warnings: true, colors: false });
          reject(
            new DeliveryError(`${app} does not build.\n${words ?? ''}`, 'Fix the sources and run it again.'),
          );
        } else resolve();
      });
    });
  });
}
