import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../webpack/paths';
import { liveVersion, readRegistry } from './registry';
import { runDelivery } from './testing/repository-copy';
import { emptySite, promoteSampleSite, releaseSample, samplePage } from './testing/sample-releases';

let folders: Awaited<ReturnType<typeof emptySite>>;

beforeEach(async () => {
  folders = await emptySite();
});
afterEach(() => rm(folders.folder, { recursive: true, force: true }));

const delivery = (...words: string[]) => runDelivery(repositoryRoot, folders.folder, words);
const live = async (app: string) => liveVersion(await readRegistry(folders.releases), app);
const served = () => readFile(path.join(folders.site, 'current/villes/riom/index.html'), 'utf8');

describe('The command line', () => {
  it.each([
    ['an unknown command', ['publish'], ["unknown command 'publish'", 'Commands:', 'promote']],
    ['an unknown app', ['release', 'shop'], ['There is no app « shop ».', 'marketing, towns, contact, host']],
    ['no app outside the folder of one', ['release'], ['No app is named.', 'npm run release -- towns']],
    ['an app without a version', ['promote', 'towns'], ['« towns » names no version.', 'npm run status']],
    ['a version of an unknown app', ['promote', 'shop@1.0.0-aaaaaaaaaa'], ['There is no app « shop ».']],
    ['nothing to promote', ['promote'], ['missing required argument', 'Usage:']],
    [
      'a site without releases',
      ['compose'],
      ['No release of host is live.', 'npm run release -- host', 'npm run promote -- host@<version>'],
    ],
  ])(
    'refuses %s, says what to do, and ends with an error',
    async (_, words, expected) => {
      const failure = await delivery(...words).catch((error: { code: number; stderr: string }) => error);
      if (typeof failure === 'string') throw new Error(`It accepted: ${failure}`);

      expect(failure.code).toBe(1);
      for (const part of expected) expect(failure.stderr).toContain(part);
      expect(failure.stderr).not.toMatch(/^\s+at /m);
    },
    20_000,
  );

  it('promotes, rolls back to an older release, and shows which one is live', async () => {
    await promoteSampleSite(folders.releases);
    const version = '1.0.1-cccccccccc';
    await releaseSample(folders.releases, 'towns', {
      version,
      pages: [samplePage()],
      html: '<h1>Riom, encore</h1>',
    });

    await delivery('promote', `towns@${version}`);
    expect(await served()).toContain('<h1>Riom, encore</h1>');
    expect(await delivery('status')).toMatch(
      /towns\n {2}1\.0\.1-cccccccccc {2}live\n {2}1\.0\.0-aaaaaaaaaa\n/,
    );

    await delivery('promote', 'towns@1.0.0-aaaaaaaaaa');
    expect(await served()).toContain('<h1>Riom</h1>');
    expect(await delivery('status')).toContain('1.0.0-aaaaaaaaaa  live');
  }, 20_000);

  it.each([
    ['one of several releases does not exist', ['towns@1.0.1-cccccccccc', 'contact@1.0.0-0000000000']],
    ['the site cannot be composed from it', ['towns@1.0.2-dddddddddd']],
  ])(
    'leaves the registry and the site alone when %s',
    async (_, releases) => {
      await promoteSampleSite(folders.releases);
      await releaseSample(folders.releases, 'towns', { version: '1.0.1-cccccccccc', pages: [samplePage()] });
      await releaseSample(folders.releases, 'towns', {
        version: '1.0.2-dddddddddd',
        pages: [samplePage()],
        html: '<p style="top:0">Riom</p>',
      });
      await delivery('compose');

      const refusal: { code: number; stdout: string } = await delivery('promote', ...releases).then(
        () => ({ code: 0, stdout: '' }),
        (error) => error,
      );

      expect(refusal.code).toBe(1);
      expect(refusal.stdout).toContain('Nothing was promoted');
      expect(await live('towns')).toBe('1.0.0-aaaaaaaaaa');
      expect(await served()).toContain('<h1>Riom</h1>');
    },
    20_000,
  );
});
