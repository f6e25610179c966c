import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { stagedBuckets } from '../host/delivery/compose/staged-site';
import { liveVersion, readRegistry } from '../host/delivery/registry';
import { readRelease } from '../host/delivery/release/release-record';
import { runDelivery } from '../host/delivery/testing/run-delivery';
import { readFailures } from '../host/server/failures/failure-log';
import { visitorBucket } from '../host/server/static/visitor-bucket';
import { repositoryRoot } from '../webpack/paths';
import type { AppName } from '../webpack/remotes';
import { deriveRelease } from './support/derived-release';
import { expect, expectSentence, test, type ReleasedSite } from './support/released-site';
import { leavePages } from './support/test';

/** Percentage of visitors who get the staged release. */
const traffic = 10;
/** Number of visitors who must report a failure before the guard ends the stage. */
const visitors = 3;

test.use({ expectedErrors: /No slide for this tap/ });

const deliver = ({ folders }: ReleasedSite, ...args: string[]) =>
  runDelivery(repositoryRoot, path.dirname(folders.releases), args);

/** Opens a page as a new visitor, inside or outside the staged share. */
async function pageOf(browser: Browser, { app, version, isStaged, address = 1 }: Visitor): Promise<Page> {
  const buckets = stagedBuckets({ app, version, traffic });
  const nameOf = (number: number) => `Mozilla/5.0 (Linux; Android 16) Chrome/150.0.${number}.0 Mobile`;
  let number = 0;
  while (buckets.includes(visitorBucket('127.0.0.1', nameOf(number))) !== isStaged) number += 1;
  const context = await browser.newContext({
    userAgent: nameOf(number),
    extraHTTPHeaders: { 'X-Forwarded-For': `192.0.2.${address}` },
  });
  return context.newPage();
}

type Visitor = { app: AppName; version: string; isStaged: boolean; address?: number };

const leave = async (page: Page) => {
  await leavePages(page.context());
  await page.context().close();
};

test('a staged release reaches only its share of visitors, and no visitor after an abort', async ({
  browser,
  released,
}) => {
  const version = await released.make('towns');
  await deliver(released, 'stage', `towns@${version}`, '--traffic', String(traffic));
  const chosen = await pageOf(browser, { app: 'towns', version, isStaged: true });
  const other = await pageOf(browser, { app: 'towns', version, isStaged: false });

  for (const [page, number] of [
    [chosen, 1],
    [other, 0],
  ] as const) {
    await page.goto(`${released.url}/villes`);
    await page.getByRole('searchbox').fill('Volv');
    await expect(page.getByText('1\u00a0lieu trouvé')).toBeVisible();
    // The shell must fetch the document from the same release as the browser would.
    await town(page, 'Volvic').click();
    await expectSentence(page, 'towns', number);
    expect(await page.context().cookies()).toEqual([]);
  }

  await deliver(released, 'stage', 'towns', '--abort');
  await town(chosen, 'Riom').click();
  await expect(chosen.getByRole('heading', { level: 1 })).toContainText(' à Riom');
  await expectSentence(chosen, 'towns', 0);
  await Promise.all([chosen, other].map(leave));
});

test('the guard ends the stage of a release that throws on a tap, and the status names the source line', async ({
  browser,
  released,
}) => {
  const { folders, versions } = released;
  const before = versions.marketing[0] ?? '';
  // This mistake compiles and renders, but throws when the visitor taps.
  const version = await deriveRelease(
    folders.releases,
    await readRelease(folders.releases, 'marketing', before),
    {
      packageVersion: '1.1.0',
      replace: [[/onClick:\(\)=>\w+\(1\)/g, 'onClick:()=>{throw new Error("No slide for this tap")}']],
    },
  );
  await deliver(released, 'stage', `marketing@${version}`, '--traffic', String(traffic));
  const stored = () => readFailures(folders.received, new Date(0));
  const tap = async (address: number, isStaged: boolean) => {
    const page = await pageOf(browser, { app: 'marketing', version, isStaged, address });
    await page.goto(released.url);
    await page.getByRole('button', { name: 'Suivant', exact: true }).click();
    return page;
  };

  const fine = await tap(100, false);
  await expectSlide(fine);
  await leave(fine);
  expect(stored()).toEqual([]);

  for (let visitor = 1; visitor <= visitors; visitor += 1) {
    const page = await tap(visitor, true);
    await expect.poll(() => stored().length).toBe(visitor);
    await leave(page);
  }
  expect(stored()[0]).toMatchObject({ kind: 'error', releases: { marketing: version } });

  expect(await deliver(released, 'guard', '--once')).toContain('marketing');
  expect(liveVersion(await readRegistry(folders.releases), 'marketing')).toBe(before);
  expect(await deliver(released, 'status')).toMatch(/SlideControls\.tsx:\d+/);

  // The guard has ended the stage, so the same visitor now gets the live release.
  const again = await tap(1, true);
  await expectSlide(again);
  await leave(again);
  expect(stored()).toHaveLength(visitors);
});

const town = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first();

async function expectSlide(page: Page): Promise<void> {
  await expect(page.getByRole('group', { name: '2 sur 16', exact: true })).toBeVisible();
  // The previous slide is visible until it has faded out.
  await expect(page.getByRole('group', { name: / sur \d+$/ })).toHaveCount(1);
}
