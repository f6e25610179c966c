import { previewAddress, makePreview } from '../host/delivery/stage/preview';
import { endStaging, stage } from '../host/delivery/stage/staging';
import { readIdentity } from '../host/server/identity/read-identity';
import { stagedBuckets } from '../host/delivery/compose/staged-release';
import { readRegistry } from '../host/delivery/registry';
import { visitorBucket } from '../host/server/static/visitor-bucket';
import { expectAlive, policyViolations, watchPrerenderedNodes } from './support/hydration';
import { expect, test, type ReleasedSite } from './support/released-site';
import { lastQuoteLink } from './support/quote-link';
import { expectSentence } from './support/sentence';

test.setTimeout(120_000);

test.describe('a release for a share of the visitors', () => {
  const traffic = 25;

  test('is what some have and others have not, whole in both, and over with one switch', async ({
    browser,
    released,
  }) => {
    const options = { identity: await readIdentity(), year: 2026 };
    await stage(released.folders, 'towns', released.versions.towns[1] ?? '', traffic, options);
    const chosen = await (await browser.newContext({ userAgent: visitor(released, true) })).newPage();
    const other = await (await browser.newContext({ userAgent: visitor(released, false) })).newPage();

    for (const [page, number] of [
      [chosen, 1],
      [other, 0],
    ] as const) {
      await page.goto(`${released.url}/villes/riom`);
      await expectAlive(page);
      await expectSentence(page, 'towns', number);
      await page.goto(`${released.url}/contact`);
      await expectAlive(page);
      await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
      // Entered from another remote: the registry that is read again is the visitor's own.
      // After the answer: the document may be gone before it could be given.
      await page.evaluate(() => void setTimeout(() => history.back()));
      await expectSentence(page, 'towns', number);
      expect(await page.context().cookies()).toEqual([]);
    }

    await endStaging(released.folders, 'towns', options);
    await chosen.getByRole('figure').getByRole('link', { name: 'Volvic' }).click();
    await expect(chosen.getByRole('heading', { level: 1 })).toHaveText('Rénovation à Volvic');
    await expectSentence(chosen, 'towns', 0);
    await chosen.reload();
    await expectAlive(chosen);
    await expectSentence(chosen, 'towns', 0);
    await Promise.all([chosen, other].map((page) => page.context().close()));
  });

  function visitor({ versions }: ReleasedSite, isChosen: boolean): string {
    const buckets = stagedBuckets({ app: 'towns', version: versions.towns[1] ?? '', traffic });
    for (let number = 0; ; number++) {
      const name = `Mozilla/5.0 (X11; Linux x86_64) Chrome/${number}`;
      if (buckets.includes(visitorBucket('127.0.0.1', name)) === isChosen) return name;
    }
  }
});

test.describe('a preview', () => {
  test('is alive under its own host name, while the live site is what it was', async ({ page, released }) => {
    const before = await readRegistry(released.folders.releases);
    const { label } = await makePreview(released.folders, 'towns', released.versions.towns[2] ?? '', {
      identity: await readIdentity(),
      year: 2026,
    });
    const address = previewAddress(label, Number(new URL(released.url).port));
    await watchPrerenderedNodes(page);

    const answer = await page.goto(`${address}villes/riom`);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    await expectAlive(page);
    await expectSentence(page, 'towns', 2);
    expect(await policyViolations(page)).toEqual([]);
    await lastQuoteLink(page).click();
    await expectSentence(page, 'contact', 0);
    expect(page.url()).toContain(`${label}.localhost`);

    await page.goto(`${released.url}/villes/riom`);
    await expectAlive(page);
    await expectSentence(page, 'towns', 0);
    expect(await readRegistry(released.folders.releases)).toEqual(before);
  });
});
