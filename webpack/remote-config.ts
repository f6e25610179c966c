import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { merge } from 'webpack-merge';
import { baseConfig, browserBuild, serverBuild } from './base-config';
import { exposedChunk } from './chunk-names';
import { remoteEntries } from './entries';
import { lentModuleNames } from './lent-modules';
import { repositoryRoot } from './paths';
import { appFolder, remotes, type RemoteName } from './remotes';
import { SectionChunksPlugin } from './section-chunks-plugin';

/** Both builds of a remote, from the same sources: the browser's and the prerenderer's. */
export function remoteConfig(name: RemoteName): Configuration[] {
  return [clientConfig(name), serverConfig(name)];
}

const remoteEntry = 'remoteEntry.js';

function clientConfig(name: RemoteName): Configuration {
  return merge(baseConfig(name, 'client'), browserBuild(name, remoteEntry), {
    entry: {},
    // With webpack's default of 20 KB, each section of a page would hold its own copy of the code that they share.
    optimization: { splitChunks: { minSize: 6_000 } },
    // Like `externalRuntime`, for the texts of the runtime's errors: the host has them already.
    externals: { '@module-federation/error-codes': 'var _FEDERATION_ERROR_CODES' },
    plugins: [
      new SectionChunksPlugin(path.join(repositoryRoot, appFolder(name), remoteEntries.client)),
      new ModuleFederationPlugin({
        name: remotes[name].container,
        filename: remoteEntry,
        library: { type: 'var', name: remotes[name].container },
        exposes: { './remote': { import: remoteEntries.client, name: exposedChunk } },
        shared: Object.fromEntries(
          lentModuleNames.map((module) => [
            module,
            { singleton: true, requiredVersion: false as const, import: false as const },
          ]),
        ),
        shareStrategy: 'loaded-first',
        // The host provides the runtime, once for all.
        experiments: {
          externalRuntime: true,
          // Remotes consume no remotes, and releases are pinned by the registry, not by snapshots.
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
    externals: lentModuleNames.map((module) => ({ [module]: `commonjs ${module}` })),
  });
}
