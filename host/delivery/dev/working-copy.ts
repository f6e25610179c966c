import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Configuration, type MultiStats, type Stats } from 'webpack';
import { repositoryRoot } from '../../../webpack/paths';
import { appFolder, type AppName } from '../../../webpack/remotes';
import { errorMessage } from '../../server/error-code';
import { readConfigurations } from '../build-app';
import { ActionableError } from '../../server/actionable-error';
import { listFolders, writeDraft } from '../files';
import { describeDraft } from '../release';
import { releaseFolder, type ReleaseRecord } from '../release-record';

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
 * Builds an app as a release is built, but neither minified nor compressed, and again at each
 * change of a source.
 * @returns a function that ends the watch.
 */
export async function watchWorkingCopy(options: WatchOptions): Promise<() => Promise<void>> {
  const { app, folder, onBuild } = options;
  const configurations = await readConfigurations(appFolder(app));
  await Promise.all(configurations.map(fillCache));
  const compiler = webpack(configurations.map((one) => developing(one, path.join(folder, 'build'))));
  // Two builds may end shortly after each other: their results are handled one after the other.
  let turn = Promise.resolve();
  let latest: string | null = null;
  // A change of what only compose renders builds the server's half alone: the browsers' is the one of before.
  const halves = new Map<webpack.Compiler, Stats>();

  const take = async ({ stats }: MultiStats) => {
    for (const half of stats) halves.set(half.compilation.compiler, half);
    try {
      const build = await takeBuild(options, [...halves.values()], latest);
      if (build.kind === 'built') latest = build.record.version;
      onBuild(build);
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

  return {
    ...configuration,
    output: { ...configuration.output, path: path.join(folder, target) },
    optimization: { ...configuration.optimization, minimize: false },
    // In a file of its own: the policy of the documents forbids `eval`.
    devtool: target === 'client' ? 'cheap-module-source-map' : false,
    cache: typeof cache === 'object' && cache.type === 'filesystem' ? named(cache) : false,
    infrastructureLogging: { level: 'error' },
  };
}

type FileCache = Extract<Configuration['cache'], { type: 'filesystem' }>;

const ownCache = '-dev';

/** A cache of its own: a release that is made meanwhile writes into the other one. */
const named = (cache: FileCache): FileCache => ({ ...cache, name: `${cache.name ?? ''}${ownCache}` });

/**
 * The first time, it starts from what the last release has compiled: a few seconds instead of half a
 * minute. A module shows as compiled in the browser's tools until its file is saved again.
 */
async function fillCache({ cache }: Configuration): Promise<void> {
  if (typeof cache !== 'object' || cache.type !== 'filesystem') return;
  const ofReleases = path.join(cache.cacheDirectory ?? '', cache.name ?? '');
  if (existsSync(ofReleases) && !existsSync(ofReleases + ownCache))
    await cp(ofReleases, ofReleases + ownCache, { recursive: true });
}

async function takeBuild(
  options: WatchOptions,
  halves: readonly Stats[],
  before: string | null,
): Promise<WorkingBuild> {
  const { app, releases } = options;
  const words = (what: { errors?: boolean; warnings?: boolean }) =>
    halves
      .map((half) => half.toString({ all: false, colors: false, ...what }))
      .join('\n')
      .trim();
  if (halves.some((half) => half.hasErrors())) return { kind: 'failed', words: words({ errors: true }) };

  const draft = path.join(releases, app, '.draft');
  await rm(draft, { recursive: true, force: true });
  for (const { compilation } of halves) await copyAssets(compilation, draft);
  const record = await describeDraft(app, draft, null);
  await writeDraft(path.join(draft, 'release.json'), JSON.stringify(record));
  await putInPlace(draft, options, record, before);

  return { kind: 'built', record, warnings: words({ warnings: true }) };
}

/** Only files of this build: the folder also holds files of earlier builds. */
async function copyAssets(compilation: webpack.Compilation, draft: string): Promise<void> {
  const from = compilation.outputOptions.path ?? '';
  for (const { name } of compilation.getAssets()) {
    const target = path.join(draft, path.basename(from), name);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(path.join(from, name), target);
  }
}

/** The previous build stays for tabs that show it; older builds are removed. */
async function putInPlace(
  draft: string,
  { app, releases }: WatchOptions,
  { version }: ReleaseRecord,
  before: string | null,
): Promise<void> {
  for (const old of await listFolders(path.join(releases, app))) {
    if (old !== before && old !== version)
      await rm(releaseFolder(releases, app, old), { recursive: true, force: true });
  }
  if (version === before) await rm(draft, { recursive: true });
  else await rename(draft, releaseFolder(releases, app, version));
}

const stackOf = (error: unknown) =>
  error instanceof Error
    ? (error.stack ?? error.message).replaceAll(`${repositoryRoot}${path.sep}`, '')
    : errorMessage(error);
