import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { linkTree } from '../../host/delivery/compose/publish-releases';
import { integrityOf, listFiles, listFolders } from '../../host/delivery/files';
import { precompress } from '../../host/delivery/precompress';
import { liveVersion, readRegistry, withLive, writeRegistry } from '../../host/delivery/registry';
import { versionOf } from '../../host/delivery/release';
import { readRelease, releaseFolder, type ReleaseRecord } from '../../host/delivery/release-record';
import { stateFolders, type StateFolders } from '../../host/delivery/state-folders';
import { cacheFolder } from '../../webpack/paths';
import { appNames, type AppName } from '../../webpack/remotes';
import { testFolders } from './composed-site';

/** How many releases there are of each app: the one that the other tests use, and those after it. */
export const variantCount = 6;

/** A sentence in the code of each app, once for browsers and once for the prerenderer; never in data. */
const sentences: Record<AppName, string> = {
  host: 'Liens rapides',
  marketing: 'Ce que nous faisons chez vous',
  towns: 'Nos services',
  contact: 'Demander un devis gratuit',
};

/** What the sentence of the app is in its release of this number. */
export function sentenceOf(app: AppName, number: number): string {
  return number === 0 ? sentences[app] : `${sentences[app]} (${number})`;
}

export type ManyReleases = {
  folders: StateFolders;
  /** Of each app, from the real one on. */
  versions: Readonly<Record<AppName, readonly string[]>>;
  /** Makes the release of this number the live one. Composes nothing. */
  promote: (app: AppName, number: number) => Promise<void>;
  remove: () => Promise<void>;
};

/**
 * Releases of every app that really differ, in a folder of the test's own: the real one, with another
 * sentence in its code, and every hash that follows from that made anew. A webpack build would say no more, and takes half a minute for each. They are kept between runs.
 */
export async function manyReleases(): Promise<ManyReleases> {
  const { folder: kept, versions } = await keptVariants();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'many-releases-'));
  const folders = stateFolders(folder);
  await linkTree(kept, folders.releases);

  return {
    folders,
    versions,
    promote: async (app, number) => {
      const release = await readRelease(folders.releases, app, versions[app][number] ?? '');
      await writeRegistry(folders.releases, withLive(await readRegistry(folders.releases), release));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function keptVariants() {
  const { releases } = testFolders();
  const registry = await readRegistry(releases);
  const live = Object.fromEntries(appNames.map((app) => [app, liveVersion(registry, app) ?? '']));
  const sources = [live, await readFile(__filename, 'utf8')];
  const key = createHash('sha256').update(JSON.stringify(sources)).digest('hex').slice(0, 12);
  const base = path.join(cacheFolder, 'e2e-variants');
  const folder = path.join(base, key);

  if (!existsSync(folder)) {
    await mkdir(base, { recursive: true });
    for (const old of await listFolders(base)) await rm(path.join(base, old), { recursive: true });
    const draft = path.join(base, `.${process.pid}`);
    for (const app of appNames) {
      await linkTree(
        releaseFolder(releases, app, live[app] ?? ''),
        releaseFolder(draft, app, live[app] ?? ''),
      );
      for (let number = 1; number < variantCount; number++)
        await makeVariant(draft, await readRelease(releases, app, live[app] ?? ''), app, number);
    }
    // Another worker may have been quicker.
    await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
  }
  return { folder, versions: await versionsIn(folder) };
}

async function versionsIn(folder: string): Promise<ManyReleases['versions']> {
  const byNumber = async (app: AppName) =>
    (await listFolders(path.join(folder, app))).sort((a, b) => minor(a) - minor(b));
  const [marketing, towns, contact, host] = await Promise.all(
    (['marketing', 'towns', 'contact', 'host'] as const).map(byNumber),
  );
  return { marketing: marketing ?? [], towns: towns ?? [], contact: contact ?? [], host: host ?? [] };
}

const minor = (version: string) => Number(version.split('.')[1]);

/** Writes the release of this number of the app beside the one that it is made from. */
async function makeVariant(
  releases: string,
  { version: from, ...record }: ReleaseRecord,
  app: AppName,
  number: number,
): Promise<void> {
  const source = releaseFolder(releases, app, from);
  const draft = path.join(releases, app, `.draft-${number}`);
  await linkTree(source, draft);

  const scripts = (await listFiles(draft)).filter((file) => /\.c?js$/.test(file));
  const texts = new Map<string, string>();
  for (const file of scripts) texts.set(file, await readFile(path.join(draft, file), 'utf8'));
  const changed = new Set<string>();
  const replaceAll = (before: string, after: string) => {
    for (const [file, text] of texts) {
      if (!text.includes(before)) continue;
      texts.set(file, text.replaceAll(before, after));
      changed.add(file);
    }
  };

  replaceAll(sentences[app], sentenceOf(app, number));
  if (changed.size !== 2)
    throw new Error(`${app}: « ${sentences[app]} » is in ${changed.size} files instead of 2.`);
  // The entry names the hashes of the chunks, so it comes last.
  for (const file of [...changed].filter((name) => name !== `client/${record.entry}`)) {
    const before = record.files[file] ?? 'unknown';
    replaceAll(before, integrityOf(texts.get(file) ?? ''));
  }

  const files = { ...record.files };
  for (const file of changed) {
    // The draft is made of links: what is written goes into a file of its own.
    await replaceFile(path.join(draft, file), texts.get(file) ?? '');
    for (const twin of [`${file}.br`, `${file}.gz`]) await rm(path.join(draft, twin), { force: true });
  }
  const published = [...changed].filter((file) => file.startsWith('client/'));
  await precompress(draft, published);
  for (const file of [...changed, ...published.flatMap((name) => [`${name}.br`, `${name}.gz`])])
    files[file] = integrityOf(await readFile(path.join(draft, file)));

  const { app: _app, commit, ...content } = { ...record, files };
  const version = versionOf(`1.${number}.0`, content);
  await replaceFile(path.join(draft, 'release.json'), JSON.stringify({ app, version, commit, ...content }));
  await rename(draft, releaseFolder(releases, app, version));
}

async function replaceFile(file: string, text: string): Promise<void> {
  await rm(file, { force: true });
  await writeFile(file, text);
}
