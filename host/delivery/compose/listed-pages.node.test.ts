import { readRegistry } from '../store/log';
import { sampleContent } from '../testing/changes';
import { emptySiteForEach, promoteSampleSite } from '../testing/sample-releases';
import { readLiveSite } from './live-site';

const folders = emptySiteForEach();

/** Returns code for a remote that makes pages at these paths from the list of projects. */
const makes = (...paths: string[]) => `
  const page = (path) => ({
    path,
    view: 'town',
    title: 'Un chantier',
    description: 'Une description assez longue pour dire seule de quoi parle la page.',
    data: null,
  });
  exports.listedPages = { uses: { projects: ['slug'] }, declare: () => ${JSON.stringify(paths)}.map(page) };`;

/** Renders each listed page twice, as the development server may. */
async function renderedTwice(...paths: string[]): Promise<string[]> {
  await promoteSampleSite(folders.releases, { code: makes(...paths) });
  const registry = await readRegistry(folders);
  const { pages } = await readLiveSite(folders.releases, registry, await sampleContent(folders));
  const given: string[] = [];
  for (const { list, html } of pages)
    if (list)
      given.push(
        await html()
          .then(html)
          .catch((error: Error) => error.message),
      );
  return given;
}

describe('A page that a remote makes from a list', () => {
  it('can be rendered several times', async () => {
    expect(await renderedTwice('/villes/un', '/villes/deux')).toEqual([
      expect.stringContaining('<h1>Riom</h1>'),
      expect.stringContaining('<h1>Riom</h1>'),
    ]);
  });

  it('is refused if it has the path of another page, a path outside the mounts, or an invalid path', async () => {
    expect(
      await renderedTwice('/villes/riom', '/villes/un', '/villes/un', '/ailleurs', '/villes/../un'),
    ).toEqual([
      expect.stringContaining(
        'towns makes the page /villes/riom from projects, but the site already has a page there.',
      ),
      expect.stringContaining('<h1>Riom</h1>'),
      expect.stringContaining(
        'towns makes the page /villes/un from projects, but the site already has a page there.',
      ),
      expect.stringContaining('but the path is not below /villes.'),
      expect.stringContaining('which towns makes from projects, has an invalid declaration'),
    ]);
  });
});
