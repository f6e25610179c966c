import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { promoteReleases } from '../../host/delivery/promotion/changes';
import { stateFolders, type StateFolders } from '../../host/delivery/state-folders';
import { linkTree } from '../../host/delivery/testing/link-tree';
import { testFolders } from '../../host/delivery/testing/test-folders';
import { readIdentity } from '../../host/delivery/identity/read-identity';
import { serveSite } from './serve-site';
import { leavePages, test as base, type RunningSite } from './test';

type PublishingSite = RunningSite & { folders: StateFolders };

/** Playwright's `test` with a separate site for each test, on which the owner really publishes. */
export const test = base.extend<{
  /** A copy of the site of the other tests. */
  publishing: PublishingSite;
}>({
  publishing: ({ context }, provide) =>
    provideSite(context, provide, async ({ folders }) => {
      await linkTree(testFolders().releases, folders.releases);
      const options = { identity: await readIdentity() };
      await promoteReleases(folders, () => [], options);
    }),
});

type Filled = { folder: string; folders: StateFolders };

/** Serves a site in folders of its own. @param fill makes the site live, and may set environment variables. */
async function provideSite(
  context: BrowserContext,
  provide: (site: PublishingSite) => Promise<void>,
  fill: (filled: Filled) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'publishing-'));
  const folders = stateFolders(folder);
  const environment = { ...process.env };
  // The publishing process reads this variable.
  process.env.RTH_STATE = folder;
  await fill({ folder, folders });
  const { siteUrl, receivedUrl, close } = await serveSite(folders);
  await provide({ url: siteUrl, receivedUrl, receivedFolder: folders.received, folders });
  await leavePages(context);
  await close();
  process.env = environment;
  await rm(folder, { recursive: true, force: true });
}
