import path from 'node:path';
import { DamagedState } from '../delivery-error';
import { linkOrCopy, problemOf } from '../files';
import {
  damagedRelease,
  filesOfHalf,
  identityEntry,
  isReleased,
  ownerApp,
  readReleaseFiles,
  releaseFolder,
} from '../release/release-record';
import { say } from '../progress';
import { releaseBase, releasesInUse, visitedReleases, type Registry } from '../registry';

/**
 * Puts the published half of releases into the site: of the live ones, and of those that visitors had in the last 30
 * days, since a tab that was opened before a change goes on asking for the files it was made with.
 * @param folder of the composed site. @param registry says which releases visitors get, and had.
 * @returns the hashes of the files that are there now, by their path below the site.
 * @throws DamagedState when a release that visitors get is damaged. A former release is published without damaged files.
 */
export async function publishReleases(
  releases: string,
  folder: string,
  registry: Registry,
): Promise<ReadonlyMap<string, string>> {
  const visited = visitedReleases(registry).map(({ app, version }) => `${app}@${version}`);
  const hashes = new Map<string, string>();
  for (const { app, version } of releasesInUse(registry)) {
    const isVisited = visited.includes(`${app}@${version}`);
    // A photograph that the owner has removed has no address. A former release may have been removed.
    if (!isVisited && (app === ownerApp || !(await isReleased(releases, app, version)))) continue;
    const tolerate = (error: unknown) => {
      if (isVisited || !(error instanceof DamagedState)) throw error;
      say(`! Of ${app} ${version} something is not published. ${error.message.split('\n')[0] ?? ''}`);
    };
    await publishRelease({ releases, folder, app, version }, hashes, tolerate).catch(tolerate);
  }
  return hashes;
}

/** Links files that are what their hashes say. @param tolerate is told of the others. */
async function publishRelease(
  { releases, folder, app, version }: { releases: string; folder: string; app: string; version: string },
  hashes: Map<string, string>,
  tolerate: (error: unknown) => void,
): Promise<void> {
  const record = await readReleaseFiles(releases, app, version);
  const base = releaseBase(app, version).slice(1);
  for (const [file, hash] of Object.entries(filesOfHalf(record, 'client'))) {
    // Each document carries it, so that nobody asks for the file.
    if (app === ownerApp && file === identityEntry) continue;
    const source = path.join(releaseFolder(releases, app, version), 'client', file);
    const problem = problemOf(source, hash);
    if (problem) {
      tolerate(damagedRelease(releases, record, { file: `client/${file}`, problem }));
      continue;
    }
    linkOrCopy(source, path.join(folder, base + file));
    hashes.set(base + file, hash);
  }
}
