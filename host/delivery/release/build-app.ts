import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import { providedNamesIn, type ProvidedNames } from '../../../webpack/provided-names';
import { buildFolder, repositoryRoot } from '../../../webpack/paths';
import { appFolder, type AppName } from '../../../webpack/remotes';
import { DeliveryError } from '../delivery-error';
import { removeTree } from '../files';

/** Returns the exports that the server build uses, by provided module. */
export function usedNames(builds: readonly Stats[]): ProvidedNames {
  const server = builds.find(({ compilation }) => compilation.options.target === 'node20');
  return server ? providedNamesIn(server.compilation) : {};
}

/**
 * Builds an app for the browser and for the prerenderer in one run. React would discard the prerendered HTML if the
 * sources changed between the builds.
 * @param target folder that receives the builds as `client` and `server`, and the federation plugin's manifest as
 * `federation`.
 * @returns the exports that the app uses, by provided module. @throws DeliveryError with webpack's errors.
 */
export async function buildApp(app: AppName, target: string): Promise<ProvidedNames> {
  const folder = appFolder(app);
  const base = buildFolder(folder);
  const configurations = readConfigurations(folder);

  try {
    await removeTree(base);
    const names = usedNames(await runWebpack(app, configurations));
    await cp(base, target, { recursive: true });
    return names;
  } finally {
    await removeTree(base);
  }
}

/** Loads an app's webpack configurations for the browser and for the prerenderer. */
export function readConfigurations(folder: string): Configuration[] {
  const file = path.join(repositoryRoot, folder, 'webpack.config.ts');
  return (createRequire(__filename)(file) as { default: Configuration[] }).default;
}

/** Runs webpack once. @param name subject of the error message. @throws DeliveryError with errors and warnings. */
function runWebpack(name: string, configurations: Configuration[]): Promise<readonly Stats[]> {
  const compiler = webpack(configurations);

  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) reject(failure);
        else if (!stats || stats.hasErrors() || stats.hasWarnings()) {
          const output = stats?.toString({ all: false, errors: true, warnings: true, colors: false });
          reject(
            new DeliveryError(
              `${name} does not build.\n${output ?? ''}`,
              'Fix the sources and run the command again.',
            ),
          );
        } else resolve(stats.stats);
      });
    });
  });
}
