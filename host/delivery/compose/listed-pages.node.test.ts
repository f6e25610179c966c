import { readRegistry } from '../store/log';
import { sampleContent } from '../testing/changes';
import { emptySiteForEach, promoteSampleSite } from '../testing/sample-releases';
import { readLiveSite } from './live-site';

const folders = emptySiteForEach();

/** Makes a site whose towns make pages at these paths from the list of projects. */
async function siteWith(...paths: string[]) {
  const code = `
    const page = (path) => ({
      path,
      view: 'town',
      title: 'Un chantier',
      description: 'Une description assez longue pour dire seule de quoi parle la page.',
      data: null,
    });
    exports.listedPages = { uses: { projects: ['slug'] }, declare: () => ${JSON.stringify(paths)}.map(page) };`;
  await promoteSampleSite(folders.releases, { code });
  const [registry, content] = [await readRegistry(folders), await sampleContent(folders)];
  return readLiveSite({ releases: folders.releases, registry, content });
}

it('A page that a remote makes from a list is refused at the path of another page, outside the mounts, or at an invalid path', async () => {
  const { pages, failures } = await siteWith(
    '/villes/riom',
    '/villes/un',
    '/villes/un',
    '/ailleurs',
    '/villes/../un',
  );
  expect(pages.filter(({ list }) => list).map(({ declaration }) => declaration?.path)).toEqual([
    '/villes/un',
  ]);
  expect(failures.map(({ app, page, reason }) => `${app} ${page} ${reason}`)).toEqual([
    'towns /villes/riom towns makes it from projects, but the site already has a page there.',
    'towns /villes/un towns makes it from projects, but the site already has a page there.',
    'towns /ailleurs towns makes it from projects, but the path is not below /villes.',
    'towns /villes/../un The declaration of the page is invalid.',
  ]);
});
