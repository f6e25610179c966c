import { realpathSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { merge } from 'webpack-merge';
import { baseConfig, browserBuild, entryScript, serverBuild } from './base-config';
import { hostShell, inlinedScripts, serverEntry } from './entries';
import { repositoryRoot } from './paths';
import { providedModuleNames } from './provided-modules';

/** Returns the builds of the host: the shell, the inlined scripts and the composer. */
export function hostConfig(): Configuration[] {
  return [
    shellConfig(),
    // A build of its own, because the federation plugin adds its runtime to every entry of a build.
    merge(baseConfig('host', 'inlined'), entryScript, { entry: inlinedScripts }),
    merge(baseConfig('host', 'server'), serverBuild, { entry: serverEntry }),
  ];
}

/** Returns the real path of a file of a package, with which webpack compares aliases. Fails if the file is missing. */
const installed = (file: string) => realpathSync(path.join(repositoryRoot, 'node_modules', file));

/**
 * Makes the federation plugin use the ES module of the plugin that provides the runtime to remotes. It names the
 * CommonJS file, which brings a second copy of the runtime: 10 KB more in the first script. Remove the alias when
 * ModuleFederationPlugin no longer calls `require.resolve` for `provideExternalRuntime`, as 2.9.3 does.
 */
const runtimeProvider = {
  [require.resolve('@module-federation/inject-external-runtime-core-plugin')]: installed(
    '@module-federation/inject-external-runtime-core-plugin/dist/index.js',
  ),
};

/**
 * Modules that MUI's calendar imports but never runs with the props of `Calendar.tsx`. They would be 14 of the 55 KB of
 * the calendar's chunk. If the props change, or an update moves a file, check what its package imports, and update this
 * list. e2e/journeys/callback.e2e.ts tests the built calendar.
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
].map(installed);

function shellConfig(): Configuration {
  return merge(baseConfig('host', 'client'), browserBuild('host', 'main.js'), {
    entry: { main: hostShell },
    resolve: {
      alias: { ...runtimeProvider, ...Object.fromEntries(neverRun.map((file) => [file, false])) },
    },
    // Builds one file for each feature that loads later, because two files would compress worse and need two requests.
    optimization: { splitChunks: false },
    plugins: [
      new ModuleFederationPlugin({
        name: 'host',
        shared: Object.fromEntries(providedModuleNames.map((name) => [name, shared(name)])),
        shareStrategy: 'loaded-first',
        experiments: {
          provideExternalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
        manifest: false,
        dts: false,
      }),
    ],
  });
}

/** Only the host provides these modules, so no versions are compared. */
const singleton = { singleton: true, requiredVersion: false as const, version: '1.0.0' };

const shared = (name: string) =>
  name === '@renovation-th/shared/calendar'
    ? // The host never imports the calendar, so the plugin needs the path of its file. It loads with the first section
      // that uses it.
      { ...singleton, import: require.resolve('@renovation-th/shared/calendar') }
    : { ...singleton, eager: true };
