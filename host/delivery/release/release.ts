import { execFile } from 'node:child_process';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { HostServerModule } from '@renovation-th/shared/contracts/composer';
import type { RemoteServerModule } from '@renovation-th/shared/contracts/remote';
import { composerVersion, contractVersion } from '@renovation-th/shared/contracts/versions';
import { repositoryRoot } from '../../../webpack/paths';
import { appFolder, remotes, type AppName, type RemoteName } from '../../../webpack/remotes';
import { releaseDigest } from '../../../webpack/release-digest';
import { isErrorCode } from '../error-code';
import { DeliveryError } from '../delivery-error';
import type { BuiltCode } from './build-app';
import { describeRemote, mergedFields, type DescribedCode } from './describe-remote';
import {
  draftName,
  hashFiles,
  jsonText,
  listFiles,
  removeTree,
  syncFolder,
  syncTree,
  writeDraft,
} from '../files';
import { readPackageJson } from '../package-json';
import { sectionsIn } from './federation-manifest';
import { loadServerModule } from './load-server-module';
import { precompress } from './precompress';
import { isReleased, releaseFolder, type ReleaseRecord } from './release-record';

export type MadeRelease = { app: AppName; version: string; isNew: boolean };

/**
 * Makes a release of the app's current sources, unless a release of the same inputs exists.
 * @throws DeliveryError when the app does not build or declares an invalid page.
 */
export async function makeRelease(releases: string, app: AppName): Promise<MadeRelease> {
  const version = presentVersion(app);
  if (await isReleased(releases, app, version)) return { app, version, isNew: false };

  const isNew = await installRelease(releases, app, version, async (draft) => {
    // Loads webpack lazily, because loading is slow and an unchanged app needs no build.
    const { buildApp } = await import('./build-app');
    const record = await describeDraft(app, draft, await buildApp(app, draft));
    if (record.version !== version)
      throw new DeliveryError(`The sources of ${app} changed during the build.`, 'Run the command again.');
    await writeRecord(draft, record);
  });
  return { app, version, isNew };
}

/** Returns the version that a release of the current sources would have. */
export const presentVersion = (app: AppName): string =>
  `${readPackageJson(appFolder(app)).version}-${releaseDigest(app).slice(0, 10)}`;

export const writeRecord = (draft: string, record: ReleaseRecord): Promise<void> =>
  writeDraft(path.join(draft, 'release.json'), jsonText(record));

/**
 * Adds a release atomically.
 * @param write puts all files into the draft folder, including the record.
 * @returns false when the release exists already.
 */
export async function installRelease(
  releases: string,
  app: string,
  version: string,
  write: (draft: string) => Promise<void>,
): Promise<boolean> {
  const draft = path.join(releases, app, draftName());
  try {
    await write(draft);
    if (await isReleased(releases, app, version)) return false;
    await syncTree(draft);
    return await renameRelease(draft, releaseFolder(releases, app, version));
  } finally {
    await removeTree(draft);
  }
}

async function renameRelease(draft: string, folder: string): Promise<boolean> {
  await removeTree(folder);
  const isFirst = await rename(draft, folder).then(
    () => true,
    (error: unknown) => {
      // Another command on this machine has already made this release.
      if (isErrorCode(error, 'ENOTEMPTY') || isErrorCode(error, 'EEXIST')) return false;
      throw error;
    },
  );
  await syncFolder(path.dirname(folder));
  return isFirst;
}

/**
 * Writes page records and lists into the draft, then compresses and hashes all files.
 * @param compress null for a working copy, which is served uncompressed. @returns the record.
 */
export async function describeDraft(
  app: AppName,
  draft: string,
  { modules, bundled }: BuiltCode,
  compress: typeof precompress | null = precompress,
): Promise<ReleaseRecord> {
  const described = app === 'host' ? await describeHost(draft) : await writePages(app, draft, modules);
  const client = await listFiles(path.join(draft, 'client'));
  await compress?.(path.join(draft, 'client'), client);

  const files = await hashFiles(draft);
  const record: ReleaseRecord = {
    app,
    version: presentVersion(app),
    ...(await currentCommit()),
    contract: contractVersion,
    bundled,
    entry: app === 'host' ? 'main.js' : 'remoteEntry.js',
    ...(app === 'host' ? { composer: composerVersion } : { container: remotes[app].container }),
    mounts: app === 'host' ? [] : [...remotes[app].mounts],
    ...described,
    files,
  };
  return record;
}

type Described = DescribedCode & Pick<ReleaseRecord, 'sections'>;

async function describeHost(draft: string): Promise<Described> {
  const { providedNames, usedLists } = loadServerModule<HostServerModule>(serverFile(draft));
  return {
    ...{ pages: [], slots: [], sections: {}, publishes: [] },
    uses: mergedFields(usedLists),
    offers: await providedNames(),
  };
}

async function writePages(app: RemoteName, draft: string, modules: BuiltCode['modules']): Promise<Described> {
  const server = loadServerModule<RemoteServerModule>(serverFile(draft));
  const { texts, ...described } = describeRemote(app, server, modules);
  const sections = await sectionsIn(path.join(draft, 'server'));
  for (const [file, text] of Object.entries(texts)) await writeDraft(path.join(draft, file), text);
  return { ...described, sections };
}

const serverFile = (draft: string) => path.join(draft, 'server', 'server.cjs');

/** Returns the commit of the sources with its date, or 'unknown' outside a git checkout. */
async function currentCommit(): Promise<Pick<ReleaseRecord, 'commit' | 'committed'>> {
  const git = async (...args: string[]) =>
    (await promisify(execFile)('git', args, { cwd: repositoryRoot })).stdout.trim();
  try {
    const [commit, date, changes] = await Promise.all([
      git('rev-parse', 'HEAD'),
      git('log', '-1', '--format=%cI'),
      git('status', '--porcelain'),
    ]);
    return { commit: changes ? `${commit}+` : commit, committed: new Date(date).toISOString() };
  } catch {
    return { commit: 'unknown' };
  }
}
