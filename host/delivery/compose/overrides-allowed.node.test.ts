import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  emptySiteForEach,
  promoteSampleSite,
  releaseSample,
  sampleIdentity,
} from '../testing/sample-releases';
import { composeSite } from '../testing/compose-site';

const folders = emptySiteForEach();
beforeEach(async () => {
  await promoteSampleSite(folders.releases);
});

const served = (file: string) => readFile(path.join(folders.site, 'current', file), 'utf8');
const offer = 'releases/towns/1.0.0-aaaaaaaaaa/remote.json';
const compose = async (identity: Parameters<typeof sampleIdentity>[0]) =>
  composeSite(folders, { identity: await sampleIdentity(identity), year: 2026 });

describe('Overrides of remotes', () => {
  it.each([{}, { allowsOverrides: false }])(
    'are unknown to a site that does not allow them: %p',
    async (identity) => {
      await compose(identity);

      expect(await served('villes/riom/index.html')).not.toContain('localhost');
      await expect(served(offer)).rejects.toThrow('ENOENT');
    },
  );

  it('may come from localhost or from any release of the site where its identity says so', async () => {
    await compose({ allowsOverrides: true });

    const html = await served('villes/riom/index.html');
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const widened = policy.split('; ').filter((directive) => directive.includes('localhost'));
    expect(widened.map((directive) => directive.split(' ')[0])).toEqual([
      'script-src',
      'img-src',
      'connect-src',
    ]);
    for (const directive of widened)
      expect(directive).toMatch(/ http:\/\/localhost:\* http:\/\/127\.0\.0\.1:\*$/);
    expect(policy).not.toContain('unsafe');
    expect(JSON.parse(await served(offer))).toMatchObject({
      name: 'towns',
      container: 'remote_towns',
      version: '1.0.0-aaaaaaaaaa',
      entry: 'remoteEntry.js',
      integrity: expect.stringMatching(/^sha384-/),
      mounts: ['/villes'],
    });
    expect(await served('headers.json')).toContain('blocked-destinations=(script)');
  });

  it('offer every other release when the record of an old one is damaged', async () => {
    const damaged = '0.9.0-dddddddddd';
    await releaseSample(folders.releases, 'towns', { version: damaged });
    await writeFile(path.join(folders.releases, 'towns', damaged, 'release.json'), '{ "app": ');
    await compose({ allowsOverrides: true });

    expect(JSON.parse(await served(offer))).toMatchObject({ name: 'towns' });
    await expect(served(offer.replace('1.0.0-aaaaaaaaaa', damaged))).rejects.toThrow('ENOENT');
  });
});
