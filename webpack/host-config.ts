import { existsSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { merge } from 'webpack-merge';
import { baseConfig, browserBuild, serverBuild } from './base-config';
import { hostScripts, hostServer } from './entries';
import { repositoryRoot } from './paths';

/** Both builds of the host: the shell in the browser, and the renderer of documents. */
export function hostConfig(): Configuration[] {
  return [clientConfig(), merge(baseConfig('host', 'server'), serverBuild, { entry: hostServer })];
}

const installed = (file: string) => path.join(repositoryRoot, 'node_modules', file);
const federationPackage = (file: string) => installed(`@module-federation/${file}`);

/**
 * The federation runtime as ES modules, whichever way it is imported: its CommonJS copy cannot be
 * tree-shaken and weighs 10 KB more. Drop an alias when its package's exports map does the same.
 */
const federationRuntime = {
  '@module-federation/runtime-core$': federationPackage('runtime-core/dist/index.js'),
  '@module-federation/sdk$': federationPackage('sdk/dist/index.js'),
  '@module-federation/error-codes$': federationPackage('error-codes/dist/index.mjs'),
};

/**
 * What MUI's calendar imports and ours never runs: a third of its chunk. It shows days alone, in French, without
 * ripples, and nobody types a date into it; its theme has no CSS variables of MUI's. `Calendar.tsx` says so in its
 * properties: a change of those drops the line here. A journey
 * (e2e/journeys/callback.e2e.ts) turns its months by mouse and keyboard, as only the built calendar can tell.
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
].map(leftOut);

/** A newer package may have its files elsewhere, and the calendar would be a third heavier without a word. */
function leftOut(file: string): string {
  if (existsSync(installed(file))) return installed(file);
  throw new Error(`${file} is no longer there: see what its package imports now, and mend neverRun.`);
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
    // One file for each thing the host loads later: two would compress worse and ask twice.
    optimization: { splitChunks: false },
    plugins: [
      new webpack.DefinePlugin({
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      }),
    ],
  });
}
