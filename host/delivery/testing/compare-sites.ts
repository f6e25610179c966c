import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../files';
import { releasedVersions } from '../release/release-record';

/** Hashes of files, by path. */
export type Hashes = Readonly<Record<string, string>>;

/** Hashes the files below a folder. @param isWanted receives paths below the folder. */
export async function hashesBelow(
  folder: string,
  isWanted: (file: string) => boolean = () => true,
): Promise<Hashes> {
  const entryOf = async (file: string) => {
    const content = await readFile(path.join(folder, file));
    return [file, createHash('sha256').update(content).digest('hex')] as const;
  };
  return Object.fromEntries(await Promise.all((await listFiles(folder)).filter(isWanted).map(entryOf)));
}

/** Hashes the documents of a composed site. */
export const documentsOf = (site: string): Promise<Hashes> =>
  hashesBelow(site, (file) => file.endsWith('.html') && !/^(?:releases|_)/.test(file));

/** Lists the files that were added, removed or changed. */
export function differing(one: Hashes, other: Hashes): string[] {
  return Object.keys({ ...one, ...other })
    .filter((file) => one[file] !== other[file])
    .sort();
}

/** Returns the newest release of each app, in the form that `promote` takes. */
export async function newestReleases(releases: string, apps: readonly string[]): Promise<string[]> {
  const newest = async (app: string) => (await releasedVersions(releases, app))[0] ?? '';
  return Promise.all(apps.map(async (app) => `${app}@${await newest(app)}`));
}
