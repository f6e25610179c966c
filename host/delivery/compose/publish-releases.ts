import { copyFileSync, linkSync, mkdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { isErrorCode } from '../../server/error-code';
import { DamagedState } from '../delivery-error';
import { listFolders } from '../files';
import { say } from '../progress';
import { liveVersion, releaseBase, stagedEntry, type Registry } from '../registry';
import { damagedRelease, filesOfHalf, problemOf, type DamagedFile } from '../release-files';
import { readRelease, releasedVersions, releaseFolder, type ReleaseRecord } from '../release-record';

/**
 * Puts the published half of every release on disk into the site, the live ones and the old ones:
 * a tab opened before a deploy goes on asking for the files it was made with.
 * @param folder of the composed site. @param registry says which releases visitors get.
 * @throws DamagedState when one of those is damaged. An old release is published without damaged files.
 */
export async function publishReleases(releases: string, folder: string, registry: Registry): Promise<void> {
  for (const app of await listFolders(releases)) {
    const visited = [liveVersion(registry, app), stagedEntry(registry, app)?.metadata.version];
    for (const version of await releasedVersions(releases, app)) {
      const isVisited = visited.includes(version);
      const record = await readRelease(releases, app, version).catch((error: unknown) => {
        if (isVisited || !(error instanceof DamagedState)) throw error;
        return null;
      });
      const damaged = record ? await publishFiles(releases, folder, record) : [];
      if (isVisited && damaged[0]) throw damagedRelease(releases, { app, version }, damaged[0]);
      if (!record) say(`! ${app} ${version} is not published: its record is damaged.`);
      for (const { file, problem } of damaged)
        say(`! ${file} of ${app} ${version} is not published: it ${problem}.`);
    }
  }
}

/** @returns files that differ from the record and are not published. Existing files stay as they are. */
async function publishFiles(releases: string, folder: string, record: ReleaseRecord): Promise<DamagedFile[]> {
  const from = path.join(releaseFolder(releases, record.app, record.version), 'client');
  const to = path.join(folder, releaseBase(record.app, record.version));
  const damaged: DamagedFile[] = [];
  for (const [file, integrity] of Object.entries(filesOfHalf(record, 'client'))) {
    const target = path.join(to, file);
    if (!linkOrCopy(path.join(from, file), target)) continue;
    const problem = problemOf(target, integrity);
    if (!problem) continue;
    damaged.push({ file: `client/${file}`, problem });
    await rm(target, { force: true });
  }
  return damaged;
}

/**
 * A hard link, since releases never change; a copy where the file system has none. At once, since a
 * country's pages have a hundred thousand files, and Node's promises would take ten times as long.
 * @returns false when something stands there already.
 */
export function linkOrCopy(source: string, target: string): boolean {
  try {
    linkSync(source, target);
  } catch (error) {
    if (isErrorCode(error, 'EEXIST')) return false;
    if (isErrorCode(error, 'ENOENT') && mkdirSync(path.dirname(target), { recursive: true }))
      return linkOrCopy(source, target);
    // A missing file, or a folder of that name, shows when hashes are compared.
    if (isErrorCode(error, 'ENOENT') || !statSync(source).isFile()) return true;
    copyFileSync(source, target);
  }
  return true;
}
