import { copyFile, link, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { isErrorCode } from '../../server/error-code';
import { listFiles, listFolders } from '../files';
import { releaseBase } from '../registry';
import { releasedVersions, releaseFolder } from '../release-record';

/**
 * Puts the published half of every release on disk into the site, the live ones and the old ones:
 * a tab opened before a deploy goes on asking for the files it was made with.
 * @param folder of the composed site.
 */
export async function publishReleases(releases: string, folder: string): Promise<void> {
  for (const app of await listFolders(releases)) {
    for (const version of await releasedVersions(releases, app)) {
      const from = path.join(releaseFolder(releases, app, version), 'client');
      await linkTree(from, path.join(folder, releaseBase(app, version)));
    }
  }
}

/** Hard links, since releases never change; copies where the file system has none. What is there stays. */
export async function linkTree(from: string, to: string): Promise<void> {
  for (const file of await listFiles(from)) {
    const [source, target] = [path.join(from, file), path.join(to, file)];
    await mkdir(path.dirname(target), { recursive: true });
    await link(source, target).catch((error: unknown) =>
      isErrorCode(error, 'EEXIST') ? undefined : copyFile(source, target),
    );
  }
}
