import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { repositoryRoot } from '../../../webpack/paths';
import type { AppName } from '../../../webpack/remotes';
import { writeOnce } from '../files';
import { isErrorCode } from '../error-code';

import { isReleased, releasedVersions, releaseFolder } from '../release/release-record';
import { committedVersion } from '../release/release-version';
import { linkTree } from './link-tree';
import { runDelivery } from './run-delivery';
import { testFolders } from './test-folders';

/**
 * Links releases of the repository's sources into the folder of another site. The first test builds a release, and all
 * others reuse it.
 */
export async function adoptReleases(target: string, apps: readonly AppName[]): Promise<void> {
  const { releases } = testFolders();
  for (const app of apps) {
    const version = await releaseOnce(releases, app);
    await linkTree(releaseFolder(releases, app, version), releaseFolder(target, app, version));
  }
}

/** Makes a release once. If test files run in parallel, one builds the release, and the others wait. */
async function releaseOnce(releases: string, app: AppName): Promise<string> {
  const lock = path.join(releases, app, '.building');
  while (!(await writeOnce(lock, String(process.pid)))) {
    const pid = Number(await readFile(lock, 'utf8').catch(() => process.pid));
    if (isRunning(pid)) await pause(500);
    else await rm(lock, { force: true });
  }
  try {
    const version = await committedVersion(app);
    if (version && (await isReleased(releases, app, version))) return version;
    await runDelivery(repositoryRoot, path.dirname(releases), ['release', app]);
    const [newest = ''] = await releasedVersions(releases, app);
    return version ?? newest;
  } finally {
    await rm(lock, { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isErrorCode(error, 'EPERM');
  }
}
