import { createHash } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf, listFiles, writeWhole } from '../../host/delivery/files';
import { precompress } from '../../host/delivery/release/precompress';
import { releaseFolder, type ReleaseRecord } from '../../host/delivery/release/release-record';
import { linkTree } from '../../host/delivery/testing/link-tree';

type Derivation = {
  /** Version to which the content hash is appended. */
  packageVersion: string;
  /** Texts in the code and their replacements. */
  replace: readonly (readonly [before: string | RegExp, after: string])[];
  /** Files to add, with their text. */
  add?: Readonly<Record<string, string>>;
  record?: Partial<Pick<ReleaseRecord, 'contract' | 'pages'>>;
};

/**
 * Makes a changed copy of a release, because a webpack build would take half a minute. Replaces texts in the code, and
 * updates every hash. @returns the version of the copy. @throws Error if one of the texts is in no script.
 */
export async function deriveRelease(
  releases: string,
  { app, version: from, commit, ...original }: ReleaseRecord,
  { packageVersion, replace, add = {}, record = {} }: Derivation,
): Promise<string> {
  const draft = path.join(releases, app, `.draft-${packageVersion}-${process.pid}`);
  await linkTree(releaseFolder(releases, app, from), draft);
  const texts = await readScripts(draft);
  const written: Record<string, string> = { ...add };
  const replaceAll = (before: string | RegExp, after: string) => {
    // `search` would read a hash as a regular expression, in which plus signs have another meaning.
    const isIn = (text: string) =>
      typeof before === 'string' ? text.includes(before) : text.search(before) >= 0;
    const changed = [...texts].filter(([, text]) => isIn(text));
    for (const [file, text] of changed) {
      written[file] = text.replaceAll(before, () => after);
      texts.set(file, written[file]);
    }
    return changed.map(([file]) => file);
  };

  for (const [before, after] of replace)
    if (replaceAll(before, after).length === 0) throw new Error(`No script of ${app} contains ${before}.`);
  // The entry script contains the hashes of the chunks.
  for (const file of [...texts.keys()].filter(
    (name) => name in written && name !== `client/${original.entry}`,
  ))
    replaceAll(original.files[file] ?? 'unknown', integrityOf(written[file] ?? ''));

  const content = {
    ...original,
    ...record,
    files: { ...original.files, ...(await writeFiles(draft, written)) },
  };
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const version = `${packageVersion}-${hash.slice(0, 10)}`;
  await writeUnlinked(path.join(draft, 'release.json'), JSON.stringify({ app, version, commit, ...content }));
  await rename(draft, releaseFolder(releases, app, version));
  return version;
}

async function readScripts(folder: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const file of (await listFiles(folder)).filter((name) => /\.c?js$/.test(name)))
    texts.set(file, await readFile(path.join(folder, file), 'utf8'));
  return texts;
}

/** Returns the hashes of the written files and of their compressed copies. */
async function writeFiles(folder: string, texts: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(texts)) await writeUnlinked(path.join(folder, file), text);
  const published = Object.keys(texts).filter((file) => file.startsWith('client/'));
  const twins = published.flatMap((file) => [`${file}.br`, `${file}.gz`]);
  for (const twin of twins) await rm(path.join(folder, twin), { force: true });
  await precompress(folder, published);

  const hashes: ReleaseRecord['files'] = {};
  for (const file of [...Object.keys(texts), ...twins])
    hashes[file] = integrityOf(await readFile(path.join(folder, file)));
  return hashes;
}

/** Replaces a file instead of overwriting it, because the folder has hard links to the original. */
async function writeUnlinked(file: string, text: string): Promise<void> {
  await rm(file, { force: true });
  await writeWhole(file, text);
}
