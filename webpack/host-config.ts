import { existsSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { merge } from 'webpack-merge';
import { baseConfig, browserBuild, serverBuild } from './base-config';
import { hostScripts, hostServer } from './entries';
import { repositoryRoot } from './paths';

/** Returns the two builds of the host, the shell for browsers and the composer. */
export function hostConfig(): Configuration[] {
  return [clientConfig(), merge(baseConfig('host', 'server'), serverBuild, { entry: hostServer })];
}

const installed = (file: string) => path.join(repositoryRoot, 'node_modules', file);
const federationPackage = (file: string) => installed(`@module-federation/${file}`);

/**
 * Resolves the federation runtime to its ES modules, because its CommonJS copy cannot be tree-shaken and is 10 KB
 * larger. Remove an alias when its package's exports map does the same.
 */
const federationRuntime = {
  '@module-federation/runtime-core$': federationPackage('runtime-core/dist/index.js'),
  '@module-federation/sdk$': federationPackage('sdk/dist/index.js'),
  '@module-federation/error-codes$': federationPackage('error-codes/dist/index.mjs'),
};

/**
 * Modules that MUI's calendar imports but never runs with the props of `Calendar.tsx`. They would be a third of the
 * calendar's chunk. If the props change, update this list. e2e/journeys/callback.e2e.ts tests the built calendar.
 */
const neverRun = [
  'date-fns/parse.js',
  'date-fns/locale/en-US.js',
  '@mui/material/ButtonBase/TouchRipple.mjs',
  '@mui/material/CircularProgress/index.mjs',
  '@mui/material/styles/createThemeWithVars.mjs',
  '@mui/material/styles/ThemeProviderWithVars.mjs',
  '@mui/x-date-pickers/MonthCalendar/index.mjs',
  '@mui/x-date-pickers/YearCalendar/index.mjs',
].map(unusedFile);

/** Fails if a package update has moved the file: the calendar's chunk would otherwise grow unnoticed. */
function unusedFile(file: string): string {
  if (existsSync(installed(file))) return installed(file);
  throw new Error(`${file} no longer exists. Check what its package imports now, and update neverRun.`);
}

function clientConfig(): Configuration {
  return merge(baseConfig('host', 'client'), browserBuild('host', 'main.js'), {
    entry: {
      main: hostScripts.main,
      early: { import: hostScripts.early, runtime: false },
      'early-sections': { import: hostScripts['early-sections'], runtime: false },
      failures: { import: hostScripts.failures, runtime: false },
    },
    resolve: {
      alias: { ...federationRuntime, ...Object.fromEntries(neverRun.map((file) => [file, false])) },
    },
    module: {
      rules: [{ test: /react-router/, loader: require.resolve('./pure-calls-loader') }],
    },
    // Builds one file for each feature that loads later, because two files would compress worse and need two requests.
    optimization: { splitChunks: false },
    plugins: [
      new webpack.DefinePlugin({
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      }),
    ],
  });
}
