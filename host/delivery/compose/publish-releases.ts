import path from 'node:path';
import { fileIn, linkOrCopy, problemOf, setTime } from '../files';
import { print } from '../progress';
import { liveVersion, releaseBase, releasesInUse, type Registry } from '../registry';
import { damagedRelease, isReleased, readRelease, releaseFolder } from '../release/release-record';

/**
 * Links the public files of every release that visitors got within the last 30 days into a composed site, because open
 * tabs may request these files. Omits damaged files of earlier releases.
 * @param folder of the composed site.
 * @returns the hashes of the published files, by path. @throws DeliveryError when a live release is damaged.
 */
export async function publishReleases(
  releases: string,
  folder: string,
  registry: Registry,
): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  for (const { app, version } of releasesInUse(registry)) {
    const isLive = liveVersion(registry, app) === version;
    if (!isLive && !(await isReleased(releases, app, version))) continue;
    const record = await readRelease(releases, app, version);
    for (const [file, hash] of Object.entries(record.files)) {
      const isPublic = file.startsWith('client/');
      if (!isPublic && !isLive) continue;
      const source = path.join(releaseFolder(releases, app, version), file);
      const problem = problemOf(source, hash);
      if (problem && isLive) throw damagedRelease(releases, record, { file, problem });
      if (problem) print(`! ${app} ${version}: ${file} ${problem}, so it is not published.`);
      if (problem || !isPublic) continue;
      const published = releaseBase(app, version).slice(1) + file.slice('client/'.length);
      const target = fileIn(folder, published);
      linkOrCopy(source, target);
      setTime(target, hash);
      hashes.set(published, hash);
    }
  }
  return hashes;
}
