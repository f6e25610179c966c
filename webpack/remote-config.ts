import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { merge } from 'webpack-merge';
import { baseConfig, browserBuild, serverBuild } from './base-config';
import { serverEntry } from './entries';
import { providedModuleNames } from './provided-modules';
import { remotes, type RemoteName } from './remotes';

const remoteEntry = 'remoteEntry.js';

type Sections = Readonly<Record<string, string>>;

/**
 * Returns the two builds of a remote, for browsers and for the composer.
 * @param sections modules that browsers load, by the name of their component. A remote may have only HTML.
 */
export function remoteConfig(name: RemoteName, sections: Sections = {}): Configuration[] {
  return [clientConfig(name, sections), serverConfig(name)];
}

function clientConfig(name: RemoteName, sections: Sections): Configuration {
  return merge(baseConfig(name, 'client'), browserBuild(name, remoteEntry), {
    entry: {},
    // With webpack's default of 20 KB, each section of a page would have its own copy of shared code.
    optimization: { splitChunks: { minSize: 6_000 } },
    plugins: Object.keys(sections).length > 0 ? [federation(name, sections)] : [],
  });
}

function federation(name: RemoteName, sections: Sections) {
  return new ModuleFederationPlugin({
    name: remotes[name].container,
    filename: remoteEntry,
    exposes: Object.fromEntries(
      Object.entries(sections).map(([section, file]) => [
        `./${section}`,
        { import: file, name: `section-${section}` },
      ]),
    ),
    shared: Object.fromEntries(
      providedModuleNames.map((module) => [
        module,
        { singleton: true, requiredVersion: false as const, import: false as const },
      ]),
    ),
    shareStrategy: 'loaded-first',
    // The host provides the runtime.
    experiments: {
      externalRuntime: true,
      // Remotes consume no remotes, and the registry pins releases, so snapshots are off.
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
    // Only the release reads the manifest, so it is no part of the release.
    manifest: { filePath: '../federation' },
    dts: false,
  });
}

function serverConfig(name: RemoteName): Configuration {
  return merge(baseConfig(name, 'server'), serverBuild, {
    entry: serverEntry,
    externals: providedModuleNames.map((module) => ({ [module]: `commonjs ${module}` })),
  });
}
