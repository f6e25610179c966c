import { mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { liveVersion } from '../../host/delivery/registry';
import { readRegistry } from '../../host/delivery/store/log';
import { readRelease, releaseFolder } from '../../host/delivery/release/release-record';
import { stateFolders, type StateFolders } from '../../host/delivery/state-folders';
import { composeSite } from '../../host/delivery/testing/changes';
import { linkTree } from '../../host/delivery/testing/link-tree';
import { promote } from '../../host/delivery/testing/sample-releases';
import { testFolders } from '../../host/delivery/testing/test-folders';
import { readIdentity } from '../../host/delivery/identity/read-identity';
import { appNames } from '../../webpack/remotes';
import { deriveRelease } from './derived-release';
import { serveSite } from './serve-site';
import { expect, leavePages, test as base } from './test';

/**
 * Sentences in the code of each app. The first is on a prerendered page, and the second is in a section. Each derived
 * release appends its number.
 */
const sentences = {
  host: ['Liens rapides'],
  marketing: ['Ce que nous faisons chez vous', 'Gouttières et noues vidées'],
  towns: ['Nos services', 'Quelques lettres suffisent'],
  contact: ['Demander un devis gratuit', 'Surface, matériau, accès'],
} as const;
export type VariedApp = keyof typeof sentences;
export const variedApps = ['host', 'marketing', 'towns', 'contact'] as const;

const numbered = (sentence: string, number: number) => (number === 0 ? sentence : `${sentence} (${number})`);

/** A site on which one test makes new releases live. */
export type ReleasedSite = {
  url: string;
  folders: StateFolders;
  /** Versions of each app by release number. Release 0 is the release of the other tests. */
  versions: Readonly<Record<VariedApp, readonly string[]>>;
  /** Makes the app's next release, with the release number in its texts. @returns its version. */
  make: (app: VariedApp) => Promise<string>;
  /** Makes these releases live. */
  release: (numbers: Partial<Record<VariedApp, number>>) => Promise<void>;
};

/** Playwright's `test` with a site that starts with the releases of the other tests. */
export const test = base.extend<{ released: ReleasedSite }>({
  released: async ({ context }, provide) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'released-site-'));
    const identity = await readIdentity();
    const released = await releasesIn(stateFolders(folder), () =>
      composeSite(stateFolders(folder), { identity }),
    );
    // Lets compose reuse the unchanged pages of the other tests' site.
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
  const others = await readRegistry(testFolders());
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
    const replace = sentences[app].map((sentence) => [sentence, numbered(sentence, number)] as const);
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

/** Resolves once the page shows the sentence that identifies this release of the app. */
export async function expectSentence(page: Page, app: VariedApp, number: number): Promise<void> {
  const sentence = numbered(sentences[app][0], number).replace(/[()]/g, '\\$&');
  const text = page.locator('body').getByText(new RegExp(`${sentence}(?! \\()`));
  await expect(text.first()).toBeVisible();
}

export { expect };
