import { brotliCompressSync } from 'node:zlib';
import { expectAlive } from './support/hydration';
import { expectNoShift, keptLines, visitWithLateFonts, watchLayoutShifts } from './support/layout-shifts';
import { expect, test } from './support/test';

const unknown = '/page-inconnue';

// Chromium reports the not-found page's own 404 as an error.
test.use({ expectedErrors: /Failed to load resource.*404/ });

// Every other page: see every-page.e2e.ts.
for (const width of [360, 1280]) {
  test(`nothing shifts on the not-found page at ${width} px when its fonts come late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchLayoutShifts(page);
    await visitWithLateFonts(page, unknown);
    await expectAlive(page);
    await expectNoShift(page);
  });
}

/** Where a title or a first paragraph would have other lines in its font than in the stand-in. */
const otherLines = [
  [320, '/villes/lempdes'],
  [375, '/villes/malintrat'],
  [375, '/villes/dompierre-sur-besbre'],
  [390, '/services'],
  [390, '/villes/thiers'],
  [1024, '/villes/nohanent'],
  [1024, '/villes/le-crest'],
  [1024, '/services/renovation-interieur'],
] as const;

for (const [width, path] of otherLines) {
  test(`${path} keeps its lines at ${width} px when its fonts come late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchLayoutShifts(page);
    await visitWithLateFonts(page, path);
    await expectAlive(page);

    await expectNoShift(page);
    expect(await keptLines(page), 'lines that needed keeping').toBeGreaterThan(0);
  });
}

test('nothing shifts while the page itself comes in pieces', async ({ page, faulty }) => {
  faulty.fail(/^\/villes\/riom$/, 'trickles');
  await page.setViewportSize({ width: 1280, height: 800 });
  await watchLayoutShifts(page);

  await page.goto(`${faulty.url}/villes/riom`);
  await expectAlive(page);
  await expectNoShift(page);
});

test('the not-found page, which is only the shell, has at most 100 KB of script', async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });

  await page.goto(unknown);
  await expectAlive(page);
  const bytes = (await Promise.all(scripts)).map((body) => brotliCompressSync(body).length);

  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(100);
});
