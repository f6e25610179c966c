import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { codeFolder, sharedFolder } from '../../webpack/paths';
import { listFiles } from './files';

/** Whole folders: a list of files would miss the next file that somebody adds. */
const folders = (code: string, shared: string) => ({
  'host/delivery': path.join(code, 'host/delivery'),
  'host/server': path.join(code, 'host/server'),
  'shared/src': path.join(shared, 'src'),
});
const isSource = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)(testing|drills?)\//.test(file);

let ownDigest: Promise<string> | undefined;

/**
 * One hash over the sources that compose, judge and serve. After a change of these sources, old sites and
 * verdicts no longer count. Read once per process, as the running code was.
 */
export function deliveryDigest(): Promise<string> {
  return (ownDigest ??= digestOfSources(codeFolder, sharedFolder));
}

/** The same for any copy of the sources, so that an installed package agrees with the repository. */
export async function digestOfSources(code: string, shared = path.join(code, 'shared')): Promise<string> {
  const hash = createHash('sha256');
  for (const [name, folder] of Object.entries(folders(code, shared)))
    for (const file of (await listFiles(folder)).filter(isSource))
      hash.update(`${name}/${file}\0`).update(await readFile(path.join(folder, file)));
  return hash.digest('hex');
}
