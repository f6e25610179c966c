import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'acorn';
import { listFiles } from '../host/delivery/files';
import { copyRepository } from '../host/delivery/testing/repository-copy';
import { runDelivery } from '../host/delivery/testing/run-delivery';
import { testFolders } from '../host/delivery/testing/test-folders';
import { repositoryRoot } from '../webpack/paths';
import { markDocument, expectMarked, startShell } from './support/page-checks';
import { test } from './support/own-site';
import { expect } from './support/test';

const liveVersion = async (url: string): Promise<string> =>
  (await (await fetch(`${url}/registry.json`)).json()).towns;

test('a tab that was opened before a promotion keeps working, and its next page is the new release', async ({
  page,
  own: { url, folders },
}) => {
  // Building the second release takes longer than a visit.
  test.slow();
  const state = path.dirname(folders.releases);
  const before = await liveVersion(url);
  await page.goto(`${url}/villes`, { waitUntil: 'domcontentloaded' });

  const copy = await copyRepository();
  const text = 'remote-towns/src/content/town-page.ts';
  await copy.replaceText(text, '`Nos services ${where}`', '`Ce que nous faisons ${where}`');
  const output = await runDelivery(copy.root, state, ['release', 'towns']);
  const [version = ''] = /\d+\.\d+\.\d+-[\w-]+/.exec(output) ?? [];
  await copy.remove();
  await runDelivery(repositoryRoot, state, ['promote', '--dirty', `towns@${version}`]);
  const after = await liveVersion(url);
  expect(after).not.toBe(before);

  await test.step('its section starts with the code of its own release', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/releases/towns/')) scripts.push(request.url());
    });
    await page.getByRole('searchbox').fill('Volv');
    const list = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(list.filter({ hasText: 'Abrest' })).toBeHidden();
    expect(scripts.filter((script) => script.includes(after))).toEqual([]);
    await list.filter({ hasText: 'Volvic' }).click();
  });
  await expect(page.getByRole('heading', { name: 'Ce que nous faisons à Volvic' })).toBeVisible();

  await test.step('after a rollback, the next page is the old release again', async () => {
    await runDelivery(repositoryRoot, state, ['rollback', `towns@${before}`]);
    expect(await liveVersion(url)).toBe(before);
    await startShell(page);
    await markDocument(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
    await expectMarked(page, true);
    await page.goto(`${url}/villes/riom`);
    await expect(page.getByRole('heading', { name: 'Nos services à Riom' })).toBeVisible();
  });
});

test('the oldest browsers can parse every released script', async () => {
  const served = path.join(testFolders().site, 'current', 'releases');
  const scripts = (await listFiles(served)).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  for (const script of scripts) {
    const code = await readFile(path.join(served, script), 'utf8');
    // TypeScript's target. Nothing translates packages, which may be written in a newer language.
    expect(() => parse(code, { ecmaVersion: 2022 }), script).not.toThrow();
  }
});
