import { readFile } from 'node:fs/promises';
import path from 'node:path';
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
const today = () => new Date().toISOString().slice(0, 10);

describe('The day of the last change, in the sitemap,', () => {
  beforeEach(() =>
    promoteSampleSite(folders.releases, { pages: [page], html: '<main><h1>Riom</h1></main>' }),
  );

  it('is the declared one until visitors had other words, and the day of those afterwards', async () => {
    expect(await days()).toEqual([declared]);

    const before = today();
    await releaseTowns('<main><h1>Riom, la belle</h1></main>');
    const [changed = ''] = await days();
    expect([before, today()]).toContain(changed);
    expect(await days()).toEqual([changed]);
  });

  it('does not go back with a rollback: visitors had other words until now', async () => {
    expect(await days()).toEqual([declared]);
    await releaseTowns('<main><h1>Riom, la belle</h1></main>');
    await days();
    const before = today();
    await releaseTowns('<main><h1>Riom</h1></main>');

    const [changed = ''] = await days();
    expect([before, today()]).toContain(changed);
  });

  it('does not move with the host, with how a page looks, or with what stands around it', async () => {
    await days();
    await releaseSampleHost(folders.releases, '1.1.0-cccccccccc', undefined, '/* newer */');
    await promote(folders.releases, 'host', '1.1.0-cccccccccc');
    await releaseTowns('<nav>Menu</nav><main class="css-2"><h1 id="haut">Riom</h1></main>');

    expect(await days()).toEqual([declared]);
  });

  it('moves when the page links elsewhere', async () => {
    await releaseTowns('<main><h1>Riom</h1><a href="#a">x</a></main>');
    await days();
    await releaseTowns('<main><h1>Riom</h1><a href="#b">x</a></main>');

    expect(await days()).not.toEqual([declared]);
  });
});
