import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import {
  emptySiteForEach,
  promoteSampleSite,
  releaseSample,
  releaseSampleHost,
  samplePage,
} from '../testing/sample-releases';
import { promoteOn, servedOn } from '../testing/changes';

const folders = emptySiteForEach();
const declared = '2025-01-06';
const page = samplePage({ sitemap: { priority: 0.7, changeFrequency: 'monthly', lastModified: declared } });

const days = async () =>
  [...(await servedOn(folders, 'sitemap.xml')).matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day]) => day);

let count = 0;
async function promoteTowns(html: string): Promise<void> {
  const version = `1.1.${(count += 1)}-cccccccccc`;
  await releaseSample(folders.releases, 'towns', { version, pages: [page], html });
  await promoteOn(folders, ['towns', version]);
}

describe('The last modification day in the sitemap', () => {
  beforeEach(async () => {
    await promoteSampleSite(folders.releases, { pages: [page], html: '<main><h1>Riom</h1></main>' });
    await promoteOn(folders);
  });

  it.each([
    ['has different text', '<main><h1>Riom, la belle</h1></main>'],
    ['has a new link', '<main><h1>Riom</h1><a id="b" href="#b"></a></main>'],
  ])('becomes today when the page %s, and when that change is reverted', async (_, html) => {
    expect(await days()).toEqual([declared]);
    const before = parisMoment(new Date()).day;
    for (const text of [html, html, '<main><h1>Riom</h1></main>']) {
      await promoteTowns(text);
      const [changed] = await days();
      expect([before, parisMoment(new Date()).day]).toContain(changed);
    }
  });

  it('does not change when only the host, the markup of a page or the content around main changes', async () => {
    await releaseSampleHost(folders.releases, '1.1.0-cccccccccc', undefined, '/* newer */');
    await promoteOn(folders, ['host', '1.1.0-cccccccccc']);
    await promoteTowns('<nav>Menu</nav><main class="css-2"><h1 id="haut">Riom</h1></main>');

    expect(await days()).toEqual([declared]);
  });
});
