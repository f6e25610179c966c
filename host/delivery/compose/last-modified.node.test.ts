import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import {
  emptySiteForEach,
  promote,
  promoteSampleSite,
  releaseSample,
  releaseSampleHost,
  samplePage,
} from '../testing/sample-releases';
import { composeSite } from '../testing/changes';

const folders = emptySiteForEach();
const declared = '2025-01-06';
const page = samplePage({ sitemap: { priority: 0.7, changeFrequency: 'monthly', lastModified: declared } });

async function days(): Promise<string[]> {
  await composeSite(folders);
  const text = await readFile(path.join(folders.site, 'current/sitemap.xml'), 'utf8');
  return [...text.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day = '']) => day);
}

const releaseTowns = (html: string) => releaseSample(folders.releases, 'towns', { pages: [page], html });
const today = () => parisMoment(new Date()).day;

describe('The last modification day in the sitemap', () => {
  beforeEach(() =>
    promoteSampleSite(folders.releases, { pages: [page], html: '<main><h1>Riom</h1></main>' }),
  );

  it.each([
    ['has different text', '<main><h1>Riom, la belle</h1></main>'],
    ['has a new link', '<main><h1>Riom</h1><a href="#b"></a></main>'],
  ])('becomes today when the page %s, and when that change is reverted', async (_, html) => {
    expect(await days()).toEqual([declared]);
    const before = today();
    for (const text of [html, html, '<main><h1>Riom</h1></main>']) {
      await releaseTowns(text);
      const [changed = ''] = await days();
      expect([before, today()]).toContain(changed);
    }
  });

  it('does not change when only the host, the markup of a page or the content around main changes', async () => {
    await days();
    await releaseSampleHost(folders.releases, '1.1.0-cccccccccc', undefined, '/* newer */');
    await promote(folders.releases, 'host', '1.1.0-cccccccccc');
    await releaseTowns('<nav>Menu</nav><main class="css-2"><h1 id="haut">Riom</h1></main>');

    expect(await days()).toEqual([declared]);
  });
});
