import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { merge } from 'webpack-merge';
import { baseConfig, browserBuild, serverBuild } from './base-config';
import { exposedChunk } from './chunk-names';
import { remoteEntries } from './entries';
import { providedModuleNames } from './provided-modules';
import { repositoryRoot } from './paths';
import { appFolder, remotes, type RemoteName } from './remotes';
import { SectionChunksPlugin } from './section-chunks-plugin';

/** Returns the two builds of a remote, for browsers and for the prerenderer. */
export function remoteConfig(name: RemoteName): Configuration[] {
  return [clientConfig(name), serverConfig(name)];
}

const remoteEntry = 'remoteEntry.js';

function clientConfig(name: RemoteName): Configuration {
  return merge(baseConfig(name, 'client'), browserBuild(name, remoteEntry), {
    entry: {},
    // With webpack's default of 20 KB, each section of a page would have its own copy of shared code.
    optimization: { splitChunks: { minSize: 6_000 } },
    // The host also provides the runtime's error messages.
    externals: { '@module-federation/error-codes': 'var _FEDERATION_ERROR_CODES' },
    plugins: [
      new SectionChunksPlugin(path.join(repositoryRoot, appFolder(name), remoteEntries.client)),
      new ModuleFederationPlugin({
        name: remotes[name].container,
        filename: remoteEntry,
        library: { type: 'var', name: remotes[name].container },
        exposes: { './remote': { import: remoteEntries.client, name: exposedChunk } },
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
        manifest: false,
        dts: false,
      }),
    ],
  });
}

function serverConfig(name: RemoteName): Configuration {
  return merge(baseConfig(name, 'server'), serverBuild, {
    entry: remoteEntries.server,
    externals: providedModuleNames.map((module) => ({ [module]: `commonjs ${module}` })),
  });
}
