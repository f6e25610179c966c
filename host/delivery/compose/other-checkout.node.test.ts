import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../../webpack/paths';
import { appNames } from '../../../webpack/remotes';
import { differing, documentsOf, newestReleases, type Hashes } from '../testing/compare-sites';
import { copyRepository, type RepositoryCopy } from '../testing/repository-copy';
import { runDelivery } from '../testing/run-delivery';

describe('In a checkout with a different document template', () => {
  const head = 'host/src/server/compose/document.ts';
  const isServed = 'The served site is the live one.';
  let copy: RepositoryCopy;
  let before: Hashes;

  beforeAll(async () => {
    copy = await copyRepository();
    await copy.adopt(...appNames);
    await copy.deliver('promote', ...(await releasesOf(appNames)));
    before = await documents();
    await copy.replaceText(head, `'<html lang="fr">'`, `'<html lang="fr" data-head="other">'`);
  });

  afterAll(() => copy.remove());

  it('compose still writes the documents of the live host', async () => {
    expect(await copy.deliver('status')).toContain(isServed);
    await copy.deliver('compose');
    expect(await documents()).toEqual(before);

    const state = path.dirname(copy.folders.releases);
    await runDelivery(repositoryRoot, state, ['compose']);
    expect(await documents()).toEqual(before);
    expect(await runDelivery(repositoryRoot, state, ['status'])).toContain(isServed);
  });

  it('a release of the host changes the documents, and a rollback restores them', async () => {
    await copy.deliver('release', 'host');
    await copy.deliver('promote', ...(await releasesOf(['host'])));
    const riom = await readFile(path.join(copy.folders.site, 'current/villes/riom/index.html'), 'utf8');
    expect(riom).toContain('<html lang="fr" data-head="other">');
    // Every document contains the host's version.
    expect(differing(before, await documents())).toEqual(Object.keys(before).sort());

    await copy.deliver('rollback', 'host');
    expect(await documents()).toEqual(before);
  });

  const releasesOf = (apps: readonly string[]) => newestReleases(copy.folders.releases, apps);

  const documents = () => documentsOf(path.join(copy.folders.site, 'current'));
});
