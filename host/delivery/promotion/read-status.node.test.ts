import { appendFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../../webpack/paths';
import { gateSite, nextVersion, type GateSite } from '../testing/gate-site';
import { runDelivery } from '../testing/run-delivery';
import { promoteSampleSite } from '../testing/sample-releases';
import { promoteReleases } from './promote-releases';
import { readStatus } from './read-status';

let site: GateSite;
beforeEach(async () => {
  site = await gateSite();
});
afterEach(() => site.remove());

const status = () => readStatus(site.folders, ['towns', 'contact'], site.options);
const towns = async () => (await status()).apps[0];
const old = '1.0.0-aaaaaaaaaa';

describe('The status', () => {
  it('tells of a candidate what the gate has said, and whether that still holds', async () => {
    await promoteSampleSite(site.folders.releases);
    await site.releaseTowns({ html: '<p>Riom</p>' });
    const verdict = async () => (await towns())?.candidates[0]?.verdict;
    expect(await verdict()).toBe('not checked');

    await site.verdictOn(['towns', nextVersion]);
    expect(await verdict()).toBe('refused');

    await site.contactIsLive('<h1>Contact</h1>');
    expect(await verdict()).toBe('stale');

    await site.releaseTowns();
    expect(await verdict()).toBe('not checked');
    await site.verdictOn(['towns', nextVersion]);
    expect(await verdict()).toBe('passed');
  });

  it('names each file that is not what it was released as, and says whether visitors get it', async () => {
    await promoteSampleSite(site.folders.releases);
    await promoteReleases(site.folders, () => [], site.options);
    expect(await status()).toMatchObject({ damaged: [], isServed: true });

    const folder = path.join(site.folders.releases, 'towns', old);
    await appendFile(path.join(folder, 'server/server.cjs'), ' ');
    const changed = { app: 'towns', version: old, problem: 'was changed after the release was made' };
    expect(await status()).toMatchObject({
      damaged: [{ ...changed, file: 'server/server.cjs' }],
      isServed: true,
    });

    await appendFile(path.join(folder, 'client/remote.js'), ' ');
    expect(await status()).toMatchObject({
      damaged: [{ ...changed, file: 'client/remote.js' }, { file: 'server/server.cjs' }],
      isServed: false,
    });
  });

  it.each([
    ['live one', old],
    ['candidate', nextVersion],
  ])(
    'shows all the others when the record of the %s is damaged, and says what to do',
    async (_, version) => {
      await promoteSampleSite(site.folders.releases);
      await site.contactIsLive('<h1>Contact</h1>');
      await site.releaseTowns();
      const folder = path.join(site.folders.releases, 'towns', version);
      await writeFile(path.join(folder, 'release.json'), '{ "app": ');
      const remedy = expect.stringContaining('Remove the folder, then run: npm run release -- towns');
      expect(await status()).toMatchObject({
        apps: [
          { live: { version: old }, candidates: [{ version: nextVersion }] },
          { app: 'contact', live: {} },
        ],
        unusable: [{ app: 'towns', version, reason: remedy }],
      });

      const table = await runDelivery(repositoryRoot, path.dirname(site.folders.releases), ['status']);
      expect(table).toMatch(/towns +1\.0\.0-a+ +live/);
      expect(table).toContain(`! towns ${version} cannot be used: `);
      expect(table).toContain('npm run release -- towns');
    },
    60_000,
  );

  it('shows a live release whose folder is gone', async () => {
    await promoteSampleSite(site.folders.releases);
    await rm(path.join(site.folders.releases, 'towns', old), { recursive: true });
    expect(await status()).toMatchObject({
      apps: [{ live: { version: old, verdict: 'unusable' } }, {}],
      unusable: [{ app: 'towns', version: old, reason: expect.stringContaining('There is no release') }],
      isServed: false,
    });
  });

  it('tells what is live, what a rollback leads to, and whether the site agrees', async () => {
    await promoteSampleSite(site.folders.releases);
    await site.releaseTowns();
    expect(await status()).toMatchObject({ isServed: false, apps: [{}, { app: 'contact', live: null }] });

    const choose = () => [{ app: 'towns', version: nextVersion }];
    await promoteReleases(site.folders, choose, site.options);
    expect(await status()).toMatchObject({ isServed: true });
    expect(await towns()).toMatchObject({
      live: { version: nextVersion, verdict: 'passed' },
      previous: old,
      candidates: [],
    });
  });
});
