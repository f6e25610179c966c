import { existsSync } from 'node:fs';
import path from 'node:path';
import { DamagedState } from '../delivery-error';
import { listFolders } from '../files';
import { linkOrCopy } from '../linked-files';
import { say } from '../progress';
import { liveVersion, releaseBase, stagedEntry, type Registry } from '../registry';
import { damagedRelease, filesOfHalf, problemOf, type DamagedFile } from '../release-files';
import {
  identityEntry,
  ownerApp,
  readReleaseFiles,
  releasedVersions,
  releaseFolder,
  type ReleaseFiles,
} from '../release-record';

/**
 * Puts the published half of every release on disk into the site, the live ones and the old ones:
 * a tab opened before a deploy goes on asking for the files it was made with.
 * @param folder of the composed site. @param registry says which releases visitors get.
 * @returns the hashes of the files that are there now, by their path below the site.
 * @throws DamagedState when one of those is damaged. An old release is published without damaged files.
 */
export async function publishReleases(
  releases: string,
  folder: string,
  registry: Registry,
): Promise<ReadonlyMap<string, string>> {
  const published: { record: ReleaseFiles; isVisited: boolean; task: PublishTask }[] = [];
  for (const app of await listFolders(releases)) {
    const visited = [liveVersion(registry, app), stagedEntry(registry, app)?.metadata.version];
    for (const version of await releasedVersions(releases, app)) {
      const isVisited = visited.includes(version);
      // A photograph that the owner has taken away, or has not published yet, is not there for anybody.
      if (app === ownerApp && !isVisited) continue;
      const record = await readReleaseFiles(releases, app, version).catch((error: unknown) => {
        if (isVisited || !(error instanceof DamagedState)) throw error;
        say(`! ${app} ${version} is not published: its record is damaged.`);
        return null;
      });
      if (record) published.push({ record, isVisited, task: publishTask(releases, folder, record) });
    }
  }

  const hashes = new Map<string, string>();
  for (const { record, isVisited, task } of published) {
    const base = releaseBase(record.app, record.version).slice(1);
    for (const [file, hash] of Object.entries(task.files)) hashes.set(base + file, hash);
    for (const { file: name, problem } of publishFiles(task)) {
      const file = `client/${name}`;
      if (isVisited) throw damagedRelease(releases, record, { file, problem });
      say(`! ${file} of ${record.app} ${record.version} is not published: it ${problem}.`);
      hashes.delete(base + name);
    }
  }
  return hashes;
}

type PublishTask = { from: string; to: string; files: Readonly<Record<string, string>> };

function publishTask(releases: string, folder: string, record: ReleaseFiles): PublishTask {
  const { [identityEntry]: ofOwner, ...others } = filesOfHalf(record, 'client');
  return {
    from: path.join(releaseFolder(releases, record.app, record.version), 'client'),
    to: path.join(folder, releaseBase(record.app, record.version)),
    files: ofOwner && record.app !== ownerApp ? { ...others, [identityEntry]: ofOwner } : others,
  };
}

/** Links files that are what their hashes say. Existing files stay as they are. @returns the others. */
function publishFiles({ from, to, files }: PublishTask): DamagedFile[] {
  return Object.entries(files).flatMap(([file, integrity]) => {
    const [source, target] = [path.join(from, file), path.join(to, file)];
    if (existsSync(target)) return [];
    const problem = problemOf(source, integrity);
    if (!problem) linkOrCopy(source, target);
    return problem ? [{ file, problem }] : [];
  });
}
