import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promoteReleases } from '../../host/delivery/promotion/changes';
import { stateFolders, type StateFolders } from '../../host/delivery/state-folders';
import { linkTree } from '../../host/delivery/testing/link-tree';
import { testFolders } from '../../host/delivery/testing/test-folders';
import { readIdentity } from '../../host/server/identity/read-identity';
import { serveSite } from './serve-site';
import { leavePages, test as base, type RunningSite } from './test';

/** Playwright's `test` with a separate site for each test, on which the owner really publishes. */
export const test = base.extend<{ publishing: RunningSite & { folders: StateFolders } }>({
  publishing: async ({ context }, provide) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'publishing-'));
    const folders = stateFolders(folder);
    await linkTree(testFolders().releases, folders.releases);
    await promoteReleases(folders, () => [], {
      identity: await readIdentity(),
      year: new Date().getFullYear(),
    });
    const environment = { ...process.env };
    // The publishing process reads this variable.
    Object.assign(process.env, { RTH_STATE: folder });
    const server = await serveSite(folders);
    const { siteUrl, receivedUrl } = server;
    await provide({ url: siteUrl, receivedUrl, receivedFolder: folders.received, folders });
    await leavePages(context);
    await server.close();
    process.env = environment;
    await rm(folder, { recursive: true, force: true });
  },
});
