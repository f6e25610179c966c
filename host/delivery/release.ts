import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PageDeclaration, PageRecord } from '@renovation-th/shared/contracts/page';
import type { Remote, RemoteServerModule } from '@renovation-th/shared/contracts/remote';
import { contractVersion, platformVersion } from '@renovation-th/shared/contracts/versions';
import { buildFilesName, type BuildFiles } from '../../webpack/build-files-plugin';
import { repositoryRoot } from '../../webpack/paths';
import { appFolder, remotes, type AppName, type RemoteName } from '../../webpack/remotes';
import { buildApp } from './build-app';
import { DeliveryError } from './delivery-error';
import { integrityOf, listFiles, readIfThere, writeWhole } from './files';
import { loadServerModule } from './load-server-module';
import { precompress } from './precompress';
import { checkDeclaration, releaseFolder, type ReleasedPage, type ReleaseRecord } from './release-record';
import { sourceDigest } from './source-digest';

export type MadeRelease = { app: AppName; version: string; isNew: boolean };

/**
 * Makes a release of the app's present sources: an immutable folder with its record. The same
 * sources give the same release; when it exists already, nothing is built.
 * @throws DeliveryError when the app does not build or declares a page wrongly.
 */
export async function makeRelease(releases: string, app: AppName): Promise<MadeRelease> {
  const digest = await sourceDigest(app);
  const known = await knownRelease(releases, app, digest);
  if (known) return { app, version: known, isNew: false };

  const builds = await buildApp(app);
  const draft = path.join(releases, app, `.draft-${process.pid}`);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  await cp(builds.client, path.join(draft, 'client'), { recursive: true });
  await cp(builds.server, path.join(draft, 'server'), { recursive: true });

  const record = await describe(app, draft);
  await writeWhole(path.join(draft, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
  const isNew = await putInPlace(draft, releaseFolder(releases, app, record.version));
  await writeWhole(knownFile(releases, app, digest), record.version);
  return { app, version: record.version, isNew };
}

const knownFile = (releases: string, app: AppName, digest: string) =>
  path.join(releases, app, '.sources', digest.slice(0, 32));

async function knownRelease(releases: string, app: AppName, digest: string): Promise<string | null> {
  const version = await readIfThere(knownFile(releases, app, digest));
  if (!version) return null;
  const record = await readIfThere(path.join(releaseFolder(releases, app, version), 'release.json'));
  return record ? version : null;
}

/** @returns false when a release of the same content stood there before: it is left as it is. */
async function putInPlace(draft: string, place: string): Promise<boolean> {
  if (await readIfThere(path.join(place, 'release.json'))) {
    await rm(draft, { recursive: true });
    return false;
  }
  await rm(place, { recursive: true, force: true });
  await rename(draft, place);
  return true;
}

/** Writes the page records into the draft, compresses and hashes everything, and says what it is. */
async function describe(app: AppName, draft: string): Promise<ReleaseRecord> {
  const build = JSON.parse(await readFile(path.join(draft, 'client', buildFilesName), 'utf8')) as BuildFiles;
  await rm(path.join(draft, 'client', buildFilesName));
  const { pages, slots } = app === 'host' ? { pages: [], slots: [] } : await writePages(app, draft, build);
  const client = await listFiles(path.join(draft, 'client'));
  await precompress(path.join(draft, 'client'), client);

  const files: ReleaseRecord['files'] = {};
  for (const file of await listFiles(draft))
    files[file] = integrityOf(await readFile(path.join(draft, file)));
  const content = { files, pages, contract: contractVersion, platform: platformVersion };

  return {
    app,
    version: `${await packageVersion(app)}-${shortHash(JSON.stringify(content))}`,
    commit: await currentCommit(),
    contract: contractVersion,
    platform: platformVersion,
    entry: app === 'host' ? 'main.js' : 'remoteEntry.js',
    ...(app === 'host' ? {} : { container: remotes[app].container }),
    mounts: app === 'host' ? [] : [...remotes[app].mounts],
    slots,
    pages,
    chunks: build.chunks,
    files,
  };
}

async function writePages(app: RemoteName, draft: string, build: BuildFiles) {
  const server = loadServerModule<RemoteServerModule>(
    path.join(draft, 'server', 'server.cjs'),
    () => undefined,
  );
  checkChunkNames(app, server.remote, build);

  const pages: ReleasedPage[] = [];
  for (const declaration of server.declaredPages) {
    const { data: _data, ...withoutData } = declaration;
    pages.push(checkDeclaration(app, withoutData));
    checkMount(app, declaration);
    if (!server.remote.views[declaration.view]) {
      throw new DeliveryError(
        `The page ${declaration.path} of ${app} asks for the view « ${declaration.view} », which does not exist.`,
        `Views in ${appFolder(app)}/src/remote.ts: ${Object.keys(server.remote.views).join(', ')}.`,
      );
    }
    const file = declaration.path === '/' ? 'index' : declaration.path.slice(1);
    await writeWhole(
      path.join(draft, 'client', 'pages', `${file}.json`),
      JSON.stringify(recordOf(declaration)),
    );
  }
  const slots = Object.keys(server.remote.slots).filter(
    (name): name is ReleaseRecord['slots'][number] => name in server.remote.slots,
  );
  return { pages, slots };
}

function recordOf({ path, title, description, view, data, breadcrumbs }: PageDeclaration): PageRecord {
  return { path, title, description, view, data, breadcrumbs };
}

function checkChunkNames(app: RemoteName, remote: Remote, build: BuildFiles) {
  const expected = [
    ...Object.keys(remote.views).map((view) => `view-${view}`),
    ...Object.keys(remote.slots).map((slot) => `slot-${slot}`),
  ];
  const missing = expected.filter((name) => !build.chunks[name]);
  if (missing.length > 0) {
    throw new DeliveryError(
      `${app} has no chunk named ${missing.join(', ')}.`,
      `Name it in ${appFolder(app)}/src/remote.ts: import(/* webpackChunkName: "${missing[0] ?? ''}" */ …).`,
    );
  }
}

function checkMount(app: RemoteName, { path: page }: PageDeclaration) {
  const owned = remotes[app].mounts.some(
    (mount) => page === mount || (mount !== '/' && page.startsWith(`${mount}/`)),
  );
  if (!owned) {
    throw new DeliveryError(
      `${app} declares ${page}, which it does not own.`,
      `Its mounts are ${remotes[app].mounts.join(', ')}; they are set in webpack/remotes.ts.`,
    );
  }
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

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
