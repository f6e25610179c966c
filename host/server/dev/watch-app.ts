import { cp, rename } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Configuration, type MultiStats, type Stats } from 'webpack';
import { appFolder, type AppName } from '../../../webpack/remotes';
import { DeliveryError } from '../../delivery/delivery-error';
import { listFolders, removeTree, writeDraft } from '../../delivery/files';
import { readConfigurations, usedNames } from '../../delivery/release/build-app';
import { describeDraft } from '../../delivery/release/release';
import { releaseFolder, type ReleaseRecord } from '../../delivery/release/release-record';

type WatchOptions = {
  app: AppName;
  /** Folder for the output of webpack. */
  folder: string;
  /** Folder to which each build is added as a release. */
  releases: string;
  /** Receives the record of a build, or the reason why there is none. */
  onBuild: (build: Promise<ReleaseRecord>) => void;
};

/**
 * Builds an app at once and after each change to its sources. Unlike a release, a build contains the development build of
 * React, and is neither minified nor compressed.
 */
export function watchApp({ app, folder, releases, onBuild }: WatchOptions): void {
  const configurations = readConfigurations(appFolder(app)).map((one) => developing(one, folder));
  // A change may rebuild only one half, client or server, so the latest build of each is kept.
  const halves = new Map<webpack.Compiler, Stats>();
  let last: Promise<unknown> = Promise.resolve();

  webpack(configurations).watch({ aggregateTimeout: 50 }, (failure, stats) => {
    for (const half of (stats as MultiStats | undefined)?.stats ?? [])
      halves.set(half.compilation.compiler, half);
    const build = last.then(() => {
      if (failure) throw failure;
      return releaseBuild(app, folder, releases, [...halves.values()]);
    });
    last = build.catch(() => undefined);
    onBuild(build);
  });
}

/** Adapts a configuration for development, with output in its own folder. */
function developing(configuration: Configuration, folder: string): Configuration {
  const half = configuration.target === 'node20' ? 'server' : 'client';
  const { cache } = configuration;
  const isKept = typeof cache === 'object' && cache.type === 'filesystem';
  return {
    ...configuration,
    // Omits `clean`, because the server's build writes fonts and pictures beside the client's files.
    output: { ...configuration.output, path: path.join(folder, half) },
    optimization: { ...configuration.optimization, minimize: false, nodeEnv: 'development' },
    // Writes separate source maps, because the security policy forbids `eval`.
    devtool: 'cheap-module-source-map',
    // Uses its own cache, because a concurrent release may write to the usual one.
    cache: isKept && { ...cache, name: `${cache.name ?? ''}-dev` },
    infrastructureLogging: { level: 'error' },
  };
}

async function releaseBuild(
  app: AppName,
  folder: string,
  releases: string,
  halves: readonly Stats[],
): Promise<ReleaseRecord> {
  const failed = halves.filter((half) => half.hasErrors());
  if (failed.length > 0) {
    const errors = failed.map((half) => half.toString({ all: false, errors: true, colors: false }));
    throw new DeliveryError(`${app} does not build.\n${errors.join('\n')}`, 'Fix the sources, and save.');
  }
  const draft = path.join(releases, app, '.draft');
  await removeTree(draft);
  await cp(folder, draft, { recursive: true });
  const record = await describeDraft(app, draft, usedNames(halves), null);
  await writeDraft(path.join(draft, 'release.json'), JSON.stringify(record));
  // Open pages reload, so no page needs the build before.
  for (const old of await listFolders(path.join(releases, app)))
    await removeTree(releaseFolder(releases, app, old));
  await rename(draft, releaseFolder(releases, app, record.version));
  return record;
}
