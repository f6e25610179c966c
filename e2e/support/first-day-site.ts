import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { currentOwnersRelease } from '../../host/delivery/owner/make-owners-release';
import { promoteReleases } from '../../host/delivery/promotion/changes';
import { readRegistry, visitedReleases } from '../../host/delivery/registry';
import { ownerApp, releaseFolder } from '../../host/delivery/release/release-record';
import { stateFolders } from '../../host/delivery/state-folders';
import { linkTree } from '../../host/delivery/testing/link-tree';
import { testFolders } from '../../host/delivery/testing/test-folders';
import { readIdentity } from '../../host/server/identity/read-identity';
import { serveSite } from './serve-site';
import { leavePages, test as base, type RunningSite } from './test';

/** Playwright's `test` on a site with a real origin, whose owner has published nothing yet. */
export const test = base.extend<{ firstDay: RunningSite }>({
  firstDay: async ({ context }, provide) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'first-day-'));
    const identity = { ...(await readIdentity()), origin: completeIdentity.origin };
    const file = path.join(folder, 'identity.json');
    await writeFile(file, JSON.stringify(identity));
    // The publishing process reads this variable.
    const environment = { ...process.env };
    Object.assign(process.env, { RTH_STATE: folder, RTH_IDENTITY: file });
    const folders = stateFolders(folder);
    const { releases } = testFolders();
    const apps = visitedReleases(await readRegistry(releases)).filter(({ app }) => app !== ownerApp);
    for (const { app, version } of apps)
      await linkTree(releaseFolder(releases, app, version), releaseFolder(folders.releases, app, version));
    await promoteReleases(
      folders,
      async (registry) => [...apps, await currentOwnersRelease(folders.releases, registry, identity)],
      { identity, year: 2026 },
    );

    const server = await serveSite(folders);
    await provide({ url: server.siteUrl, receivedUrl: server.receivedUrl, receivedFolder: folders.received });
    await leavePages(context);
    await server.close();
    process.env = environment;
    await rm(folder, { recursive: true, force: true });
  },
});
