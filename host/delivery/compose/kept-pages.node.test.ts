import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ComposeOptions } from './compose-options';
import { twins } from './site-manifest';
import { composeSite, sampleOptions } from '../testing/changes';
import {
  emptySiteForEach,
  promote,
  promoteSampleSite,
  releaseSample,
  samplePage,
  type SampleRemote,
} from '../testing/sample-releases';

const [riom, volvic] = [samplePage(), samplePage({ path: '/villes/volvic' })];
/** Renders each page with the data of its record. */
const code = `exports.views.town = async () => ({ default: ({ page }) => '<h1>' + page.data + '</h1>' });`;

const folders = emptySiteForEach();
let options: ComposeOptions;

beforeEach(async () => {
  options = await sampleOptions();
  await promoteSampleSite(folders.releases, towns());
});

const towns = (data = 'Ville') => ({ pages: [riom, volvic], data, code });
const releaseTowns = (data?: string) => releaseSample(folders.releases, 'towns', towns(data));
const compose = () => composeSite(folders, options);
const documents = ['villes/riom/index.html', 'villes/volvic/index.html', '404.html'];
const current = (file: string) => path.join(folders.site, 'current', file);
const inodes = async (files: readonly string[]) =>
  Promise.all(files.flatMap((file) => twins.map(async (twin) => (await stat(current(file + twin))).ino)));

/** Lists the documents that the next composed site does not share with this one. */
async function writtenAgain(change: () => Promise<unknown>, all = documents): Promise<string[]> {
  const before = await inodes(all);
  await change();
  await compose();
  const after = await inodes(all);
  return all.filter((_, index) => {
    const [first, end] = [twins.length * index, twins.length * (index + 1)];
    return before.slice(first, end).join() !== after.slice(first, end).join();
  });
}

describe('A page', () => {
  beforeEach(compose);

  it('is linked, with its compressed twins, when nothing has changed', async () => {
    expect(await writtenAgain(async () => undefined, [...documents, 'sitemap.xml', 'robots.txt'])).toEqual(
      [],
    );
  });

  it('is written again when its content has changed', async () => {
    expect(await writtenAgain(() => releaseTowns('Riom, la belle'))).toEqual(documents.slice(0, 2));
  });
});

describe('The release of another remote', () => {
  const all = [...documents, 'contact/index.html'];
  const releaseContact = async (version: string, sample: SampleRemote = {}) => {
    await releaseSample(folders.releases, 'contact', {
      version,
      slots: ['callback-booking'],
      code: `exports.slots['callback-booking'] = async () => ({ default: () => '${version}' });`,
      html: `<h1>Contact ${version}</h1>`,
      ...sample,
    });
    await promote(folders.releases, 'contact', version);
  };
  beforeEach(async () => {
    const showsSlot = { ...volvic, slots: ['callback-booking' as const] };
    await releaseSample(folders.releases, 'towns', { ...towns(), pages: [riom, showsSlot] });
    await releaseContact('1.0.0-aaaaaaaaaa');
    await compose();
  });

  it('changes only the pages that use that remote', async () => {
    const made = await writtenAgain(() => releaseContact('1.1.0-cccccccccc'), all);
    expect(made).toEqual(['villes/volvic/index.html', 'contact/index.html']);
    expect(await readFile(current('villes/volvic/index.html'), 'utf8')).toContain('1.1.0-cccccccccc');
    expect(await readFile(current('registry.json'), 'utf8')).toContain('1.1.0-cccccccccc');
  });
});

describe('An earlier site', () => {
  beforeEach(compose);
  const sound = () => readFile(current('villes/riom/index.html'), 'utf8');

  it.each(twins)('with a changed file "index.html%s" is still used for all other pages', async (twin) => {
    const before = await sound();
    const file = current(`villes/riom/index.html${twin}`);
    const { atime, mtime } = await stat(file);
    // Keeps the length and the date of the file.
    const bytes = (await readFile(file)).reverse();
    const change = async () => {
      await writeFile(file, bytes);
      await utimes(file, atime, mtime);
    };
    expect(await writtenAgain(change)).toEqual(['villes/riom/index.html']);
    expect(await sound()).toBe(before);
  });

  it.each<[string, (text: string) => string]>([
    ['was changed', (text) => text.replace('riom', 'rion')],
    ['is empty', () => ''],
  ])('whose manifest %s is not used', async (_, change) => {
    const list = current('.manifest');
    expect(await writtenAgain(async () => writeFile(list, change(await readFile(list, 'utf8'))))).toEqual(
      documents,
    );
  });
});
