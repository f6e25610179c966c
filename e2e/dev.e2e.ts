import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startDev, type DevProcess } from '../host/server/testing/dev-process';
import { copyRepository, type RepositoryCopy } from '../host/delivery/testing/repository-copy';
import { writeWhole } from '../host/delivery/files';
import { readRegistry } from '../host/delivery/store/log';
import { testFolders } from '../host/delivery/testing/test-folders';
import { policyViolations, startShell, watchPrerenderedNodes } from './support/hydration';
import { expect, test } from './support/test';

/** Contains the text `before`, which every town page shows. */
const file = 'remote-towns/src/content/town-page.ts';
const before = '`Nos services ${where}`';

test.describe('`npm run dev -w remote-towns`', () => {
  // The tests share one copy of the sources, and each test continues with the build of the one before.
  test.describe.configure({ mode: 'default' });
  // Chromium logs an error for a page that cannot be rendered, because its status is 500.
  test.use({ expectedErrors: /Failed to load resource|The page reports/ });

  let copy: RepositoryCopy;
  let dev: DevProcess;

  test.beforeAll(async () => {
    copy = await copyRepository();
    dev = await startDev(copy.root, path.dirname(testFolders().releases), 'towns');
  });
  test.afterAll(async () => {
    await dev.stop();
    await copy.remove();
  });

  test('shows a change, an error and its fix without a reload, inside the live site', async ({ page }) => {
    await watchPrerenderedNodes(page);
    await page.goto(`${dev.url}/villes/riom`);
    await expect(page.getByRole('heading', { name: 'Nos services à Riom' })).toBeVisible();
    await startShell(page);
    expect(await policyViolations(page)).toEqual([]);

    await copy.replaceText(file, before, '`Ce que nous faisons ${where}`');
    await expect(page.getByRole('heading', { name: 'Ce que nous faisons à Riom' })).toBeVisible();

    const sound = await readFile(path.join(copy.root, file), 'utf8');
    await writeWhole(path.join(copy.root, file), `${sound}\nconst broken = ;\n`);
    await expect(page.getByRole('heading', { name: 'The working copy has no complete build' })).toBeVisible();
    await expect(page.getByText(/town-page\.ts/).first()).toBeVisible();

    const throwing = sound.replace('`Ce que nous faisons ${where}`', '{ throw new Error(`${where} fails`) }');
    await writeWhole(path.join(copy.root, file), throwing);
    await expect(page.getByRole('heading', { name: '/villes/riom cannot be rendered' })).toBeVisible();
    await expect(page.getByText('à Riom fails')).toBeVisible();
    await expect(
      page.getByText('at Object.servicesHeading (remote-towns/src/content/town-page.ts:'),
    ).toBeVisible();

    await writeWhole(path.join(copy.root, file), sound);
    await expect(page.getByRole('heading', { name: 'Ce que nous faisons à Riom' })).toBeVisible();
    expect((await page.goto(`${dev.url}/villes/nulle-part`))?.status()).toBe(404);
    await page.goBack();

    await page.getByRole('main').getByRole('link', { name: 'Devis gratuit' }).first().click();
    await expect(page.getByRole('heading', { name: 'Demander un devis gratuit' })).toBeVisible();
  });

  test('shows a type error on the page', async ({ page }) => {
    const section = 'remote-towns/src/sections/TownFilter.tsx';
    await page.goto(`${dev.url}/villes`);
    await copy.replaceText(section, '{content.label}', '{content.labell}');
    await expect(page.locator('pre')).toContainText("error TS2551: Property 'labell' does not exist");
    await copy.replaceText(section, '{content.labell}', '{content.label}');
  });

  test("adds nothing to the site's registry", async () => {
    const shown = async () => {
      const live = await (await fetch(`${dev.url}/registry.json`)).json();
      return live.towns as string;
    };
    // Until its sources change, the working copy has the same version as the live release.
    const first = await shown();
    await copy.replaceText(file, "serviceLink: 'En savoir plus'", "serviceLink: 'Plus sur ce service'");
    await expect.poll(shown).not.toBe(first);

    expect(JSON.stringify(await readRegistry(testFolders()))).not.toContain(await shown());
  });
});
