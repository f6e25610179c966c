import { createHash } from 'node:crypto';
import { readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { pageRecordFile } from '@renovation-th/shared/contracts/page-address';
import { listFiles } from '../host/delivery/files';
import { liveVersion, readRegistry } from '../host/delivery/registry';
import { readRelease, releaseFolder } from '../host/delivery/release-record';
import { runDelivery } from '../host/delivery/testing/run-delivery';
import { repositoryRoot } from '../webpack/paths';
import { deriveRelease } from './support/derived-release';
import { useHand } from './support/hydration';
import { lastQuoteLink } from './support/quote-link';
import { expect, expectSentence, test, type ReleasedSite, type VariedApp } from './support/released-site';

/** The towns team writes about one more town. */
const newTown = {
  path: '/villes/aulnat-sous-test',
  title: 'Artisan à Aulnat-sous-Test | Rénovation TH',
  description: 'Une page qui n’existe que dans ce récit, pour suivre ce que fait le plan du site.',
};
const [newWords, newTownsVersion] = ['Ce que nous faisons', '1.9.0'];

test('three teams on one day: one ships, one is refused, one takes back', async ({ context, released }) => {
  const towns = await deriveTowns(released);
  await deriveBreakingContact(released);
  await released.release({ marketing: 1 });
  const before = await stateOf(released);
  const deliver = (...words: string[]) =>
    runDelivery(repositoryRoot, path.dirname(released.folders.releases), words);

  const [townTab, homeTab] = [await context.newPage(), await context.newPage()];
  await townTab.goto(`${released.url}/villes/riom`);
  await homeTab.goto(`${released.url}/`);
  await Promise.all([useHand(townTab), useHand(homeTab)]);
  for (const tab of [townTab, homeTab])
    await tab.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await expectSentence(homeTab, 'marketing', 1);

  await test.step('towns ships a page and another word, and nobody else has to do anything', async () => {
    expect(await deliver('promote', `towns@${newTownsVersion}`)).toContain(`towns@${towns} is live`);
    const after = await stateOf(released);

    expect(after.versions).toEqual({ ...before.versions, towns });
    expect(after.sitemap.filter((address) => !before.sitemap.includes(address))).toEqual([newTown.path]);
    expect(before.sitemap.filter((address) => !after.sitemap.includes(address))).toEqual([]);
  });

  await test.step('contact breaks the contract: it is refused, with the reason, and nothing has changed', async () => {
    const live = await stateOf(released);
    for (const command of ['gate', 'promote']) {
      const refusal: unknown = await deliver(command, 'contact@2.0.0').catch((error: { stderr: string }) => {
        return error.stderr;
      });
      expect(refusal).toContain('The gate refuses contact@2.0.0');
      expect(refusal).toMatch(/contract 4\.0\.0/);
      expect(refusal).toContain('→');
    }
    expect(await stateOf(released)).toEqual(live);
  });

  await test.step('marketing takes its last release back', async () => {
    await deliver('rollback', 'marketing');
    const after = await stateOf(released);

    expect(after.versions).toEqual({ ...before.versions, towns, marketing: released.versions.marketing[0] });
    expect(after.sitemap).toContain(newTown.path);
  });

  await test.step('every file of every release is what it was', async () => {
    expect((await stateOf(released)).files).toEqual(before.files);
  });

  await test.step('the tabs that were open go on, with the words of today', async () => {
    await townTab.getByRole('figure').getByRole('link', { name: 'Volvic' }).click();
    await expect(townTab.getByRole('heading', { level: 1 })).toHaveText('Rénovation à Volvic');
    await expectNewWords(townTab);
    await lastQuoteLink(townTab).click();
    await expectSentence(townTab, 'contact', 0);
    await homeTab.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
    await expect(homeTab.getByRole('heading', { level: 1, name: /Mentions légales/ })).toBeVisible();
    for (const tab of [townTab, homeTab])
      expect(await tab.evaluate(() => 'isFirstDocument' in window)).toBe(true);
  });

  await test.step('and their next documents are what is live', async () => {
    await homeTab.goto(`${released.url}/`);
    await expectSentence(homeTab, 'marketing', 0);
    await townTab.goto(released.url + newTown.path);
    await expect(townTab).toHaveTitle(newTown.title);
    await expectNewWords(townTab);
  });
});

async function expectNewWords(page: Page): Promise<void> {
  const words = page.getByRole('main').getByText(new RegExp(`^${newWords} `));
  await expect(words.first()).toBeVisible();
}

async function original({ folders, versions }: ReleasedSite, app: VariedApp) {
  return readRelease(folders.releases, app, versions[app][0] ?? '');
}

const recordFile = (page: string) => `server/${pageRecordFile(page)}`;

async function deriveTowns(site: ReleasedSite): Promise<string> {
  const { releases } = site.folders;
  const release = await original(site, 'towns');
  const riom = release.pages.find((page) => page.path === '/villes/riom');
  if (!riom) throw new Error('There is no page of Riom any more to make another one of.');
  const folder = releaseFolder(releases, 'towns', release.version);
  const record = JSON.parse(await readFile(path.join(folder, recordFile(riom.path)), 'utf8'));

  return deriveRelease(releases, release, {
    packageVersion: newTownsVersion,
    replace: [['Nos services', newWords]],
    add: { [recordFile(newTown.path)]: JSON.stringify({ ...record, ...newTown }) },
    record: { pages: [...release.pages, { ...riom, ...newTown, path: '/villes/aulnat-sous-test' }] },
  });
}

async function deriveBreakingContact(site: ReleasedSite): Promise<void> {
  const release = await original(site, 'contact');
  await deriveRelease(site.folders.releases, release, {
    packageVersion: '2.0.0',
    replace: [[`contract:"${release.contract}"`, 'contract:"4.0.0"']],
    record: { contract: '4.0.0' },
  });
}

/** What visitors can get: the live versions, every file of every release, the sitemap. */
async function stateOf({ folders, versions }: ReleasedSite) {
  const current = path.join(folders.site, await readlink(path.join(folders.site, 'current')));
  const registry = await readRegistry(folders.releases);
  const published = path.join(current, 'releases');
  const files = await Promise.all(
    (await listFiles(published)).map(async (file) => {
      const hash = createHash('sha256').update(await readFile(path.join(published, file)));
      return `${file} ${hash.digest('hex')}`;
    }),
  );
  const sitemap = await readFile(path.join(current, 'sitemap.xml'), 'utf8');

  return {
    versions: Object.fromEntries(Object.keys(versions).map((app) => [app, liveVersion(registry, app)])),
    files,
    sitemap: [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, address = '']) => address),
  };
}
