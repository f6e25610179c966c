import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { releasedVersions } from '../release/release-record';

/** Hash of each file by its name. */
export type Hashes = Readonly<Record<string, string>>;

/** Hashes files. @param files paths below the folder. */
export async function hashesOf(folder: string, files: readonly string[]): Promise<Hashes> {
  const entryOf = async (file: string) => {
    const content = await readFile(path.join(folder, file));
    return [file, createHash('sha256').update(content).digest('hex')] as const;
  };
  return Object.fromEntries(await Promise.all(files.map(entryOf)));
}

/** Lists the files that are added, removed or changed. */
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
