import { listFiles } from '../files';
import {
  emptySiteForEach,
  promote,
  promoteSampleSite,
  releaseSampleHost,
  sampleSection,
} from '../testing/sample-releases';
import { composeSite } from '../testing/changes';

const folders = emptySiteForEach();

const compose = async () => composeSite(folders);

describe('Compose refuses', () => {
  it('a script without a hash, which browsers could not verify', async () => {
    await promoteSampleSite(folders.releases, {
      sections: ['plan'],
      html: sampleSection('towns/plan'),
      change: ({ files }) => delete files['client/section-plan.js'],
    });

    await expect(compose()).rejects.toThrow('aaaaaaaaaa/section-plan.js has no hash in its release.');
  });

  it.each([
    [
      'a page',
      "pages: [{ app: 'host', declaration: { path: '/../../escaped' }, html: async () => '<h1></h1>' }]",
    ],
    ['a text', "texts: () => ({ '../escaped.txt': 'text' })"],
    ['a file for the server', "serverFiles: () => ({ '../../escaped.json': '{}' })"],
  ])('%s that the code of a release writes outside the site', async (_, escaping) => {
    await promoteSampleSite(folders.releases);
    await releaseSampleHost(
      folders.releases,
      '1.1.0-cccccccccc',
      undefined,
      `const { composeSite } = exports;
       exports.composeSite = (input) => ({ ...composeSite(input), ${escaping} });`,
    );
    await promote(folders.releases, 'host', '1.1.0-cccccccccc');

    await expect(compose()).rejects.toThrow(/"(villes\/)?\.\.\/.*escaped.* is outside its folder/);
    expect((await listFiles(folders.folder)).filter((file) => file.includes('escaped'))).toEqual([]);
  });
});
