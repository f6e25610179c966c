import { appendFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../../webpack/paths';
import { promoteOn, rollBackOn } from '../testing/changes';
import { gateSiteForEach, nextVersion } from '../testing/gate-site';
import { runDelivery } from '../testing/run-delivery';
import { promoteSampleSite } from '../testing/sample-releases';
import { readStatus } from './read-status';

const site = gateSiteForEach();

const status = () => readStatus(site.folders, ['towns', 'contact'], site.options);
const towns = async () => (await status()).apps[0];
const old = '1.0.0-aaaaaaaaaa';

describe('The status', () => {
  it('names each file that is not what it was released as, and says whether visitors get it', async () => {
    await promoteSampleSite(site.folders.releases);
    await promoteOn(site.folders);
    expect(await status()).toMatchObject({ unusable: [], served: 'what is live' });

    const folder = path.join(site.folders.releases, 'towns', old);
    await appendFile(path.join(folder, 'server/server.cjs'), ' ');
    const changed = (file: string) => ({
      app: 'towns',
      version: old,
      reason: expect.stringContaining(`its file ${file} was changed after the release was made`),
    });
    expect(await status()).toMatchObject({
      unusable: [changed('server/server.cjs')],
      served: 'what is live',
    });

    await appendFile(path.join(folder, 'client/remote.js'), ' ');
    expect(await status()).toMatchObject({
      unusable: [changed('client/remote.js'), changed('server/server.cjs')],
      served: 'another site',
    });
  });

  it.each([
    ['live one', old],
    ['candidate', nextVersion],
  ])('shows all the others when the record of the %s is damaged, and says what to do', async (_, version) => {
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
  });

  it('shows a live release whose folder is gone', async () => {
    await promoteSampleSite(site.folders.releases);
    await rm(path.join(site.folders.releases, 'towns', old), { recursive: true });
    expect(await status()).toMatchObject({
      apps: [{ live: { version: old } }, {}],
      unusable: [{ app: 'towns', version: old, reason: expect.stringContaining('There is no release') }],
      served: 'nothing',
    });
  });

  it('goes on listing what was taken back, and shows its table whatever else is damaged', async () => {
    await promoteSampleSite(site.folders.releases);
    await site.releaseTowns();
    await promoteOn(site.folders, ['towns', nextVersion]);
    await rollBackOn(site.folders, 'towns');
    expect(await towns()).toMatchObject({
      live: { version: old },
      takenBack: [{ version: nextVersion }],
      candidates: [],
    });

    await writeFile(path.join(site.folders.releases, 'registry.json'), '{ half');
    const attempt = runDelivery(repositoryRoot, path.dirname(site.folders.releases), ['status']);
    await expect(attempt).rejects.toMatchObject({
      stdout: expect.stringMatching(/app +release[^]*towns/),
      stderr: expect.stringContaining('registry.json is damaged'),
    });
  });
});
