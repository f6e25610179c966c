import type { Page } from '@playwright/test';
import { endStaging, stage } from '../host/delivery/stage/staging';
import { readIdentity } from '../host/server/identity/read-identity';
import { stagedBuckets } from '../host/delivery/compose/staged-release';
import { visitorBucket } from '../host/server/static/visitor-bucket';
import { expect, test, type ReleasedSite } from './support/released-site';
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
      await page.goto(`${released.url}/villes`);
      await page.getByRole('searchbox').fill('Volv');
      await expect(page.getByText('1\u00a0lieu trouvé')).toBeVisible();
      // The shell fetches what the browser would have been given.
      await town(page, 'Volvic').click();
      await expectSentence(page, 'towns', number);
      expect(await page.context().cookies()).toEqual([]);
    }

    await endStaging(released.folders, 'towns', options);
    await town(chosen, 'Riom').click();
    await expect(chosen.getByRole('heading', { level: 1 })).toContainText(' à Riom');
    await expectSentence(chosen, 'towns', 0);
    await chosen.reload();
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

const town = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first();
