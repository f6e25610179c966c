import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { merge } from 'webpack-merge';
import { hostConfig } from './host-config';
import { cacheFolder, repositoryRoot } from './paths';

/** Where the twin's files go. */
export const oneBundleFolder = path.join(cacheFolder, 'builds', 'one-bundle');

/**
 * The same site as one webpack build, for comparison only: the host with the remotes' sources in
 * place of the federation. The difference in weight is the price of federation.
 */
export function oneBundleConfig(): Configuration {
  const [client] = hostConfig();
  if (!client) throw new Error('The host has no client build.');

  return merge(client, {
    name: 'one-bundle client',
    output: { path: oneBundleFolder },
    cache: { type: 'filesystem', name: 'one-bundle-client' },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(/\/load-remote$/, (request) => {
        request.request = path.join(repositoryRoot, 'e2e', 'bench', 'one-bundle-remotes.ts');
      }),
    ],
  });
}
