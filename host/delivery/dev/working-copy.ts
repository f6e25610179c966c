import { cp, rename } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Configuration, type MultiStats, type Stats } from 'webpack';
import { repositoryRoot } from '../../../webpack/paths';
import { appFolder, type AppName } from '../../../webpack/remotes';
import { errorMessage } from '../../server/error-code';
import { builtCode, readConfigurations } from '../release/build-app';
import { ActionableError } from '../../server/actionable-error';
import { listFolders, removeTree, writeDraft } from '../files';
import { describeDraft } from '../release/release';
import { releaseFolder, type ReleaseRecord } from '../release/release-record';

/** The result of the latest build. */
export type WorkingBuild =
  | { kind: 'built'; record: ReleaseRecord; warnings: string }
  /** `words` are webpack's errors, or the reason why a declaration is refused. */
  | { kind: 'failed'; words: string };

type WatchOptions = {
  app: AppName;
  /** Holds everything the watch writes. */
  folder: string;
  /** The working copy is written here like one more release: `<releases>/<app>/<version>/`. */
  releases: string;
  onBuild: (build: WorkingBuild) => void;
};

/**
 * Builds an app as a release is built, but with React for development, neither minified nor compressed, and again at
 * each change of a source.
 * @returns a function that ends the watch.
 */
export async function watchWorkingCopy(options: WatchOptions): Promise<() => Promise<void>> {
  const { app, folder, onBuild } = options;
  const configurations = readConfigurations(appFolder(app));
  const compiler = webpack(configurations.map((one) => developing(one, path.join(folder, 'build'))));
  // Two builds may end shortly after each other: their results are handled one after the other.
  let turn = Promise.resolve();
  // A change of what only compose renders builds the server's half alone: the browsers' is the one of before.
  const halves = new Map<webpack.Compiler, Stats>();

  const take = async ({ stats }: MultiStats) => {
    for (const half of stats) halves.set(half.compilation.compiler, half);
    try {
      onBuild(await takeBuild(options, [...halves.values()]));
    } catch (error) {
      onBuild({ kind: 'failed', words: error instanceof ActionableError ? error.message : stackOf(error) });
    }
  };
  const watching = compiler.watch({ aggregateTimeout: 50 }, (failure, stats) => {
    if (failure) onBuild({ kind: 'failed', words: stackOf(failure) });
    else if (stats) turn = turn.then(() => take(stats));
  });

  return async () => {
    await new Promise<void>((resolve) => {
      if (watching) watching.close(() => compiler.close(() => resolve()));
      else resolve();
    });
    await turn;
  };
}

/** A configuration for work: quick to build, readable in the browser's tools, in a folder of its own. */
function developing(configuration: Configuration, folder: string): Configuration {
  const target = configuration.target === 'node20' ? 'server' : 'client';
  const { cache } = configuration;
  const isKept = typeof cache === 'object' && cache.type === 'filesystem';

  return {
    ...configuration,
    // Not cleaned: the server's build writes fonts and pictures beside the client's files.
    output: { ...configuration.output, path: path.join(folder, target) },
    optimization: { ...configuration.optimization, minimize: false, nodeEnv: 'development' },
    // In a file of its own: the policy of the documents forbids `eval`.
    devtool: 'cheap-module-source-map',
    // A cache of its own: a release that is made meanwhile writes into the other one.
    cache: isKept && { ...cache, name: `${cache.name ?? ''}-dev` },
    infrastructureLogging: { level: 'error' },
  };
}

async function takeBuild(options: WatchOptions, halves: readonly Stats[]): Promise<WorkingBuild> {
  const { app, folder, releases } = options;
  const words = (what: { errors?: boolean; warnings?: boolean }) =>
    halves
      .map((half) => half.toString({ all: false, colors: false, ...what }))
      .join('\n')
      .trim();
  if (halves.some((half) => half.hasErrors())) return { kind: 'failed', words: words({ errors: true }) };

  const draft = path.join(releases, app, '.draft');
  await removeTree(draft);
  await cp(path.join(folder, 'build'), draft, { recursive: true });
  const record = await describeDraft(app, draft, builtCode(halves), null);
  await writeDraft(path.join(draft, 'release.json'), JSON.stringify(record));
  // Open pages load again by themselves: nobody asks for the build before.
  for (const old of await listFolders(path.join(releases, app)))
    await removeTree(releaseFolder(releases, app, old));
  await rename(draft, releaseFolder(releases, app, record.version));

  return { kind: 'built', record, warnings: words({ warnings: true }) };
}

const stackOf = (error: unknown) =>
  error instanceof Error
    ? (error.stack ?? error.message).replaceAll(`${repositoryRoot}${path.sep}`, '')
    : errorMessage(error);
