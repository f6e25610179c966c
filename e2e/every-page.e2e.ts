import type { APIRequestContext, Page } from '@playwright/test';
import { escapeHtml } from '@renovation-th/shared/html-text';
import { readIdentity } from '../host/delivery/identity/read-identity';
import { accessibilityProblems } from './support/accessibility';
import { budgetOf, expectWithin } from './support/budgets';
import { declaredPages, examplePages } from './support/composed-site';
import type { DeclaredPage } from './support/declared-page';
import {
  differencesFromReact,
  lostNodes,
  policyViolations,
  startEverySection,
  watchPrerenderedNodes,
} from './support/hydration';
import { givenSite } from './support/given-site';
import { expectNoShift, visitWithLateFonts, watchLayoutShifts } from './support/layout-shifts';
import { scriptsAtRest, scriptsInAll } from './support/page-weight';
import { expect, test, type RunningSite } from './support/test';
import { desktop, phone } from './support/screens';
import { expectLargeTextToFit, overflow } from './support/text-size';

const narrowest = { width: 320, height: 800 };

test('each page has complete metadata and is within its budget', async ({ request }) => {
  for (const declared of declaredPages()) await expectFound(declared, request);
});

// These tests open one page of each kind; some tests of `npm run proof` open every page.
for (const declared of examplePages()) {
  test.describe(declared.path, () => {
    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false, viewport: narrowest });

      test('is complete, and its forms can be sent', async ({ page }) => {
        await page.goto(declared.path);

        await expect(page).toHaveTitle(declared.title);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(250);
        await expect(page.getByRole('banner').getByRole('link', { name: /Rénovation TH/ })).toBeVisible();
        await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeVisible();
        const footer = page.getByRole('contentinfo');
        for (const name of ['Accueil', 'Zones d’intervention', 'Devis gratuit', 'Mentions légales'])
          await expect(footer.getByRole('link', { name })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Appeler', exact: true })).toBeVisible();
        expect(await overflow(page)).toBeLessThanOrEqual(0);

        const forms = page.locator('form');
        const isExpected = declared.path === '/contact' || declared.slots?.includes('callback-booking');
        await expect(forms).toHaveCount(isExpected ? 1 : 0);

        for (const form of await forms.all()) {
          await expect(form).toHaveAttribute('method', 'post');
          await expect(form).toHaveAttribute('action', /^\/envoi\/.+@/);
          // Selects by type, because a file field also has the role `button`.
          await expect(form.locator('[type="submit"]')).toHaveCount(1);
          await expect(form.locator('[type="submit"]')).toBeEnabled();
        }
      });
    });

    test('hydrates without changes or layout shifts, within its budget', async ({ page, site }) => {
      const asked = watchRequests(page, site);
      await watchLayoutShifts(page);
      await watchPrerenderedNodes(page);

      await page.setViewportSize(phone);
      await visitWithLateFonts(page, declared.path);
      const budget = budgetOf(declared.path);
      const weight = { scriptAtRest: 0, scriptInAll: 0 };
      const atRest = async () => (weight.scriptAtRest = await scriptsAtRest(page));
      const inAll = async () => (weight.scriptInAll = await scriptsInAll(page));
      // Polls, because the scripts may be requested late on a busy machine.
      await expect.poll(atRest).toBeGreaterThanOrEqual(budget.scriptAtRest[0]);
      await expectTakenOver(page, asked);
      await expect.poll(inAll).toBeGreaterThanOrEqual(budget.scriptInAll[0]);
      for (const part of ['scriptAtRest', 'scriptInAll'] as const)
        expectWithin(`${part} in KB`, weight[part], budget[part]);

      await page.setViewportSize(desktop);
      await visitWithLateFonts(page, declared.path);
      await expectTakenOver(page, asked);
      await expectLargeTextToFit(page);
    });

    test.describe('for assistive technology', () => {
      // During a colour transition, axe would measure an intermediate contrast.
      test.use({ contextOptions: { reducedMotion: 'reduce' } });

      test('has no accessibility problems', async ({ page }) => {
        await page.goto(declared.path);
        await startEverySection(page);

        // `npm run proof` covers every size in every colour scheme.
        for (const { viewport, colorScheme } of [
          { viewport: phone, colorScheme: 'light' },
          { viewport: desktop, colorScheme: 'dark' },
        ] as const) {
          await page.setViewportSize(viewport);
          await page.emulateMedia({ colorScheme });
          expect(await overflow(page)).toBeLessThanOrEqual(0);
          expect(await accessibilityProblems(page), `${viewport.width} px, ${colorScheme}`).toEqual([]);
        }
      });
    });
  });
}

