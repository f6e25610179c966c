import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../host/delivery/files';
import { copyRepository } from '../host/delivery/testing/repository-copy';
import { testFolders } from '../host/delivery/testing/test-folders';
import { startProcess } from '../host/server/testing/server-process';
import { expect, test } from './support/test';

// Chromium logs an error for a page that cannot be rendered, because its status is 500.
test.use({ expectedErrors: /Failed to load resource/ });

test('`npm run dev` shows a change, an error and its fix without a reload, inside the live site', async ({
  page,
}) => {
  // The remote is built first, and again after each change.
  test.slow();
  const built = { timeout: 30_000 * Number(process.env.TEST_SLOWNESS ?? 1) };
  const copy = await copyRepository();
  const dev = await startProcess(['--import', 'tsx', 'host/server/dev.ts', 'towns'], {
    cwd: copy.root,
    env: { ...process.env, RTH_STATE: path.dirname(testFolders().releases) },
    ready: /(http:\S+)[^]*Stop with/,
  });
  const file = path.join(copy.root, 'remote-towns/src/content/town-page.ts');
  const sound = await readFile(file, 'utf8');
  try {
    await page.goto(new URL('/villes/riom', dev.url).href);
    await expect(page.getByRole('heading', { name: 'Nos services à Riom' })).toBeVisible();

    await writeWhole(file, sound.replace('`Nos services ${where}`', '`Ce que nous faisons ${where}`'));
    await expect(page.getByRole('heading', { name: 'Ce que nous faisons à Riom' })).toBeVisible(built);

    await writeWhole(file, `${sound}\nconst broken = ;\n`);
    await expect(page.getByText(/town-page\.ts/).first()).toBeVisible(built);

    await writeWhole(file, sound);
    await expect(page.getByRole('heading', { name: 'Nos services à Riom' })).toBeVisible(built);
    await page.getByRole('main').getByRole('link', { name: 'Devis gratuit' }).first().click();
    await expect(page.getByRole('heading', { name: 'Demander un devis gratuit' })).toBeVisible();
  } finally {
    await dev.stop();
    await copy.remove();
  }
});
