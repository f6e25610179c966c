import { appendFile, readlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DamagedState } from '../delivery-error';
import { listFiles } from '../files';
import {
  emptySiteForEach,
  promote,
  promoteSampleSite,
  releaseSample,
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
    ['host', 'client/main.js'],
    ['towns', 'client/remote.js'],
    ['towns', 'server/server.cjs'],
  ])('a live release of %s whose file %s was changed by one byte', async (app, file) => {
    await promoteSampleSite(folders.releases);
    const folder = await compose();
    const version = app === 'host' ? '1.0.0-bbbbbbbbbb' : '1.0.0-aaaaaaaaaa';
    await appendFile(path.join(folders.releases, app, version, file), ' ');

    const refusal = compose();
    await expect(refusal).rejects.toThrow(
      `${app} ${version} is damaged: its file ${file} was changed after the release was made.`,
    );
    await expect(refusal).rejects.toThrow(`npm run rollback -- ${app}@`);
    await expect(refusal).rejects.toThrow(DamagedState);
    expect(await readlink(path.join(folders.site, 'current'))).toBe(path.basename(folder));
  });

  it('only the changed file of an earlier release, and publishes the other files', async () => {
    await promoteSampleSite(folders.releases);
    await releaseSample(folders.releases, 'towns', { version: '1.0.1-cccccccccc' });
    await promote(folders.releases, 'towns', '1.0.1-cccccccccc');
    const old = path.join(folders.releases, 'towns/1.0.0-aaaaaaaaaa');
    await appendFile(path.join(old, 'client/remote.js'), ' ');
    await writeFile(path.join(old, 'client/left-behind.js'), 'of nobody');
    await compose();

    const files = await listFiles(path.join(folders.site, 'current/releases/towns/1.0.0-aaaaaaaaaa'));
    expect(files).toContain('remoteEntry.js');
    expect(files).not.toContain('remote.js');
    expect(files).not.toContain('left-behind.js');
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
