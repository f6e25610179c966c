import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import { bundledPackages } from '../../../webpack/notices-plugin';
import { providedNamesIn, type ProvidedNames } from '../../../webpack/provided-names';
import { buildFolder, repositoryRoot } from '../../../webpack/paths';
import { appFolder, type AppName } from '../../../webpack/remotes';
import { DeliveryError } from '../delivery-error';
import { removeTree } from '../files';

/** Part of a release record that comes from webpack's output. */
export type BuiltCode = {
  /** Exports that the server build uses, by provided module. */
  modules: ProvidedNames;
  /** Names of the packages in the scripts for browsers. */
  bundled: string[];
};

/** Reads what an app's builds use from provided modules, and which packages they bundle, from webpack's stats. */
export function builtCode(builds: readonly Stats[]): BuiltCode {
  const isServer = ({ compilation }: Stats) => compilation.options.target === 'node20';
  const [server] = builds.filter(isServer);
  const bundled = builds
    .filter((build) => !isServer(build))
    .flatMap(({ compilation }) => bundledPackages(compilation));
  return {
    modules: server ? providedNamesIn(server.compilation) : {},
    bundled: [...new Set(bundled.map(packageName))].sort(),
  };
}

/** @example packageName('/here/node_modules/@emotion/react') // => '@emotion/react' */
const packageName = (folder: string) => folder.split('/node_modules/').at(-1) ?? folder;

/**
 * Builds an app for the browser and for the prerenderer in one run. React would discard the prerendered HTML if the
 * sources changed between the builds.
 * @param target folder that receives the builds as `client` and `server`, and the federation plugin's manifest as
 * `federation`. @throws DeliveryError with webpack's errors.
 */
export async function buildApp(app: AppName, target: string): Promise<BuiltCode> {
  const folder = appFolder(app);
  const base = buildFolder(folder);
  const configurations = readConfigurations(folder);

  try {
    await removeTree(base);
    const built = builtCode(await runWebpack(app, configurations));
    await cp(base, target, { recursive: true });
    return built;
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
