import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { composeSite } from '../../host/delivery/testing/compose-site';
import { integrityOf, listFiles } from '../../host/delivery/files';
import { precompress } from '../../host/delivery/precompress';
import { liveVersion, readRegistry, withLive, writeRegistry } from '../../host/delivery/registry';
import { readRelease, releaseFolder, type ReleaseRecord } from '../../host/delivery/release-record';
import { stateFolders, type StateFolders } from '../../host/delivery/state-folders';
import { buildFilesName, type BuildFiles } from '../../webpack/build-files-plugin';
import { oneBundleConfig, oneBundleFolder } from '../../webpack/one-bundle-config';

const twinVersion = '0.0.0-0000000000';

/**
 * Composes the same pages with a host that contains the remotes' code, in a folder of its own.
 * @returns its folders; remove them when done.
 */
export async function composeOneBundleSite(live: StateFolders, identity: Identity): Promise<StateFolders> {
  await build();
  const folders = stateFolders(await mkdtemp(path.join(os.tmpdir(), 'one-bundle-')));
  await cp(live.releases, folders.releases, { recursive: true });
  await addTwinRelease(folders.releases);
  const twin = await readRelease(folders.releases, 'host', twinVersion);
  await writeRegistry(folders.releases, withLive(await readRegistry(folders.releases), twin));

  const { folder } = await composeSite(folders, { identity, year: new Date().getFullYear() });
  await forgetFederation(folder);
  return folders;
}

function build(): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(oneBundleConfig(), (failure, stats) => {
      if (failure) reject(failure);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    });
  });
}

/** The live host's record and renderer, with the twin's client files. */
async function addTwinRelease(releases: string): Promise<void> {
  const live = liveVersion(await readRegistry(releases), 'host');
  if (!live) throw new Error('No host is live to make a twin of.');
  const record = await readRelease(releases, 'host', live);
  const folder = releaseFolder(releases, 'host', twinVersion);
  await cp(releaseFolder(releases, 'host', live), folder, { recursive: true });
  const client = path.join(folder, 'client');
  const isFile = (file: string) => file.startsWith('files/');
  for (const file of await listFiles(client)) if (!isFile(file)) await rm(path.join(client, file));
  await cp(oneBundleFolder, client, { recursive: true });

  const { chunks } = JSON.parse(await readFile(path.join(client, buildFilesName), 'utf8')) as BuildFiles;
  await precompress(client, await listFiles(client));
  const files: ReleaseRecord['files'] = {};
  for (const file of await listFiles(folder))
    files[file] = integrityOf(await readFile(path.join(folder, file)));
  await writeFile(
    path.join(folder, 'release.json'),
    JSON.stringify({ ...record, version: twinVersion, chunks, files }),
  );
}

/** The twin must not fetch remote entries that it does not use. */
async function forgetFederation(folder: string): Promise<void> {
  const pages = (await listFiles(folder)).filter(
    (file) => file.endsWith('.html') && !file.startsWith('releases/'),
  );
  for (const page of pages) {
    const file = path.join(folder, page);
    const html = await readFile(file, 'utf8');
    await writeFile(
      file,
      html.replace(/"idleScripts":\[.*?\],"slotScripts":\{.*?\}/, '"idleScripts":[],"slotScripts":{}'),
    );
  }
  await precompress(folder, pages);
}
