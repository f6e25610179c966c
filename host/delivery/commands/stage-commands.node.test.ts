import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../../webpack/paths';
import { liveVersion, readRegistry } from '../registry';
import { expectRefusal } from '../testing/refusal';
import { runDelivery } from '../testing/run-delivery';
import { emptySiteForEach, promoteSampleSite, releaseSample, samplePage } from '../testing/sample-releases';

const folders = emptySiteForEach();

const delivery = (...words: string[]) => runDelivery(repositoryRoot, folders.folder, words);
const json = async (...words: string[]) => JSON.parse(await delivery(...words, '--json'));

describe('stage and guard', () => {
  it.each([
    [
      'a share that is none',
      ['stage', 'towns@1.0.0-aaaaaaaaaa', '--traffic', '110'],
      ['« 110 »', '0 to 100'],
    ],
    ['a stage without a share', ['stage', 'towns@1.0.0-aaaaaaaaaa'], ['The share', '--traffic 10']],
    [
      'a guard with nothing to compare',
      ['stage', 'towns@1.0.0-aaaaaaaaaa', '--traffic', '100', '--guard'],
      ['only one of them has visitors', '--traffic 10'],
    ],
    [
      'a guard for no time',
      ['stage', 'towns@1.0.0-aaaaaaaaaa', '--traffic', '9', '--guard', '--for', 'soon'],
      ['« soon »', '--for 2h'],
    ],
    ['an end of nothing', ['stage', 'towns', '--abort'], ['No release of towns is staged']],
  ])(
    'refuse %s, say what to do, and end with an error',
    (_, words, expected) => expectRefusal(delivery(...words), expected),
    60_000,
  );

  it('stage a release, tell it, and end it; for machines too', async () => {
    await promoteSampleSite(folders.releases);
    const version = '1.0.1-cccccccccc';
    await releaseSample(folders.releases, 'towns', {
      version,
      pages: [samplePage()],
      html: '<h1>Essai</h1>',
    });
    const composed = (file: string) => readFile(path.join(folders.site, 'current', file), 'utf8');

    expect(await delivery('stage', 'towns@1.0.1', '--traffic', '10')).toContain(
      `10 % of the visitors get towns ${version}`,
    );
    expect(await composed('_staged/villes/riom/index.html')).toContain('<h1>Essai</h1>');
    expect(await composed('villes/riom/index.html')).toContain('<h1>Riom</h1>');
    expect((await json('status', 'towns')).apps[0].staged).toEqual({ version, traffic: 10 });
    expect(liveVersion(await readRegistry(folders.releases), 'towns')).toBe('1.0.0-aaaaaaaaaa');

    expect(await delivery('stage', 'towns', '--abort')).toContain('get the live release of towns');
    await expect(composed('_staged/villes/riom/index.html')).rejects.toThrow('ENOENT');
  }, 180_000);

  it('let a guard decide, which does not call good what nobody was seen to see', async () => {
    await promoteSampleSite(folders.releases);
    const version = '1.0.1-cccccccccc';
    await releaseSample(folders.releases, 'towns', { version, pages: [samplePage()] });

    const said = await delivery('stage', 'towns@1.0.1', '--traffic', '10', '--guard', '--for', '1s');
    expect(said).toContain('promoted through the gate after 1 second');

    let decided = '';
    while (decided === '') decided = await delivery('guard', '--once');
    expect(decided).toContain(
      `towns@${version}: promoted by the guard; no visitor reported a failure with either release`,
    );
    expect(await delivery('status', 'towns')).toMatch(/promote from 1\.0\.0-a+ to 1\.0\.1-c+ by guard/);
  }, 120_000);
});
