import { cp, rename } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Configuration, type MultiStats, type Stats } from 'webpack';
import { repositoryRoot } from '../../../webpack/paths';
import { appFolder, type AppName } from '../../../webpack/remotes';
import { errorMessage } from '../../delivery/error-code';
import { builtCode, readConfigurations } from '../../delivery/release/build-app';
import { ActionableError } from '../../delivery/actionable-error';
import { listFolders, removeTree, writeDraft } from '../../delivery/files';
import { describeDraft } from '../../delivery/release/release';
import { releaseFolder, type ReleaseRecord } from '../../delivery/release/release-record';

/** The result of a build. */
export type WorkingBuild =
  | { kind: 'built'; record: ReleaseRecord; warnings: string }
  /** `problem` contains webpack's errors, or the reason why a declaration is refused. */
  | { kind: 'failed'; problem: string };

type WatchOptions = {
  app: AppName;
  /** Folder for the output of webpack. */
  folder: string;
  /** Folder to which the working copy is added as a release. */
  releases: string;
  onBuild: (build: WorkingBuild) => void;
};

/**
 * Builds an app immediately and after each change to its sources. Unlike a release, the build contains the
 * development build of React, and is neither minified nor compressed.
 * @returns a function that ends the watch.
 */
export async function watchWorkingCopy(options: WatchOptions): Promise<() => Promise<void>> {
  const { app, folder, onBuild } = options;
  const configurations = readConfigurations(appFolder(app));
  const compiler = webpack(configurations.map((one) => developing(one, path.join(folder, 'build'))));
  // Handles the results of builds one at a time.
  let turn = Promise.resolve();
  // A change may rebuild only one half, client or server, so the latest build of each is kept.
  const halves = new Map<webpack.Compiler, Stats>();

  const reportBuild = async ({ stats }: MultiStats) => {
    for (const half of stats) halves.set(half.compilation.compiler, half);
    try {
      onBuild(await releaseBuild(options, [...halves.values()]));
    } catch (error) {
      onBuild({ kind: 'failed', problem: error instanceof ActionableError ? error.message : stackOf(error) });
    }
  };
  const watching = compiler.watch({ aggregateTimeout: 50 }, (failure, stats) => {
    if (failure) onBuild({ kind: 'failed', problem: stackOf(failure) });
    else if (stats) turn = turn.then(() => reportBuild(stats));
  });

  return async () => {
    await new Promise<void>((resolve) => {
      if (watching) watching.close(() => compiler.close(() => resolve()));
      else resolve();
    });
    await turn;
  };
}

/** Adapts a configuration for development, with output in its own folder. */
function developing(configuration: Configuration, folder: string): Configuration {
  const target = configuration.target === 'node20' ? 'server' : 'client';
  const { cache } = configuration;
  const isKept = typeof cache === 'object' && cache.type === 'filesystem';

  return {
    ...configuration,
    // Omits `clean`, because the server's build writes fonts and pictures beside the client's files.
    output: { ...configuration.output, path: path.join(folder, target) },
    optimization: { ...configuration.optimization, minimize: false, nodeEnv: 'development' },
    // Writes separate source maps, because the security policy forbids `eval`.
    devtool: 'cheap-module-source-map',
    // Uses its own cache, because a concurrent release may write to the usual one.
    cache: isKept && { ...cache, name: `${cache.name ?? ''}-dev` },
    infrastructureLogging: { level: 'error' },
  };
}

async function releaseBuild(options: WatchOptions, halves: readonly Stats[]): Promise<WorkingBuild> {
  const { app, folder, releases } = options;
  const output = (kinds: { errors?: boolean; warnings?: boolean }) =>
    halves
      .map((half) => half.toString({ all: false, colors: false, ...kinds }))
      .join('\n')
      .trim();
  if (halves.some((half) => half.hasErrors())) return { kind: 'failed', problem: output({ errors: true }) };

  const draft = path.join(releases, app, '.draft');
  await removeTree(draft);
  await cp(path.join(folder, 'build'), draft, { recursive: true });
  const record = await describeDraft(app, draft, builtCode(halves), null, null);
  await writeDraft(path.join(draft, 'release.json'), JSON.stringify(record));
  // Open pages reload, so no page needs the previous build.
  for (const old of await listFolders(path.join(releases, app)))
    await removeTree(releaseFolder(releases, app, old));
  await rename(draft, releaseFolder(releases, app, record.version));

  return { kind: 'built', record, warnings: output({ warnings: true }) };
}

const stackOf = (error: unknown) =>
  error instanceof Error
    ? (error.stack ?? error.message).replaceAll(`${repositoryRoot}${path.sep}`, '')
    : errorMessage(error);
