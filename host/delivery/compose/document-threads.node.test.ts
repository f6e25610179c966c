import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../files';
import { pageDocumentFile } from '../page-files';
import { readRegistry } from '../registry';
import { releaseFolder } from '../release-record';
import { composeSite } from '../testing/compose-site';
import {
  emptySiteForEach,
  promoteSampleSite,
  sampleIdentity,
  samplePage,
  type SampleRemote,
} from '../testing/sample-releases';
import { composeDraft } from './compose';
import { makeInThreads } from './document-threads';
import { declaredPages, readLiveSite, type LiveSite } from './live-site';
import { manyDocuments } from './write-documents';

const folders = emptySiteForEach();

/** Towns with the names 0, 1, 2 …; each says its own. */
const towns = (count: number, code = ''): SampleRemote => ({
  pages: Array.from({ length: count }, (_, index) => samplePage({ path: `/villes/${index}` })),
  code: `
    const { isMainThread } = require('node:worker_threads');
    const View = ({ page }) => { ${code} return '<h1>' + page.path + '</h1>'; };
    exports.views.town = async () => ({ default: View });`,
});

const options = async () => ({ identity: await sampleIdentity(), year: 2026 });
const documentsOf = (remote: SampleRemote) => (remote.pages ?? []).map((page) => pageDocumentFile(page.path));

async function madeInThreads(
  remote: SampleRemote,
  onceRead: (site: LiveSite) => Promise<void> = () => Promise.resolve(),
) {
  await promoteSampleSite(folders.releases, remote);
  const site = await readLiveSite(folders.releases, await readRegistry(folders.releases));
  await onceRead(site);
  const place = path.join(folders.folder, 'threads');
  const job = { place, releases: folders.releases, site, options: await options() };
  const made = await makeInThreads(job, declaredPages(site), (written) => written);
  return { place, made: [...made.keys()].sort() };
}

describe('Documents that several threads make', () => {
  it('are those that one thread makes, byte for byte', async () => {
    const remote = towns(12);
    const { place, made } = await madeInThreads(remote);
    const { folder } = await composeSite(folders, await options());

    expect(made).toEqual(documentsOf(remote).sort());
    const files = await listFiles(place);
    expect(files).toHaveLength(12 * 3);
    for (const file of files)
      expect({ file, content: await readFile(path.join(place, file)) }).toEqual({
        file,
        content: await readFile(path.join(folder, file)),
      });
  });

  it('are made by threads that read no record: each would hold all the pages of a country', async () => {
    const remote = towns(12);
    const { made } = await madeInThreads(remote, async ({ host, remotes }) => {
      for (const { record } of [host, ...remotes])
        await rm(path.join(releaseFolder(folders.releases, record.app, record.version), 'release.json'));
    });

    expect(made).toEqual(documentsOf(remote).sort());
  });

  it('are not those of a page that fails, of which nothing is left', async () => {
    const { place, made } = await madeInThreads(
      towns(3, "if (page.path.endsWith('1')) throw new Error('No such town.');"),
    );

    expect(made).toEqual(['villes/0/index.html', 'villes/2/index.html']);
    expect((await listFiles(place)).filter((file) => file.includes('villes/1'))).toEqual([]);
  });

  it('are left to the caller when a thread dies', async () => {
    const { place, made } = await madeInThreads(towns(40, 'if (!isMainThread) process.exit(1);'));

    expect(made).toEqual([]);
    expect(await listFiles(place).catch(() => [])).toEqual([]);
  });
});

describe('A site of many pages', () => {
  it('has every page, though some can only be made in the first thread', async () => {
    const code = `
      if (!isMainThread && page.path.endsWith('7')) throw new Error('Not here.');
      if (page.path.endsWith('6')) return '<h1>' + (isMainThread ? 'first' : 'another') + ' thread</h1>';`;
    const remote = towns(manyDocuments, code);
    await promoteSampleSite(folders.releases, remote);
    const { folder } = await composeSite(folders, await options());
    const textOf = (file: string) => readFile(path.join(folder, file), 'utf8');

    expect(await listFiles(folder)).toEqual(expect.arrayContaining(documentsOf(remote)));
    expect(await textOf('villes/106/index.html')).toContain('<h1>another thread</h1>');
    expect(await textOf('villes/107/index.html')).toContain('<h1>/villes/107</h1>');
  }, 60_000);

  it('names every page that fails, with the error of its own code', async () => {
    const code = "if (/^.villes.(5|250)$/.test(page.path)) throw new RangeError('No ' + page.path);";
    await promoteSampleSite(folders.releases, towns(manyDocuments, code));
    const registry = await readRegistry(folders.releases);
    const { failures } = await composeDraft(
      path.join(folders.folder, 'draft'),
      folders,
      registry,
      await options(),
    );

    expect(failures.map(({ page }) => page)).toEqual(['/villes/5', '/villes/250']);
    expect(failures.map(({ error }) => error)).toEqual([
      expect.objectContaining({ name: 'RangeError', message: 'No /villes/5' }),
      expect.objectContaining({ name: 'RangeError', message: 'No /villes/250' }),
    ]);
  }, 60_000);
});
