import path from 'node:path';
import { liveVersion, releaseBase, releasesInUse, type Registry } from '../registry';
import { isReleased, readRelease, releaseFolder } from '../release/release-record';

/**
 * Lists the public files of every release that visitors got within the last 30 days, because open tabs may request these
 * files.
 * @returns the hash of each file by its path in a composed site, and its path on this disk by hash.
 * @throws DeliveryError when a live release is missing.
 */
export async function publishedFiles(
  releases: string,
  registry: Registry,
): Promise<{ hashes: Record<string, string>; local: ReadonlyMap<string, string> }> {
  const hashes: Record<string, string> = {};
  const local = new Map<string, string>();
  for (const { app, version } of releasesInUse(registry)) {
    const isLive = liveVersion(registry, app) === version;
    if (!isLive && !(await isReleased(releases, app, version))) continue;
    const { files } = await readRelease(releases, app, version);
    for (const [file, hash] of Object.entries(files)) {
      if (!file.startsWith('client/')) continue;
      hashes[releaseBase(app, version).slice(1) + file.slice('client/'.length)] = hash;
      local.set(hash, path.join(releaseFolder(releases, app, version), file));
    }
  }
  return { hashes, local };
}
