import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { linkTree } from '../../host/delivery/compose/publish-releases';
import { listFolders } from '../../host/delivery/files';
import { liveVersion, readRegistry, withLive, writeRegistry } from '../../host/delivery/registry';
import { readRelease, releaseFolder, type ReleaseRecord } from '../../host/delivery/release-record';
import { stateFolders, type StateFolders } from '../../host/delivery/state-folders';
import { cacheFolder } from '../../webpack/paths';
import { appNames, type AppName } from '../../webpack/remotes';
import { testFolders } from './composed-site';
import { deriveRelease } from './derived-release';

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
 * Releases of every app that really differ, in a folder of the test's own: the real one, and others
 * derived from it with another sentence in their code. They are kept between runs.
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
    for (const old of (await listFolders(base)).filter((name) => name !== key))
      await rm(path.join(base, old), { recursive: true, force: true });
    const draft = path.join(base, `.${process.pid}`);
    for (const app of appNames) {
      await linkTree(
        releaseFolder(releases, app, live[app] ?? ''),
        releaseFolder(draft, app, live[app] ?? ''),
      );
      for (let number = 1; number < variantCount; number++)
        await makeVariant(draft, await readRelease(releases, app, live[app] ?? ''), number);
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

async function makeVariant(releases: string, original: ReleaseRecord, number: number): Promise<void> {
  const [app] = appNames.filter((name) => name === original.app);
  if (!app) throw new Error(`${original.app} is not an app.`);
  const { changed } = await deriveRelease(releases, original, {
    packageVersion: `1.${number}.0`,
    replace: [[sentences[app], sentenceOf(app, number)]],
  });
  if (changed.length !== 2)
    throw new Error(`« ${sentences[app]} » is in ${changed.length} scripts of ${app} instead of 2.`);
}
