import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { historyOf, liveVersion } from '../registry';
import { readHistory, readRegistry } from '../store/log';
import { promoteOn, rollBackOn, sampleOptions } from '../testing/changes';
import {
  emptySiteForEach,
  promote,
  promoteSampleSite,
  releaseSample,
  samplePage,
  type SampleRemote,
} from '../testing/sample-releases';
import { withdrawApp } from './changes';

const version = '1.0.0-aaaaaaaaaa';
const folders = emptySiteForEach();

const isLive = async (app: string, sample: SampleRemote) => {
  await releaseSample(folders.releases, app, sample);
  await promote(folders.releases, app, version);
};
const contact = (sample: SampleRemote = {}) => isLive('contact', sample);
const served = (page: string) =>
  readFile(path.join(folders.site, 'current', page, 'index.html'), 'utf8').catch(() => null);
const withdraw = async (app: string) => withdrawApp(folders, app, await sampleOptions());
const registry = () => readRegistry(folders);

describe('The withdrawal of an app', () => {
  it('removes the app and its pages from the site until a rollback restores them', async () => {
    await promoteSampleSite(folders.releases);
    await contact();
    await promoteOn(folders);
    expect(await served('contact')).toContain('Contact');

    expect(await withdraw('contact')).toEqual({ from: version, pages: ['/contact'] });
    expect(await served('contact')).toBeNull();
    expect(await served('villes/riom')).toContain('Riom');
    expect(await readFile(path.join(folders.site, 'current/registry.json'), 'utf8')).not.toContain('contact');
    expect(historyOf(await readHistory(folders), 'contact').at(-1)).toMatchObject({
      kind: 'withdraw',
      from: version,
      to: null,
    });

    await rollBackOn(folders, 'contact');
    expect(await served('contact')).toContain('Contact');
    expect(historyOf(await readHistory(folders), 'contact').map(({ kind }) => kind)).toEqual([
      'promote',
      'withdraw',
      'rollback',
    ]);
  });

  it('leaves the fallback on pages that show a slot of the app, and those pages can be released again', async () => {
    const page = samplePage({ slots: ['callback-booking'] });
    await promoteSampleSite(folders.releases, { pages: [page] });
    await contact({ slots: ['callback-booking'] });

    await withdraw('contact');
    expect(await served('villes/riom')).toContain('Riom');
    await releaseSample(folders.releases, 'towns', {
      version: '1.1.0-cccccccccc',
      pages: [page],
      html: '<h1>Riom, encore</h1>',
    });
    await promoteOn(folders, ['towns', '1.1.0-cccccccccc']);
    expect(await served('villes/riom')).toContain('Riom, encore');
  });

  it('is refused while another app links to its pages, and the refusal names that app', async () => {
    await promoteSampleSite(folders.releases, {
      html: '<main><h1>Riom</h1><a href="/contact">Devis</a></main>',
    });
    await contact();

    await expect(withdraw('contact')).rejects.toThrow(
      /refuses the withdrawal of contact:\n.*\/villes\/riom \(towns\): links to \/contact, which is withdrawn with contact/,
    );
    expect(liveVersion(await registry(), 'contact')).toBe(version);
  });

  it.each([
    ['host', /host cannot be withdrawn, because every site needs the host/],
    ['marketing', /marketing cannot be withdrawn, because every site needs .* the home page/],
    ['contact', /No release of contact is live/],
  ])('is refused for %s', async (app, message) => {
    await promoteSampleSite(folders.releases);
    await isLive('marketing', { pages: [samplePage({ path: '/' })], mounts: ['/'] });

    await expect(withdraw(app)).rejects.toThrow(message);
  });
});