test('nothing shifts while a page arrives in pieces', async ({ page, faulty }) => {
  faulty.fail(/^\/villes\/riom$/, 'trickles');
  await watchLayoutShifts(page);
  await page.goto(`${faulty.url}/villes/riom`);
  await startEverySection(page);
  await expectNoShift(page);
});

test.describe('an unknown URL', () => {
  // Chromium logs an error for a document with status 404.
  test.use({ expectedErrors: /Failed to load resource.*404/ });

  test('shows the not-found page with links to other pages, and logs the path', async ({ page }) => {
    const path = '/villes/ville-inconnue';
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await watchPrerenderedNodes(page);
    await watchLayoutShifts(page);

    await visitWithLateFonts(page, path);

    await expect(page.getByRole('heading', { level: 1, name: '404 Oops! Page not found' })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    const main = page.getByRole('main');
    for (const [name, href] of [
      ['Retour à l’accueil', '/'],
      [/ce que nous faisons/, '/services'],
      [/communes/, '/zones-intervention'],
      [/devis/, '/contact'],
      [/^Appeler|\d\d( \d\d){4}/, /^tel:\+33\d{9}$/],
    ] as const)
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
    await startEverySection(page);
    await expectNoShift(page);
    expect(await lostNodes(page)).toEqual([]);
    expect(await differencesFromReact(page)).toEqual([]);
    expect(await policyViolations(page)).toEqual([]);
    await expectLargeTextToFit(page);
    await expect.poll(() => warnings).toContainEqual(`Page not found: ${path}`);
  });
});

/** Checks the HTML that a crawler receives. */
async function expectFound(
  { isListed, path, title }: DeclaredPage,
  request: APIRequestContext,
): Promise<void> {
  const answer = await request.get(path, { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.status(), path).toBe(200);
  expectWithin(`${path} in KB`, Number(answer.headers()['content-length']) / 1024, budgetOf(path).html);

  const html = await answer.text();
  const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  const { origin } = givenSite() ?? (await readIdentity());
  expect(found(/<title>(.+?)<\/title>/), path).toBe(escapeHtml(title));
  expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
  const structuredData = found(/<script type="application\/ld\+json">(.+?)<\/script>/);
  expect(JSON.parse(structuredData), path).toMatchObject({ '@context': 'https://schema.org' });
  expect(found(/<meta name="description" content="(.+?)">/).length, path).toBeGreaterThanOrEqual(50);
  expect(html.includes('<meta name="robots" content="noindex">'), path).toBe(!isListed);
  expect(found(/<link rel="canonical" href="(.+?)">/), path).toBe(isListed ? origin + path : '');
  const policy = found(/<meta http-equiv="Content-Security-Policy" content="(.+?)">/);
  expect(policy, path).toMatch(/^default-src 'none';/);
  expect(policy, path).toContain('require-trusted-types-for');
  expect(policy, path).not.toMatch(/unsafe-|https?:|\*/);
}

type Asked = { readonly foreign: string[]; readonly failed: string[] };

/** Records requests to other sites, and requests that fail. */
function watchRequests(page: Page, site: RunningSite): Asked {
  const asked: Asked = { foreign: [], failed: [] };
  page.on('request', (request) => {
    if (!request.url().startsWith(`${site.url}/`)) asked.foreign.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) asked.failed.push(response.url());
  });
  return asked;
}

async function expectTakenOver(page: Page, { foreign, failed }: Asked): Promise<void> {
  await startEverySection(page);
  await expectNoShift(page);
  expect(await lostNodes(page)).toEqual([]);
  expect(await differencesFromReact(page)).toEqual([]);
  expect(await policyViolations(page)).toEqual([]);
  expect(foreign).toEqual([]);
  expect(failed).toEqual([]);
}
