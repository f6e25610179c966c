import { execFile } from 'node:child_process';
import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { HostServerModule } from '@renovation-th/shared/contracts/composer';
import type { RemoteServerModule } from '@renovation-th/shared/contracts/remote';
import { composerVersion, contractVersion } from '@renovation-th/shared/contracts/versions';
import { repositoryRoot } from '../../../webpack/paths';
import { appFolder, remotes, type AppName, type RemoteName } from '../../../webpack/remotes';
import { releaseDigest } from '../../../webpack/release-digest';
import { isErrorCode } from '../../server/error-code';
import { DeliveryError } from '../delivery-error';
import type { BuiltCode } from './build-app';
import { describeRemote, mergedFields } from './describe-remote';
import { syncFolder } from '../../server/forms/synced-files';
import { draftName, hashFiles, listFiles, removeTree, syncTree, writeDraft } from '../files';
import { lentVersions } from './lent-versions';
import { loadServerModule } from './load-server-module';
import { precompress } from './precompress';
import { isReleased, releaseFolder, type ReleaseRecord } from './release-record';

export type MadeRelease = { app: AppName; version: string; isNew: boolean };

/**
 * Makes a release of the app's present sources: an immutable folder with its record. Its version is the hash of what
 * it is made from, so what exists already is not built.
 * @throws DeliveryError when the app does not build or declares a page wrongly.
 */
export async function makeRelease(releases: string, app: AppName): Promise<MadeRelease> {
  const version = await presentVersion(app);
  if (await isReleased(releases, app, version)) return { app, version, isNew: false };

  const isNew = await placeRelease(releases, app, version, async (draft) => {
    // Webpack takes its time to load, and an unchanged app never needs it.
    const { buildApp } = await import('./build-app');
    const record = await describeDraft(app, draft, await buildApp(app, draft));
    if (record.version !== version) throw changedMeanwhile(app);
    await writeRecord(draft, record);
  });
  return { app, version, isNew };
}

/** Package version and hash of what a release of the present sources is made from. */
export async function presentVersion(app: AppName): Promise<string> {
  const file = path.join(repositoryRoot, appFolder(app), 'package.json');
  const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string };
  return `${version}-${releaseDigest(app).slice(0, 10)}`;
}

const changedMeanwhile = (app: AppName) =>
  new DeliveryError(`The sources of ${app} were changed while it was built.`, 'Run it again.');

export const writeRecord = (draft: string, record: ReleaseRecord): Promise<void> =>
  writeDraft(path.join(draft, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);

/**
 * Makes a folder a release, of which nobody sees half.
 * @param write puts everything into the folder, the record too.
 * @returns false when the release exists already; it is left as it is.
 */
export async function placeRelease(
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
    return await putInPlace(draft, releaseFolder(releases, app, version));
  } finally {
    await removeTree(draft);
  }
}

async function putInPlace(draft: string, place: string): Promise<boolean> {
  await removeTree(place);
  const isFirst = await rename(draft, place).then(
    () => true,
    (error: unknown) => {
      // Another command of this machine was faster.
      if (isErrorCode(error, 'ENOTEMPTY') || isErrorCode(error, 'EEXIST')) return false;
      throw error;
    },
  );
  await syncFolder(path.dirname(place));
  return isFirst;
}

/**
 * Writes the page records into the draft, compresses and hashes everything, and says what it is.
 * @param compress null leaves the compressed twins out: a working copy is served as it is.
 */
export async function describeDraft(
  app: AppName,
  draft: string,
  { chunks, modules }: BuiltCode,
  compress: typeof precompress | null = precompress,
): Promise<ReleaseRecord> {
  const described = app === 'host' ? await describeHost(draft) : await writePages(app, draft, modules);
  const client = await listFiles(path.join(draft, 'client'));
  await compress?.(path.join(draft, 'client'), client);

  const files = await hashFiles(draft);
  const record: ReleaseRecord = {
    app,
    version: await presentVersion(app),
    ...(await currentCommit()),
    contract: contractVersion,
    packages: lentVersions(appFolder(app)),
    entry: app === 'host' ? 'main.js' : 'remoteEntry.js',
    ...(app === 'host' ? { composer: composerVersion } : { container: remotes[app].container }),
    mounts: app === 'host' ? [] : [...remotes[app].mounts],
    ...described,
    chunks,
    files,
  };
  return record;
}

type Described = Omit<ReturnType<typeof describeRemote>, 'texts'>;

async function describeHost(draft: string): Promise<Described> {
  const { lentNames, usedLists } = loadServerModule<HostServerModule>(serverFile(draft));
  return {
    ...{ pages: [], slots: [], sections: [], publishes: [] },
    uses: mergedFields(usedLists),
    offers: await lentNames(),
  };
}

async function writePages(app: RemoteName, draft: string, modules: BuiltCode['modules']): Promise<Described> {
  const server = loadServerModule<RemoteServerModule>(serverFile(draft));
  const { texts, ...described } = describeRemote(app, server, modules);
  for (const [file, text] of Object.entries(texts)) await writeDraft(path.join(draft, file), text);
  return described;
}

const serverFile = (draft: string) => path.join(draft, 'server', 'server.cjs');

/** The commit of the sources, and when it was made. 'unknown' outside a git checkout, such as in an unpacked archive. */
async function currentCommit(): Promise<Pick<ReleaseRecord, 'commit' | 'committed'>> {
  const git = async (...words: string[]) =>
    (await promisify(execFile)('git', words, { cwd: repositoryRoot })).stdout.trim();
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
