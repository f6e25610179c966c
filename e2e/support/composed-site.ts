import path from 'node:path';
import { readRegistry, liveVersion } from '../../host/delivery/registry';
import { readRelease, type ReleasedPage } from '../../host/delivery/release-record';
import { stateFolders, type StateFolders } from '../../host/delivery/state-folders';
import { cacheFolder } from '../../webpack/paths';
import { remoteNames, type RemoteName } from '../../webpack/remotes';

/** The tests' own releases and composed site, apart from a developer's. */
export function testFolders(): StateFolders {
  return stateFolders(path.join(cacheFolder, 'e2e-state'));
}

/** A page as its remote declares it: there is no list of pages in the tests to forget. */
export type DeclaredPage = ReleasedPage & { remote: RemoteName };

export async function declaredPages(): Promise<DeclaredPage[]> {
  const { releases } = testFolders();
  const registry = await readRegistry(releases);
  const pages: DeclaredPage[] = [];
  for (const remote of remoteNames) {
    const version = liveVersion(registry, remote);
    if (!version)
      throw new Error(`No release of ${remote} is live in ${releases}; start the tests with npm run e2e.`);
    const release = await readRelease(releases, remote, version);
    pages.push(...release.pages.map((page) => ({ ...page, remote })));
  }
  return pages;
}
