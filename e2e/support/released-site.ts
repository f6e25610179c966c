import { mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { liveVersion, readRegistry } from '../../host/delivery/registry';
import { readRelease, releaseFolder } from '../../host/delivery/release-record';
import { stateFolders, type StateFolders } from '../../host/delivery/state-folders';
import { composeSite } from '../../host/delivery/testing/changes';
import { linkTree } from '../../host/delivery/testing/link-tree';
import { promote } from '../../host/delivery/testing/sample-releases';
import { testFolders } from '../../host/delivery/testing/test-folders';
import { readIdentity } from '../../host/server/identity/read-identity';
import { appNames } from '../../webpack/remotes';
import { deriveRelease } from './derived-release';
import { serveSite } from './serve-site';
import { expect, leavePages, test as base } from './test';

/**
 * Of each app, words of a prerendered page and of a section: in its code alone, never in data. Its release of
 * another number says that number after them.
 */
const sentences = {
  host: ['Liens rapides'],
  marketing: ['Ce que nous faisons chez vous', 'Gouttières et noues vidées'],
  towns: ['Nos services', 'Quelques lettres suffisent'],
  contact: ['Demander un devis gratuit', 'Surface, matériau, accès'],
} as const;
export type VariedApp = keyof typeof sentences;
export const variedApps = ['host', 'marketing', 'towns', 'contact'] as const;

const numbered = (words: string, number: number) => (number === 0 ? words : `${words} (${number})`);

/** A site of the test's own that goes from release to release while it is being served. */
export type ReleasedSite = {
  url: string;
  folders: StateFolders;
  /** Of each app, by their numbers: the release of the other tests, and those that this test has asked for. */
  versions: Readonly<Record<VariedApp, readonly string[]>>;
  /** Makes the next release of the app, with a sentence of its own. @returns its version. */
  make: (app: VariedApp) => Promise<string>;
  /** Makes the releases of these numbers live, and composes once. */
  release: (numbers: Partial<Record<VariedApp, number>>) => Promise<void>;
};

/** `test` of the other files, with such a site, which begins with what the other tests have. */
export const test = base.extend<{ released: ReleasedSite }>({
  released: async ({ context }, provide) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'released-site-'));
    const identity = await readIdentity();
    const released = await releasesIn(stateFolders(folder), () =>
      composeSite(stateFolders(folder), { identity, year: 2026 }),
    );
    // What its pages have in common with those of the other tests, compose takes over.
    const site = await realpath(path.join(testFolders().site, 'current'));
    await linkTree(site, path.join(folder, 'site', path.basename(site)));
    await symlink(path.basename(site), path.join(folder, 'site', 'current'));
    await released.release({});
    const server = await serveSite(released.folders);
    await provide({ ...released, url: server.siteUrl });
    await leavePages(context);
    await server.close();
    await rm(folder, { recursive: true, force: true });
  },
});

async function releasesIn(
  folders: StateFolders,
  compose: () => Promise<unknown>,
): Promise<Omit<ReleasedSite, 'url'>> {
  const { releases } = folders;
  const versions: Record<VariedApp, string[]> = { host: [], marketing: [], towns: [], contact: [] };
  const makeLive = (app: string, version: string) => promote(releases, app, version);
  const others = await readRegistry(testFolders().releases);
  for (const app of appNames) {
    const version = liveVersion(others, app) ?? '';
    await linkTree(
      releaseFolder(testFolders().releases, app, version),
      releaseFolder(releases, app, version),
    );
    await makeLive(app, version);
    if (app in versions) versions[app as VariedApp].push(version);
  }

  const make = async (app: VariedApp) => {
    const number = versions[app].length;
    const original = await readRelease(releases, app, versions[app][0] ?? '');
    const replace = sentences[app].map((words) => [words, numbered(words, number)] as const);
    const version = await deriveRelease(releases, original, { packageVersion: `1.${number}.0`, replace });
    versions[app].push(version);
    return version;
  };
  return {
    folders,
    versions,
    make,
    async release(numbers) {
      for (const app of variedApps) {
        const number = numbers[app];
        if (number === undefined) continue;
        while (versions[app].length <= number) await make(app);
        await makeLive(app, versions[app][number] ?? '');
      }
      await compose();
    },
  };
}

/** Resolves when the page shows the words that only this release of the app says. */
export async function expectSentence(page: Page, app: VariedApp, number: number): Promise<void> {
  const words = numbered(sentences[app][0], number).replace(/[()]/g, '\\$&');
  const text = page.locator('body').getByText(new RegExp(`${words}(?! \\()`));
  await expect(text.first()).toBeVisible();
}

export { expect };
