import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { IntegrityPlugin } from './integrity-plugin';
import { NoticesPlugin } from './notices-plugin';
import { buildFolder, cacheFolder, repositoryRoot } from './paths';
import type { AppName } from './remotes';
import { appFolder } from './remotes';
import { buildDigest } from './release-digest';

export type BuildTarget = 'client' | 'server';

const tsRule = (target: BuildTarget): RuleSetRule => ({
  test: /\.tsx?$/,
  // Installed in another repository, our own packages are sources all the same.
  exclude: /node_modules[\\/](?!@renovation-th[\\/])/,
  loader: require.resolve('ts-loader'),
  options: {
    // Types are checked once for the whole repository by `npm run typecheck`.
    transpileOnly: true,
    allowTsInNodeModules: true,
    configFile: path.join(repositoryRoot, 'tsconfig.json'),
    onlyCompileBundledFiles: true,
    compilerOptions: { noEmit: false, incremental: false, sourceMap: target === 'client' },
  },
});

const fileRules = (target: BuildTarget): RuleSetRule[] => [
  {
    resourceQuery: /^\?picture$/,
    type: 'javascript/auto',
    loader: require.resolve('./picture-loader'),
    // Views are in the server's build alone. Of a picture in both builds, both write the same bytes.
    options: { published: target === 'client' ? '' : '../client/' },
  },
  {
    test: /\.(woff2|svg|txt)$/,
    type: 'asset/resource',
    // A licence is imported for its file alone.
    sideEffects: true,
    // Pages join the name to the base of the release they were built into, on both sides alike.
    // The server build writes them, since every section is rendered there but not every file
    // is named in the browser's code; they land beside the client's files, which are published.
    generator: {
      filename: 'files/[name]-[contenthash:8][ext]',
      publicPath: '',
      outputPath: '../client/',
      emit: target === 'server',
    },
  },
];

/** What every build of the project has in common, in the browser and in Node. */
export function baseConfig(app: AppName, target: BuildTarget): Configuration {
  const folder = appFolder(app);

  return {
    name: `${app} ${target}`,
    mode: 'production',
    context: path.join(repositoryRoot, folder),
    output: { path: buildFolder(folder)[target], uniqueName: `renovation_th_${app}` },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: [tsRule(target), ...fileRules(target)] },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      // Webpack's own minimizer, without its LICENSE.txt beside each script: see NoticesPlugin.
      minimizer: [
        new MinimizerPlugin({
          extractComments: false,
          terserOptions: {
            compress: { passes: 2 },
            format: { comments: false },
          },
        }),
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(cacheFolder, 'webpack'),
      name: `${app}-${target}`,
      version: buildDigest(app),
    },
    devtool: false,
    performance: false,
    stats: 'errors-warnings',
    // Packages of MUI and Emotion start with 'use client', which only a server-component build reads.
    ignoreWarnings: [/Module level directives cause errors when bundled/],
  };
}

/** The name of a source in the maps, below the repository: what people are told of a failure. */
const sourceName = (app: AppName, { absoluteResourcePath }: { absoluteResourcePath: string }) =>
  `webpack://${app}/${path.relative(repositoryRoot, absoluteResourcePath).split(path.sep).join('/')}`;

/** Scripts for the browser: hashed chunks, pinned, under a named Trusted Types policy. @param entry loads them. */
export const browserBuild = (app: AppName, entry: string): Configuration => ({
  target: ['web', 'es2022'],
  // No script names its map; a release keeps the maps and publishes none.
  devtool: 'hidden-source-map',
  output: browserOutput(app),
  plugins: [new IntegrityPlugin([entry]), new NoticesPlugin()],
});

function browserOutput(app: AppName): Configuration['output'] {
  return {
    publicPath: 'auto',
    // The release folder is immutable, so the entry needs no hash of its own; and with one,
    // the federation plugin fails ("Path variable [contenthash] not implemented in this context").
    filename: '[name].js',
    chunkFilename: '[name].[contenthash:8].js',
    crossOriginLoading: 'anonymous',
    devtoolModuleFilenameTemplate: (source: { absoluteResourcePath: string }) => sourceName(app, source),
    trustedTypes: { policyName: `webpack-${app}` },
    // A chunk that hangs is given up and asked for again under another address.
    chunkLoadTimeout: 5_000,
  };
}

/** One CommonJS file for the prerenderer, which evaluates it with a `require` of its own. */
export const serverBuild: Configuration = {
  target: 'node20',
  // A module that throws throws the same error for each page that asks for it.
  output: { filename: 'server.cjs', library: { type: 'commonjs2' }, strictModuleErrorHandling: true },
  // A section is named after its component: neither a minimizer nor module concatenation may rename functions.
  optimization: { minimize: false, concatenateModules: false },
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
};
