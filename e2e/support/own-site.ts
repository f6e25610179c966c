import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readIdentity } from '../../host/delivery/owner/identity';
import { promoteReleases } from '../../host/delivery/promotion/changes';
import { stateFolders, type StateFolders } from '../../host/delivery/state-folders';
import { linkTree } from '../../host/delivery/testing/link-tree';
import { testFolders } from '../../host/delivery/testing/test-folders';
import { serveSite } from './serve-site';
import { leavePages, test as base, type RunningSite } from './test';

/** Playwright's `test` with a copy of the site of the other tests, on which a test may publish and promote. */
export const test = base.extend<{ own: RunningSite & { folders: StateFolders } }>({
  own: async ({ context }, provide) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'own-site-'));
    const folders = stateFolders(folder);
    await linkTree(testFolders().releases, folders.releases);
    await linkTree(path.join(path.dirname(testFolders().releases), 'store'), path.join(folder, 'store'));
    const options = { identity: await readIdentity() };
    await promoteReleases(folders, () => [], options);
    const environment = { ...process.env };
    // The process that publishes reads this variable.
    process.env.RTH_STATE = folder;
    const { siteUrl, receivedUrl, close } = await serveSite(folders);
    await provide({ url: siteUrl, receivedUrl, receivedFolder: folders.received, folders });
    await leavePages(context);
    await close();
    process.env = environment;
    await rm(folder, { recursive: true, force: true });
  },
});
