import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { releaseFolder } from '../release-record';

/** Takes a release off this machine because a prune says so. Nobody meets half of it. */
export async function removeRelease(releases: string, app: string, version: string): Promise<void> {
  const grave = path.join(releases, app, `.removed-${version}-${process.pid}`);
  await rename(releaseFolder(releases, app, version), grave).catch(() => undefined);
  await rm(grave, { recursive: true, force: true });
}
