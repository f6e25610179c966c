import { startEverySection } from './support/hydration';
import { expectNoShift, visitWithLateFonts, watchLayoutShifts } from './support/layout-shifts';
import { test } from './support/test';

const unknown = '/page-inconnue';

// Chromium reports the not-found page's own 404 as an error.
test.use({ expectedErrors: /Failed to load resource.*404/ });

// Every other page: see every-page.e2e.ts.
for (const width of [360, 1280]) {
  test(`nothing shifts on the not-found page at ${width} px when its fonts come late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchLayoutShifts(page);
    await visitWithLateFonts(page, unknown);
    await startEverySection(page);
    await expectNoShift(page);
  });
}

test('nothing shifts while the page itself comes in pieces', async ({ page, faulty }) => {
  faulty.fail(/^\/villes\/riom$/, 'trickles');
  await page.setViewportSize({ width: 1280, height: 800 });
  await watchLayoutShifts(page);

  await page.goto(`${faulty.url}/villes/riom`);
  await startEverySection(page);
  await expectNoShift(page);
});
