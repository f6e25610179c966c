import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { crashPoints } from '../crash-point';
import { listFiles } from '../files';
import { promoteReleases } from '../promotion/promote-releases';
import { liveVersion, readRegistry } from '../registry';
import { emptySiteForEach, sampleIdentity } from '../testing/sample-releases';
import { releaseTowns, sampleWork, served, startOwnersSite, writeInput } from './testing/owners-site';

const folders = emptySiteForEach();
const page = 'realisations/volets-repeints-riom-2026-03/index.html';

type End = { signal?: string; told: Record<string, unknown>[] };

/** `owner …` as the owner's page runs it. @param step at which it is killed. */
async function owner(words: readonly string[], step = ''): Promise<End> {
  const require = createRequire(__filename);
  const command = ['--require', require.resolve('tsx/cjs'), path.join(__dirname, '../cli.ts'), 'owner'];
  const told = (stdout: string) =>
    stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  return promisify(execFile)(process.execPath, [...command, ...words], {
    env: { ...process.env, RTH_STATE: folders.folder, RTH_CRASH_AT: step },
  }).then(
    ({ stdout }) => ({ told: told(stdout) }),
    ({ signal, stdout }: { signal?: string; stdout: string }) => ({
      told: told(stdout),
      ...(signal && { signal }),
    }),
  );
}

const isThere = () =>
  served(folders, page).then(
    () => true,
    () => false,
  );

beforeEach(() => startOwnersSite(folders));

describe('A publication that is killed', () => {
  it.each(crashPoints)(
    'after « %s » leaves a whole site, and the next one finishes the work',
    async (step) => {
      const folder = await writeInput(folders.folder, { identity: {}, works: [sampleWork()] });
      expect((await owner(['publish', folder], step)).signal).toBe('SIGKILL');

      expect(await isThere()).toBe(step === 'switched');
      const files = await listFiles(path.join(folders.site, 'current') + path.sep);
      expect(files).toEqual(expect.arrayContaining(['404.html', 'index.html', 'sitemap.xml.br']));
      await readRegistry(folders.releases);

      const { told } = await owner(['publish', folder]);
      expect(told.at(-1)).toMatchObject({ live: liveVersion(await readRegistry(folders.releases), 'owner') });
      expect(await isThere()).toBe(true);
      expect((await readdir(folders.site)).filter((name) => name.startsWith('.'))).toEqual([]);
    },
    120_000,
  );
});

describe('The commands of the owner’s page', () => {
  it('tell how far they are, what changed, and why they refuse, a line of JSON each', async () => {
    const folder = await writeInput(folders.folder, { identity: {}, works: [sampleWork()] });
    const { told } = await owner(['publish', folder]);
    expect(told).toEqual([
      { step: 'photo', done: 0, of: 2 },
      { step: 'photo', done: 1, of: 2 },
      { step: 'photo', done: 2, of: 2 },
      { step: 'compose' },
      {
        live: expect.any(String),
        pages: ['/realisations/volets-repeints-riom-2026-03'],
        gone: [],
        slugs: ['volets-repeints-riom-2026-03'],
      },
    ]);
    expect((await owner(['versions'])).told[0]).toMatchObject({
      versions: [{ isLive: true }, { isLive: false }],
      live: { works: [{ title: 'Volets repeints' }] },
    });
    expect((await owner(['rollback'])).told.at(-1)).toMatchObject({ pages: [] });

    const wrong = { identity: { hourlyRate: 'cher' }, works: [sampleWork({ place: 'paris' })] };
    expect((await owner(['publish', await writeInput(folders.folder, wrong)])).told).toEqual([
      { refused: [{ field: 'identity.hourlyRate', message: expect.stringContaining('somme en euros') }] },
    ]);
  }, 120_000);

  it('and those of a team may come together: both land', async () => {
    const version = '1.1.0-cccccccccc';
    await releaseTowns(folders, version, ['riom']);
    const folder = await writeInput(folders.folder, { identity: {}, works: [sampleWork()] });
    const options = { identity: await sampleIdentity(), year: 2026 };
    const [{ told }] = await Promise.all([
      owner(['publish', folder]),
      promoteReleases(folders, () => [{ app: 'towns', version }], options),
    ]);

    expect(told.at(-1)).toHaveProperty('live');
    expect(liveVersion(await readRegistry(folders.releases), 'towns')).toBe(version);
    expect(await isThere()).toBe(true);
  }, 120_000);
});
