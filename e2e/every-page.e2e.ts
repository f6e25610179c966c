import type { Page } from '@playwright/test';
import { readIdentity } from '../host/server/identity/read-identity';
import { budgetOf } from './bench/budgets';
import { weighAtRest, weighInAll } from './bench/measure-page';
import { accessibilityProblems } from './support/accessibility';
import { changeDocument } from './support/change-document';
import { declaredPages, examplePages } from './support/composed-site';
import {
  differencesFromReact,
  lostNodes,
  policyViolations,
  startEverySection,
  watchPrerenderedNodes,
} from './support/hydration';
import { expectNoShift, visitWithLateFonts, watchLayoutShifts } from './support/layout-shifts';
import { expect, test, type RunningSite } from './support/test';
import { desktop, phone } from './support/screens';
import { expectLargeTextToFit, overflow } from './support/text-size';
import { expectWithin } from './support/within';

const narrowest = { width: 320, height: 800 };

/** The first page of each kind. */
const examples = examplePages();

for (const declared of declaredPages()) {
  test.describe(declared.path, () => {
    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false, viewport: narrowest });

      test('answers, reads whole, and has forms that can be sent', async ({ page }) => {
        const answer = await page.goto(declared.path);

        expect(answer?.status()).toBe(200);
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
          // By type, as the field for photographs counts as a button too.
          await expect(form.locator('[type="submit"]')).toHaveCount(1);
          await expect(form.locator('[type="submit"]')).toBeEnabled();
        }
      });
    });

    test('tells search engines what it is', async ({ request }) => {
      const { origin } = await readIdentity();
      const html = await (await request.get(declared.path)).text();
      const [structuredData] = capture(html, /<script type="application\/ld\+json">(.+?)<\/script>/);
      const [description] = capture(html, /<meta name="description" content="(.+?)">/);
      const [canonical] = capture(html, /<link rel="canonical" href="(.+?)">/);
      const isHidden = html.includes('<meta name="robots" content="noindex">');

      expect(description?.length).toBeGreaterThanOrEqual(50);
      expect(JSON.parse(structuredData ?? '')).toMatchObject({ '@context': 'https://schema.org' });
      expect(isHidden).toBe(!declared.sitemap);
      expect(canonical).toBe(declared.sitemap ? origin + declared.path : undefined);
    });

    test('is taken over by React as it stands, moves nothing, weighs what its budget says, fits every screen', async ({
      page,
      site,
    }) => {
      const asked = watchRequests(page, site);
      await watchLayoutShifts(page);
      await watchPrerenderedNodes(page);

      await test.step('360 px', async () => {
        await page.setViewportSize(phone);
        await visitWithLateFonts(page, declared.path);
        const atRest = await weighAtRest(page);
        await expectTakenOver(page, asked);

        const weight = await weighInAll(page, atRest);
        const budget = budgetOf(declared.path);
        for (const part of ['scriptAtRest', 'scriptInAll', 'html'] as const)
          expectWithin(`${part} in KB`, weight[part] / 1024, budget[part]);
      });

      await test.step('1280 px', async () => {
        await page.setViewportSize(desktop);
        await visitWithLateFonts(page, declared.path);
        await expectTakenOver(page, asked);
        await expectLargeTextToFit(page);
      });
    });

    test.describe('for everyone', () => {
      // A colour on its way to another one has the contrast of neither.
      test.use({ contextOptions: { reducedMotion: 'reduce' } });

      // One page of each kind: the others have the same markup.
      if (!examples.includes(declared.path)) return;
      test('has nothing that assistive technology stumbles over', async ({ page }) => {
        await page.goto(declared.path);
        await startEverySection(page);

        // Each size in each colour: `npm run proof`.
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

test.describe('HTML that React would have rendered differently does not go unnoticed', () => {
  test.use({ expectedErrors: /React rebuilt a section/ });

  test('when it is a class', async ({ page }) => {
    await changeDocument(page, '/merci', (html) => html.replace('<h2>', '<h2 class="other">'));
    await watchPrerenderedNodes(page);

    await page.goto('/merci');
    await startEverySection(page);
    expect((await differencesFromReact(page)).join()).toContain('class is « other »');
  });

  test('when it is a word', async ({ page }) => {
    await changeDocument(page, '/merci', (html) => html.replace('<h2>', '<h2>Bonjour, '));
    await watchPrerenderedNodes(page);

    await page.goto('/merci');
    await startEverySection(page);
    expect((await lostNodes(page)).join()).toContain('Bonjour');
  });
});

for (const path of ['/page-inconnue', '/villes/ville-inconnue']) {
  test.describe(`the unknown address ${path}`, () => {
    // Chromium reports the document's own 404 as an error.
    test.use({ expectedErrors: /Failed to load resource.*404/ });

    test('shows the not-found page, with the ways back, and logs the path', async ({ page }) => {
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      await watchPrerenderedNodes(page);

      const answer = await page.goto(path);

      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: '404 Oops! Page not found' })).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
      const main = page.getByRole('main');
      for (const [name, href] of [
        ['Retour à l’accueil', '/'],
        [/ce que nous faisons/, '/services'],
        [/communes/, '/zones-intervention'],
        [/devis/, '/contact'],
        [/04 65 71 63 36/, 'tel:+33465716336'],
      ] as const)
        await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
      await startEverySection(page);
      expect(await lostNodes(page)).toEqual([]);
      expect(await differencesFromReact(page)).toEqual([]);
      expect(await policyViolations(page)).toEqual([]);
      await expectLargeTextToFit(page);
      await expect.poll(() => warnings).toContainEqual(`Page not found: ${path}`);
    });
  });
}

type Asked = { readonly foreign: string[]; readonly failed: string[] };

/** What the page asks for from now on that is not the site's, or that the site does not have. */
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

function capture(text: string, pattern: RegExp): string[] {
  return pattern.exec(text)?.slice(1) ?? [];
}
