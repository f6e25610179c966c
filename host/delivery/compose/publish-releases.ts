import path from 'node:path';
import { DamagedState } from '../delivery-error';
import { fileIn, linkOrCopy, problemOf, setTime } from '../files';
import {
  damagedRelease,
  filesOfHalf,
  isReleased,
  readRelease,
  releaseFolder,
} from '../release/release-record';
import { print } from '../progress';
import { releaseBase, releasesInUse, liveReleases, type Registry } from '../registry';

/**
 * Links the public files of every release that visitors got within the last 30 days into a composed site, because open
 * tabs may request these files. Omits damaged files of earlier releases.
 * @param folder of the composed site.
 * @returns the hashes of the published files, by path.
 * @throws DamagedState when a live release is damaged.
 */
export async function publishReleases(
  releases: string,
  folder: string,
  registry: Registry,
): Promise<ReadonlyMap<string, string>> {
  const live = liveReleases(registry).map(({ app, version }) => `${app}@${version}`);
  const hashes = new Map<string, string>();
  for (const { app, version } of releasesInUse(registry)) {
    const isLive = live.includes(`${app}@${version}`);
    if (!isLive && !(await isReleased(releases, app, version))) continue;
    const tolerate = (error: unknown) => {
      if (isLive || !(error instanceof DamagedState)) throw error;
      print(`! A part of ${app} ${version} is not published. ${error.message.split('\n')[0] ?? ''}`);
    };
    await publishRelease({ releases, folder, app, version }, hashes, tolerate).catch(tolerate);
  }
  return hashes;
}

/** Links the files that match their recorded hash. @param tolerate receives an error for each file that does not. */
async function publishRelease(
  { releases, folder, app, version }: { releases: string; folder: string; app: string; version: string },
  hashes: Map<string, string>,
  tolerate: (error: unknown) => void,
): Promise<void> {
  const record = await readRelease(releases, app, version);
  const base = releaseBase(app, version).slice(1);
  for (const [file, hash] of Object.entries(filesOfHalf(record, 'client'))) {
    const source = path.join(releaseFolder(releases, app, version), 'client', file);
    const problem = problemOf(source, hash);
    if (problem) {
      tolerate(damagedRelease(releases, record, { file: `client/${file}`, problem }));
      continue;
    }
    const target = fileIn(folder, base + file);
    linkOrCopy(source, target);
    setTime(target, hash);
    hashes.set(base + file, hash);
  }
}
