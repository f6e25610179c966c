import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RemoteServerModule } from '@renovation-th/shared/contracts/remote';
import { contractVersion, platformVersion } from '@renovation-th/shared/contracts/versions';
import type * as HostServer from '../src/server';
import { buildFilesName, type BuildFiles } from '../../webpack/build-files-plugin';
import { repositoryRoot } from '../../webpack/paths';
import { appFolder, remotes, type AppName, type RemoteName } from '../../webpack/remotes';
import { describeRemote } from './describe-remote';
import { syncFolder } from '../server/forms/synced-files';
import { integrityOf, listFiles, syncTree, writeDraft } from './files';
import { loadServerModule } from './load-server-module';
import { precompress } from './precompress';
import { knownRelease, makersDigest, noteRelease } from './release-inputs';
import { isReleased, releaseFolder, type ReleaseRecord } from './release-record';

export type MadeRelease = { app: AppName; version: string; isNew: boolean };

/**
 * Makes a release of the app's present sources: an immutable folder with its record. The same
 * sources give the same release; when it exists already, nothing is built.
 * @param onBuild is called before a build begins.
 * @throws DeliveryError when the app does not build or declares a page wrongly.
 */
export async function makeRelease(
  releases: string,
  app: AppName,
  onBuild: () => unknown = () => undefined,
): Promise<MadeRelease> {
  const known = await knownRelease(releases, app);
  if (known) return { app, version: known, isNew: false };

  onBuild();

  const draft = path.join(releases, app, `.draft-${process.pid}`);
  try {
    await rm(draft, { recursive: true, force: true });
    // Webpack takes its time to load, and an unchanged app never needs it.
    const { buildApp } = await import('./build-app');
    const begun = new Date();
    const makers = await makersDigest(app);
    const inputs = await buildApp(app, draft);
    const record = await describeDraft(app, draft);
    await writeDraft(path.join(draft, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
    const isNew = await putInPlace(draft, releases, app, record.version);
    await noteRelease(releases, app, record.version, { inputs, makers, begun });
    return { app, version: record.version, isNew };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** @returns false when a release with the same content exists already; it is left as it is. */
async function putInPlace(draft: string, releases: string, app: string, version: string): Promise<boolean> {
  if (await isReleased(releases, app, version)) return false;
  const place = releaseFolder(releases, app, version);
  await rm(place, { recursive: true, force: true });
  await syncTree(draft);
  await rename(draft, place);
  await syncFolder(path.dirname(place));
  return true;
}

/**
 * Writes the page records into the draft, compresses and hashes everything, and says what it is.
 * @param compress null leaves the compressed twins out: a working copy is served as it is.
 */
export async function describeDraft(
  app: AppName,
  draft: string,
  compress: typeof precompress | null = precompress,
): Promise<ReleaseRecord> {
  const build = JSON.parse(await readFile(path.join(draft, 'client', buildFilesName), 'utf8')) as BuildFiles;
  await rm(path.join(draft, 'client', buildFilesName));
  const described = app === 'host' ? describeHost(draft) : await writePages(app, draft, build);
  const client = await listFiles(path.join(draft, 'client'));
  await compress?.(path.join(draft, 'client'), client);

  const files: ReleaseRecord['files'] = {};
  for (const file of await listFiles(draft))
    files[file] = integrityOf(await readFile(path.join(draft, file)));
  const content: ReleaseContent = {
    contract: contractVersion,
    platform: platformVersion,
    entry: app === 'host' ? 'main.js' : 'remoteEntry.js',
    ...(app === 'host' ? {} : { container: remotes[app].container }),
    mounts: app === 'host' ? [] : [...remotes[app].mounts],
    ...described,
    chunks: build.chunks,
    files,
  };

  return {
    app,
    version: versionOf(await packageVersion(app), content),
    commit: await currentCommit(),
    ...content,
  };
}

/** The content that identifies a release. The commit is left out: most commits change another app. */
type ReleaseContent = Omit<ReleaseRecord, 'app' | 'version' | 'commit'>;

/**
 * Package version and a hash of everything that the record says, so that releases of one version
 * never differ. Compressed twins are left out: they say nothing new, and differ between versions of Node.
 * Exported for its test.
 */
export function versionOf(packageVersion: string, content: ReleaseContent): string {
  const files = Object.entries(content.files).filter(([file]) => !/\.(?:br|gz)$/.test(file));
  const text = JSON.stringify({ ...content, files });
  return `${packageVersion}-${createHash('sha256').update(text).digest('hex').slice(0, 10)}`;
}

type Described = Pick<ReleaseRecord, 'pages' | 'slots' | 'sections' | 'publishes' | 'uses'>;

function describeHost(draft: string): Described {
  const { shell } = loadServerModule<typeof HostServer>(bundleOf(draft), () => undefined);
  return { pages: [], slots: [], sections: [], publishes: [], uses: [...shell.uses] };
}

async function writePages(app: RemoteName, draft: string, build: BuildFiles): Promise<Described> {
  const server = loadServerModule<RemoteServerModule>(bundleOf(draft), () => undefined);
  const { texts, ...described } = describeRemote(app, server, build);
  for (const [file, text] of Object.entries(texts)) await writeDraft(path.join(draft, file), text);

  return { ...described, uses: [] };
}

const bundleOf = (draft: string) => path.join(draft, 'server', 'server.cjs');

async function packageVersion(app: AppName): Promise<string> {
  const file = path.join(repositoryRoot, appFolder(app), 'package.json');
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}

/** @returns 'unknown' outside a git checkout, such as an unpacked archive. */
async function currentCommit(): Promise<string> {
  const git = async (...words: string[]) =>
    (await promisify(execFile)('git', words, { cwd: repositoryRoot })).stdout.trim();
  try {
    const [commit, changes] = await Promise.all([git('rev-parse', 'HEAD'), git('status', '--porcelain')]);
    return changes ? `${commit}+` : commit;
  } catch {
    return 'unknown';
  }
}
