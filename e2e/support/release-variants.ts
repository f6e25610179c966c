import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { listFolders } from '../../host/delivery/files';
import { liveVersion, readRegistry, withLive, writeRegistry } from '../../host/delivery/registry';
import { readRelease, releaseFolder, type ReleaseRecord } from '../../host/delivery/release-record';
import { stateFolders, type StateFolders } from '../../host/delivery/state-folders';
import { cacheFolder } from '../../webpack/paths';
import { appNames, type AppName, type RemoteName } from '../../webpack/remotes';
import { testFolders } from '../../host/delivery/testing/test-folders';
import { deriveRelease } from './derived-release';
import { linkTree } from '../../host/delivery/testing/link-tree';

/** How many releases there are of each app: the one that the other tests use, and those after it. */
export const variantCount = 6;

/** Remotes of which there are several releases. Of any other there is the one that the other tests use. */
export const variedRemotes = ['marketing', 'towns', 'contact'] as const satisfies readonly RemoteName[];
export const variedApps = ['host', ...variedRemotes] as const;
export type VariedApp = (typeof variedApps)[number];

/** A sentence in each app's HTML: in the code of the prerenderer alone, never in data. */
const sentences: Record<VariedApp, string> = {
  host: 'Liens rapides',
  marketing: 'Ce que nous faisons chez vous',
  towns: 'Nos services',
  contact: 'Demander un devis gratuit',
};

/** Words of a section of each remote, once for browsers and once for the prerenderer. */
const wordsOfSections: Record<Exclude<VariedApp, 'host'>, string> = {
  marketing: 'Gouttières et noues vidées',
  towns: 'Quelques lettres suffisent',
  contact: 'Surface, matériau, accès',
};

/** What the sentence of the app is in its release of this number. */
export function sentenceOf(app: VariedApp, number: number): string {
  return numbered(sentences[app], number);
}

const numbered = (words: string, number: number) => (number === 0 ? words : `${words} (${number})`);

export type ManyReleases = {
  folders: StateFolders;
  /** Of each app, from the real one on. */
  versions: Readonly<Record<VariedApp, readonly string[]>>;
  /** Makes the release of this number the live one. Composes nothing. */
  promote: (app: VariedApp, number: number) => Promise<void>;
  remove: () => Promise<void>;
};

/**
 * Releases of every app that really differ, in a folder of the test's own: the real one, and others
 * derived from it with another sentence in their code. They are kept between runs.
 */
export async function manyReleases(): Promise<ManyReleases> {
  const { folder: kept, versions, others } = await keptVariants();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'many-releases-'));
  const folders = stateFolders(folder);
  await linkTree(kept, folders.releases);
  const makeLive = async (app: AppName, version: string) => {
    const release = await readRelease(folders.releases, app, version);
    await writeRegistry(folders.releases, withLive(await readRegistry(folders.releases), release));
  };
  for (const [app, version] of others) await makeLive(app, version);

  return {
    folders,
    versions,
    promote: (app, number) => makeLive(app, versions[app][number] ?? ''),
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
    for (const old of (await listFolders(base)).filter((name) => name !== key))
      await rm(path.join(base, old), { recursive: true, force: true });
    const draft = path.join(base, `.${process.pid}`);
    for (const app of appNames) {
      await linkTree(
        releaseFolder(releases, app, live[app] ?? ''),
        releaseFolder(draft, app, live[app] ?? ''),
      );
    }
    for (const app of variedApps) {
      for (let number = 1; number < variantCount; number++)
        await makeVariant(draft, app, await readRelease(releases, app, live[app] ?? ''), number);
    }
    // Another worker may have been quicker.
    await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
  }
  const others = appNames
    .filter((app) => !variedApps.some((varied) => varied === app))
    .map((app) => [app, live[app] ?? ''] as const);
  return { folder, versions: await versionsIn(folder), others };
}

async function versionsIn(folder: string): Promise<ManyReleases['versions']> {
  const byNumber = async (app: VariedApp) =>
    (await listFolders(path.join(folder, app))).sort((a, b) => minor(a) - minor(b));
  const [host = [], marketing = [], towns = [], contact = []] = await Promise.all(variedApps.map(byNumber));
  return { host, marketing, towns, contact };
}

const minor = (version: string) => Number(version.split('.')[1]);

async function makeVariant(
  releases: string,
  app: VariedApp,
  original: ReleaseRecord,
  number: number,
): Promise<void> {
  const words = app === 'host' ? [sentences[app]] : [sentences[app], wordsOfSections[app]];
  const { changed } = await deriveRelease(releases, original, {
    packageVersion: `1.${number}.0`,
    replace: words.map((text) => [text, numbered(text, number)]),
  });
  if (changed.length !== words.length)
    throw new Error(`« ${words.join(' », « ')} »: in ${changed.length} scripts of ${app}.`);
}
