import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { liveVersion } from '../../host/delivery/registry';
import { readRegistry } from '../../host/delivery/store/log';
import {
  readRelease,
  recordFileOf,
  releasedVersions,
  releaseFolder,
} from '../../host/delivery/release/release-record';
import type { StateFolders } from '../../host/delivery/state-folders';
import { linkTree } from '../../host/delivery/testing/link-tree';
import { deriveRelease } from './derived-release';

/** Hard-links the live releases into other folders. @returns the releases to promote. */
export async function linkLiveReleases(
  from: StateFolders,
  to: StateFolders,
): Promise<{ app: string; version: string }[]> {
  const registry = await readRegistry(from);
  const live: { app: string; version: string }[] = [];
  for (const app of Object.keys(registry.apps)) {
    const version = liveVersion(registry, app);
    if (!version) continue;
    await linkTree(releaseFolder(from.releases, app, version), releaseFolder(to.releases, app, version));
    live.push({ app, version });
  }
  return live;
}

/** Makes a release of remote-contact with one word removed. @returns its version. */
export async function anotherContact(folders: StateFolders): Promise<string> {
  const { releases } = folders;
  const version = liveVersion(await readRegistry(folders), 'contact') ?? 'none';
  return deriveRelease(releases, await readRelease(releases, 'contact', version), {
    packageVersion: '9.0.0',
    replace: [['Demander un devis gratuit', 'Demander un devis']],
  });
}

/** Makes two releases of remote-towns that differ in code. Both declare every town `copies` times. */
export async function moreTowns(
  { releases }: StateFolders,
  copies: number,
): Promise<{ first: string; second: string }> {
  const [version = ''] = await releasedVersions(releases, 'towns');
  const record = await readRelease(releases, 'towns', version);
  const folder = releaseFolder(releases, 'towns', version);
  const more: typeof record.pages = [];
  const add: Record<string, string> = {};
  for (const page of record.pages.filter(({ view }) => view === 'town')) {
    const data: object = JSON.parse(await readFile(path.join(folder, recordFileOf(page)), 'utf8'));
    for (let copy = 1; copy < copies; copy += 1) {
      const another = { ...page, path: `${page.path}-${copy}` as const };
      more.push(another);
      add[recordFileOf(another)] = JSON.stringify({ ...data, path: another.path });
    }
  }
  const first = await deriveRelease(releases, record, {
    packageVersion: '9.0.0',
    replace: [['Nos services', 'Nos métiers']],
    add,
    record: { pages: [...record.pages, ...more] },
  });
  const second = await deriveRelease(releases, await readRelease(releases, 'towns', first), {
    packageVersion: '9.0.1',
    replace: [['Nos métiers', 'Nos services']],
  });
  return { first, second };
}
