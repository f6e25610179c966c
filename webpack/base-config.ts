import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { IntegrityPlugin } from './integrity-plugin';
import { NoticesPlugin } from './notices-plugin';
import { buildFolder, cacheFolder, repositoryRoot } from './paths';
import type { AppName } from './remotes';
import { appFolder } from './remotes';

/** `inlined` is a second build for browsers, whose scripts are part of documents. */
export type BuildTarget = 'client' | 'inlined' | 'server';

const tsRule: RuleSetRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: require.resolve('ts-loader'),
  options: {
    // `npm run typecheck` checks the types of the whole repository.
    transpileOnly: true,
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
    // Only the server build has all views, so it also writes pictures to the client folder.
    options: { published: target === 'client' ? '' : '../client/' },
  },
  {
    test: /\.(woff2|svg|txt)$/,
    type: 'asset/resource',
    // Without this, webpack would drop the licence files, because no code uses their URLs.
    sideEffects: true,
    // Pages prefix these file names with the base of their release. The server build writes the files, because the
    // browser build does not import all of them.
    generator: {
      filename: 'files/[name]-[contenthash:8][ext]',
      publicPath: '',
      outputPath: '../client/',
      emit: target === 'server',
    },
  },
];

/** Returns the configuration that all builds share. */
export function baseConfig(app: AppName, target: BuildTarget): Configuration {
  const folder = appFolder(app);

  return {
    name: `${app} ${target}`,
    mode: 'production',
    context: path.join(repositoryRoot, folder),
    output: {
      path: path.join(buildFolder(folder), target === 'server' ? 'server' : 'client'),
      uniqueName: `renovation_th_${app}`,
      devtoolModuleFilenameTemplate: (source: { absoluteResourcePath: string }) => sourceName(app, source),
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: [tsRule, ...fileRules(target)] },
    optimization: {
      // Numbers in order of use. The usual numbers are hashes of paths, and the federation plugin puts the folder of the
      // repository into the path of its entry module.
      chunkIds: 'natural',
      moduleIds: 'natural',
      // Extracts no comments, because NoticesPlugin writes the licences.
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
      buildDependencies: {
        build: [`${__dirname}${path.sep}`, path.join(repositoryRoot, folder, 'webpack.config.ts')],
      },
    },
    devtool: false,
    performance: false,
    stats: 'errors-warnings',
    // The federation plugin warns of `publicPath: 'auto'`, although browsers load the entries by their own paths.
    infrastructureLogging: { level: 'error' },
    // Packages of MUI and Emotion start with 'use client', which only server-component builds need.
    ignoreWarnings: [/Module level directives cause errors when bundled/],
  };
}

/** Names a source in source maps by its path in the repository, which failure reports show. */
const sourceName = (app: AppName, { absoluteResourcePath }: { absoluteResourcePath: string }) =>
  `webpack://${app}/${path.relative(repositoryRoot, absoluteResourcePath).split(path.sep).join('/')}`;

/** Builds scripts for browsers that load no other scripts. */
export const entryScript: Configuration = {
  target: `browserslist:${path.join(__dirname, 'package.json')}`,
  output: { filename: '[name].js' },
};

/** Returns the configuration of a build for browsers. @param entry file that loads the chunks. */
export const browserBuild = (app: AppName, entry: string): Configuration => ({
  ...entryScript,
  output: {
    publicPath: 'auto',
    // No hashes in names: the folder of a release is immutable, and webpack's hashes depend on the path of the checkout.
    filename: '[name].js',
    chunkFilename: '[name].js',
    crossOriginLoading: 'anonymous',
    trustedTypes: { policyName: `webpack-${app}` },
    // With ids in order, webpack puts modules into an array, and V8 compiles arrow functions in an array at once.
    environment: { arrowFunction: false },
    // Milliseconds after which loading a chunk fails, so that it can be retried.
    chunkLoadTimeout: 5_000,
  },
  plugins: [new IntegrityPlugin([entry]), new NoticesPlugin()],
});

/** Builds one CommonJS file, which the prerenderer evaluates with its own `require`. */
export const serverBuild: Configuration = {
  target: 'node20',
  // Makes a module that throws while it is evaluated throw the same error again for each page that needs it.
  output: { filename: 'server.cjs', library: { type: 'commonjs2' }, strictModuleErrorHandling: true },
  // Sections are named after their components, so the minimizer and module concatenation must not rename functions.
  optimization: { minimize: false, concatenateModules: false },
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
};
