import path from 'node:path';
import type { Page } from '@playwright/test';
import { stagedBuckets } from '../host/delivery/compose/staged-release';
import { listFolders } from '../host/delivery/files';
import { liveVersion, readRegistry } from '../host/delivery/registry';
import { copyRepository, type RepositoryCopy } from '../host/delivery/testing/repository-copy';
import { readFailures } from '../host/server/failures/failure-log';
import { readIdentity } from '../host/server/identity/read-identity';
import { startServer } from '../host/server/start-server';
import { visitorBucket } from '../host/server/static/visitor-bucket';
import { appNames, type AppName } from '../webpack/remotes';
import { expect, leavePages, test } from './support/test';

/** Of a hundred visitors, how many get the staged release. */
const share = 10;
/** So many failing visitors, all with the staged release, are what a share of ten per cent needs. */
const visitors = 4;
const source = 'remote-marketing/src/portfolio/SlideControls.tsx';

test.setTimeout(600_000);
test.use({
  expectedErrors: /No slide for this tap/,
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

test('a release that throws at a tap is taken back by itself, and its line of source is named', async ({
  browser,
}) => {
  const repository = await copyRepository();
  try {
    await repository.adopt(...appNames);
    const all = await Promise.all(
      appNames.map(async (app) => `${app}@${(await releasesOf(repository, app))[0]}`),
    );
    await repository.deliver('promote', ...all);
    const before = await liveMarketing(repository);

    // Marketing's mistake: it compiles, it renders, and it throws when somebody taps.
    await repository.replaceText(
      source,
      'onClick={() => onStep(1)}',
      "onClick={() => { throw new Error('No slide for this tap'); }}",
    );
    await repository.deliver('release', 'marketing');
    const version = (await releasesOf(repository, 'marketing')).find((one) => one !== before) ?? '';
    await repository.deliver('stage', `marketing@${version}`, '--traffic', String(share), '--guard');

    const server = await startServer({
      siteDir: path.join(repository.folders.site, 'current'),
      spoolDir: repository.folders.received,
      port: 0,
      identity: await readIdentity(),
      forms: { trustsForwardedFor: true },
      log: () => undefined,
    });
    try {
      const agent = agentsOf(version);
      const tap = async (visitor: number, isStaged: boolean) => {
        const context = await browser.newContext({
          userAgent: isStaged ? agent.staged : agent.live,
          extraHTTPHeaders: { 'X-Forwarded-For': `192.0.2.${visitor}` },
          viewport: { width: 360, height: 740 },
          hasTouch: true,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        await page.goto(server.siteUrl);
        await tapNext(page);
        return { page, leave: () => leavePages(context).then(() => context.close()) };
      };
      const stored = async () => (await readFailures(repository.folders.received, new Date(0))).failures;

      // Whoever has the live release goes on to the next slide, and says nothing.
      const fine = await tap(100, false);
      await expectSlide(fine.page, '2 sur 16');
      await fine.leave();
      expect(await stored()).toEqual([]);

      for (let visitor = 1; visitor <= visitors; visitor += 1) {
        const { leave } = await tap(visitor, true);
        await expect.poll(async () => (await stored()).length, { timeout: 20_000 }).toBe(visitor);
        await leave();
      }
      expect((await stored())[0]).toMatchObject({ kind: 'error', releases: { marketing: version } });

      expect(await repository.deliver('guard', '--once')).toContain('marketing');
      expect(await liveMarketing(repository)).toBe(before);
      expect(await repository.deliver('status')).toMatch(/SlideControls\.tsx:\d+/);
      expect(await repository.deliver('status', 'marketing')).toMatch(/taken back/);

      // The same visitor's next visit has the release that works.
      const again = await tap(1, true);
      await expectSlide(again.page, '2 sur 16');
      await again.leave();
      expect(await stored()).toHaveLength(visitors);
    } finally {
      await server.close();
    }
  } finally {
    await repository.remove();
  }
});

const releasesOf = async ({ folders }: RepositoryCopy, app: AppName) =>
  (await listFolders(path.join(folders.releases, app))).filter((name) => /^\d/.test(name));

async function liveMarketing({ folders }: RepositoryCopy): Promise<string | undefined> {
  return liveVersion(await readRegistry(folders.releases), 'marketing') ?? undefined;
}

/** Names of two browsers on this machine: the servers give one the staged release, the other the live one. */
function agentsOf(version: string): { staged: string; live: string } {
  const buckets = new Set(stagedBuckets({ app: 'marketing', version, traffic: share }));
  const names = Array.from(
    { length: 500 },
    (_, index) =>
      `Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0.${index}.0 Mobile Safari/537.36`,
  );
  const named = (isStaged: boolean) =>
    names.find((name) => buckets.has(visitorBucket('127.0.0.1', name)) === isStaged) ?? '';
  return { staged: named(true), live: named(false) };
}

async function tapNext(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Travaux types, en maquette' }).scrollIntoViewIfNeeded();
  await expectSlide(page, '1 sur 16');
  await page
    .getByRole('region', { name: 'Travaux types, en maquette' })
    .getByRole('button', { name: 'Suivant', exact: true })
    .tap();
}

const expectSlide = (page: Page, name: string) =>
  expect(page.getByRole('group', { name: / sur \d+$/ })).toHaveAccessibleName(name);
