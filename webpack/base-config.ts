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

const tsRule: RuleSetRule = {
  test: /\.tsx?$/,
  // In another repository, our own packages are installed, but still need compiling.
  exclude: /node_modules[\\/](?!@renovation-th[\\/])/,
  loader: require.resolve('ts-loader'),
  options: {
    // Types are checked once for the whole repository by `npm run typecheck`.
    transpileOnly: true,
    allowTsInNodeModules: true,
    configFile: path.join(repositoryRoot, 'tsconfig.json'),
    onlyCompileBundledFiles: true,
    compilerOptions: { noEmit: false, incremental: false, sourceMap: true },
  },
};

const fileRules = (target: BuildTarget): RuleSetRule[] => [
  {
    resourceQuery: /^\?picture$/,
    type: 'javascript/auto',
    loader: require.resolve('./picture-loader'),
    // The server build, which alone has all views, writes pictures into the client folder. Both builds encode the same
    // bytes.
    options: { published: target === 'client' ? '' : '../client/' },
  },
  {
    test: /\.(woff2|svg|txt)$/,
    type: 'asset/resource',
    // Licence files are imported without using their URLs; without this, webpack would drop them.
    sideEffects: true,
    // Pages prefix these file names with the base of their release, in both builds. The server build writes the
    // files, since it renders every section but the browser build does not import every file.
    generator: {
      filename: 'files/[name]-[contenthash:8][ext]',
      publicPath: '',
      outputPath: '../client/',
      emit: target === 'server',
    },
  },
];

/** Configuration shared by all builds, for browsers and for Node. */
export function baseConfig(app: AppName, target: BuildTarget): Configuration {
  const folder = appFolder(app);

  return {
    name: `${app} ${target}`,
    mode: 'production',
    context: path.join(repositoryRoot, folder),
    output: {
      path: buildFolder(folder)[target],
      uniqueName: `renovation_th_${app}`,
      devtoolModuleFilenameTemplate: (source: { absoluteResourcePath: string }) => sourceName(app, source),
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: [tsRule, ...fileRules(target)] },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      // Webpack's own minimizer, without a LICENSE.txt for each script; see NoticesPlugin.
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
    // Packages of MUI and Emotion start with 'use client', which only server-component builds need.
    ignoreWarnings: [/Module level directives cause errors when bundled/],
  };
}

/** Name of a source in source maps: its path in the repository, as failure reports show it. */
const sourceName = (app: AppName, { absoluteResourcePath }: { absoluteResourcePath: string }) =>
  `webpack://${app}/${path.relative(repositoryRoot, absoluteResourcePath).split(path.sep).join('/')}`;

/**
 * Scripts for browsers: hashed chunks with integrity, under a named Trusted Types policy. @param entry file that
 * loads the chunks.
 */
export const browserBuild = (app: AppName, entry: string): Configuration => ({
  target: ['web', 'es2022'],
  // Scripts do not reference their source maps; a release keeps the maps unpublished.
  devtool: 'hidden-source-map',
  output: browserOutput(app),
  plugins: [new IntegrityPlugin([entry]), new NoticesPlugin()],
});

function browserOutput(app: AppName): Configuration['output'] {
  return {
    publicPath: 'auto',
    // The release folder is immutable, so the entry needs no hash in its name; with one, the federation plugin fails
    // ("Path variable [contenthash] not implemented in this context").
    filename: '[name].js',
    chunkFilename: '[name].[contenthash:8].js',
    crossOriginLoading: 'anonymous',
    trustedTypes: { policyName: `webpack-${app}` },
    // Gives up on a chunk that hangs, and requests it again at another URL.
    chunkLoadTimeout: 5_000,
  };
}

/** One CommonJS file, which the prerenderer evaluates with its own `require`. */
export const serverBuild: Configuration = {
  target: 'node20',
  // A module that throws while it is evaluated throws the same error for each page that needs it.
  output: { filename: 'server.cjs', library: { type: 'commonjs2' }, strictModuleErrorHandling: true },
  // Sections are named after their components, so neither minimizer nor module concatenation may rename functions.
  optimization: { minimize: false, concatenateModules: false },
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
};
