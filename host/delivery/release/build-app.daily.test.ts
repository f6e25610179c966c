import { copyRepository } from '../testing/repository-copy';
import { adoptReleases } from '../testing/adopted-releases';
import { differing, hashesBelow } from '../testing/compare-sites';
import { stateFolders } from '../state-folders';
import { releasedVersions, releaseFolder } from './release-record';

// Builds apps, which takes minutes on a busy machine.
jest.setTimeout(10 * 60_000);

it.each(['contact', 'host'] as const)('%s has the same bytes in every folder that builds it', async (app) => {
  const copy = await copyRepository();
  try {
    const here = stateFolders(`${copy.root}-here`).releases;
    await adoptReleases(here, [app]);
    await copy.deliver('release', app);
    const built = async (releases: string) => {
      const [version = ''] = await releasedVersions(releases, app);
      return hashesBelow(releaseFolder(releases, app, version), (file) => file !== 'release.json');
    };
    expect(differing(await built(here), await built(copy.folders.releases))).toEqual([]);
  } finally {
    await copy.remove();
  }
});
