import { createHash } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf, listFiles, writeWhole } from '../../host/delivery/files';
import { precompress } from '../../host/delivery/precompress';
import { releaseFolder, type ReleaseRecord } from '../../host/delivery/release-record';
import { linkTree } from '../../host/delivery/testing/link-tree';

type Derivation = {
  /** Of the package; the hash of the content follows it. */
  packageVersion: string;
  /** Words of the code and what they become, in every script that says them. */
  replace?: readonly (readonly [before: string, after: string])[];
  /** Text after the end of the prerenderer's script. */
  appendToServer?: string;
  /** Files that the original does not have. */
  add?: Readonly<Record<string, string>>;
  record?: Partial<Pick<ReleaseRecord, 'contract' | 'pages'>>;
};

/**
 * Makes a release that differs from another one as if its sources had been changed: the words in its
 * code, and then every hash that follows from them, in the entry, the record and the version. A
 * webpack build would test nothing more and takes half a minute.
 * @returns its version, and the scripts that the replacements have changed.
 */
export async function deriveRelease(
  releases: string,
  { app, version: from, commit, ...original }: ReleaseRecord,
  { packageVersion, replace = [], appendToServer = '', add = {}, record = {} }: Derivation,
): Promise<{ version: string; changed: readonly string[] }> {
  const source = releaseFolder(releases, app, from);
  const draft = path.join(releases, app, `.draft-${packageVersion}-${process.pid}`);
  await linkTree(source, draft);
  const texts = await readScripts(draft);
  const changed = new Set<string>();
  const replaceAll = (before: string, after: string) => {
    for (const [file, text] of texts) {
      if (!text.includes(before)) continue;
      texts.set(file, text.replaceAll(before, after));
      changed.add(file);
    }
  };

  for (const [before, after] of replace) replaceAll(before, after);
  const replaced = [...changed];
  // The entry names the hashes of the chunks.
  for (const file of replaced.filter((name) => name !== `client/${original.entry}`))
    replaceAll(original.files[file] ?? 'unknown', integrityOf(texts.get(file) ?? ''));
  const server = 'server/server.cjs';
  if (appendToServer) texts.set(server, `${texts.get(server) ?? ''}\n${appendToServer}`);

  const written = { ...add };
  for (const file of [...changed, ...(appendToServer ? [server] : [])]) written[file] = texts.get(file) ?? '';
  const files = { ...original.files, ...(await writeFiles(draft, written)) };
  const content = { ...original, ...record, files };
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const version = `${packageVersion}-${hash.slice(0, 10)}`;
  await writeUnlinked(path.join(draft, 'release.json'), JSON.stringify({ app, version, commit, ...content }));
  await rename(draft, releaseFolder(releases, app, version));
  return { version, changed: replaced };
}

async function readScripts(folder: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const file of (await listFiles(folder)).filter((name) => /\.c?js$/.test(name)))
    texts.set(file, await readFile(path.join(folder, file), 'utf8'));
  return texts;
}

/** @returns the hashes of what was written, compressed twins included. */
async function writeFiles(folder: string, texts: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(texts)) await writeUnlinked(path.join(folder, file), text);
  const published = Object.keys(texts).filter((file) => file.startsWith('client/'));
  for (const twin of published.flatMap((file) => [`${file}.br`, `${file}.gz`]))
    await rm(path.join(folder, twin), { force: true });

  const hashes: ReleaseRecord['files'] = {};
  for (const file of [...Object.keys(texts), ...(await precompress(folder, published))])
    hashes[file] = integrityOf(await readFile(path.join(folder, file)));
  return hashes;
}

/** The folder is made of links to the original: what is written must not go through them. */
async function writeUnlinked(file: string, text: string): Promise<void> {
  await rm(file, { force: true });
  await writeWhole(file, text);
}
