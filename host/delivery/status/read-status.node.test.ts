import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../../webpack/paths';
import { promoteOn, rollBackOn } from '../testing/changes';
import { gateSiteForEach, nextVersion } from '../testing/gate-site';
import { runDelivery } from '../testing/run-delivery';
import { readStatus } from './read-status';

const site = gateSiteForEach();

const status = () => readStatus(site.folders, ['towns', 'contact']);
/** Lists releases as "version state". */
const shown = async () =>
  (await status()).apps.map(({ releases }) => releases.map(({ version, state }) => `${version} ${state}`));
const old = '1.0.0-aaaaaaaaaa';

describe('The status', () => {
  it('shows all releases and a remedy when the record of the live release is damaged', async () => {
    const version = old;
    await site.contactIsLive('<h1>Contact</h1>');
    await site.releaseTowns();
    const folder = path.join(site.folders.releases, 'towns', version);
    await writeFile(path.join(folder, 'release.json'), '{ "app": ');
    const remedy = expect.stringContaining('Remove the folder, then run: npm run release -- towns');
    expect(await shown()).toEqual([[`${old} live`, `${nextVersion} candidate`], [`${old} live`]]);
    expect(await status()).toMatchObject({ unusable: [{ app: 'towns', version, reason: remedy }] });

    const table = await runDelivery(repositoryRoot, path.dirname(site.folders.releases), ['status']);
    expect(table).toMatch(/towns +1\.0\.0-a+ +live/);
    expect(table).toContain(`! towns ${version} cannot be used: `);
    expect(table).toContain('npm run release -- towns');
  });

  it('shows a live release whose folder is missing', async () => {
    await rm(path.join(site.folders.releases, 'towns', old), { recursive: true });
    expect(await status()).toMatchObject({
      apps: [{ releases: [{ version: old, state: 'live' }] }, { releases: [] }],
      unusable: [{ app: 'towns', version: old, reason: expect.stringContaining('There is no release') }],
      served: 'nothing',
    });
  });

  it('prints its table when the log is damaged', async () => {
    await site.releaseTowns();
    await promoteOn(site.folders, ['towns', nextVersion]);
    await rollBackOn(site.folders, 'towns');
    await writeFile(path.join(site.folders.releases, 'registry/000009.json'), '{ half');
    const attempt = runDelivery(repositoryRoot, path.dirname(site.folders.releases), ['status']);
    await expect(attempt).rejects.toMatchObject({
      stdout: expect.stringMatching(/app +release[^]*towns/),
      stderr: expect.stringContaining(' is damaged'),
    });
  });
});
