import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../webpack/paths';
import { listFiles } from './files';

/** Whole folders: a list of files would miss the next file that somebody adds. */
const folders = ['host/delivery', 'host/server', 'shared/src'];
const isSource = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)(testing|drills?)\//.test(file);

let ownDigest: Promise<string> | undefined;

/**
 * One hash over the sources that compose, judge and serve. After a change of these sources, old sites and
 * verdicts no longer count. Read once per process, as the running code was.
 */
export function deliveryDigest(): Promise<string> {
  return (ownDigest ??= digestOfSources(repositoryRoot));
}

/** The same for any copy of the repository. Exported for its test. */
export async function digestOfSources(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const file of (await listFiles(path.join(root, folder))).filter(isSource))
      hash.update(`${folder}/${file}\0`).update(await readFile(path.join(root, folder, file)));
  return hash.digest('hex');
}
