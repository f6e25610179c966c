import { appendFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../../webpack/paths';
import { guardHeartbeatKey } from '../../server/failures/guard-heartbeat';
import { keepFailures, sampleFailure } from '../../server/testing/sample-failure';
import { readRegistry, withStage } from '../registry';
import { promoteOn, rollBackOn } from '../testing/changes';
import { gateSiteForEach, nextVersion } from '../testing/gate-site';
import { releaseMapped } from '../testing/sample-map';
import { runDelivery } from '../testing/run-delivery';
import { appendHere } from '../testing/sample-releases';
import { readStatus } from './read-status';
import { tableOf } from './status-table';

const site = gateSiteForEach();

const status = () => readStatus(site.folders, ['towns', 'contact']);
/** Lists releases as "version state". */
const shown = async () =>
  (await status()).apps.map(({ releases }) => releases.map(({ version, state }) => `${version} ${state}`));
const old = '1.0.0-aaaaaaaaaa';

describe('The status', () => {
  it('names each changed file, and tells whether the served site is affected', async () => {
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
    ['live release', old],
    ['candidate', nextVersion],
  ])('shows all releases and a remedy when the record of the %s is damaged', async (_, version) => {
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

  it('lists rolled-back releases, and prints its table when the log is damaged', async () => {
    await site.releaseTowns();
    await promoteOn(site.folders, ['towns', nextVersion]);
    await rollBackOn(site.folders, 'towns');
    expect((await shown())[0]).toEqual([`${old} live`, `${nextVersion} rolled back`]);

    await writeFile(path.join(site.folders.releases, 'registry/000009.json'), '{ half');
    const attempt = runDelivery(repositoryRoot, path.dirname(site.folders.releases), ['status']);
    await expect(attempt).rejects.toMatchObject({
      stdout: expect.stringMatching(/app +release[^]*towns/),
      stderr: expect.stringContaining(' is damaged'),
    });
  });
});

/** Date on which the stage began. */
let since = '';

/** Stores a report, dated `after` seconds after the start of the stage. */
async function report(
  after: number,
  number: number,
  over: Parameters<typeof sampleFailure>[0],
): Promise<void> {
  const at = new Date(Date.parse(since) + after * 1_000).toISOString();
  const sender = { run: 'a'.repeat(16), number };
  keepFailures(site.folders.received, [{ at, sender, ...sampleFailure(over) }]);
}

const stack = `at /releases/towns/${nextVersion}/remote.js:1:11`;
const withNext = { releases: { towns: nextVersion }, stack, message: 'x is not a function' };

describe('A staged release', () => {
  const staged = async (minutesAgo: number) => {
    const { releases } = site.folders;
    await site.releaseTowns();
    const begun = new Date(Date.now() - minutesAgo * 60_000).toISOString();
    await appendHere(releases, (before) => ({
      ...before,
      stage: { app: 'towns', version: nextVersion, traffic: 10, since: begun },
    }));
  };
  const guardWasSeen = (minutesAgo: number) => {
    const seenAt = new Date(Date.now() - minutesAgo * 60_000).toISOString();
    return writeFile(path.join(site.folders.releases, guardHeartbeatKey), JSON.stringify({ seenAt }));
  };
  const table = async () => tableOf(await status()).join('\n');

  it.each([
    ['when the guard has just checked', 10, 1],
    ['until a guard has had time for its first check', 1, 60],
  ])('is shown without a warning %s', async (_, minutes, seen) => {
    await staged(minutes);
    await guardWasSeen(seen);

    expect(await table()).toMatch(new RegExp(`10 % of the visitors +${minutes} min$`, 'm'));
  });

  it.each([
    ['when no guard has ever been seen', null, /no guard has been seen since/],
    ['when the guard is silent', 5, /the guard was last seen .* UTC/],
    ['when the last check is in the future', -60, /the guard was last seen .* UTC/],
  ])('is shown with a warning %s', async (_, seen, warning) => {
    await staged(10);
    if (seen !== null) await guardWasSeen(seen);

    const text = await table();
    expect(text).toMatch(/ {2}! No guard is running: /);
    expect(text).toMatch(warning);
  });
});

describe('The failures of a release', () => {
  beforeEach(async () => {
    const { releases } = site.folders;
    await releaseMapped(releases, nextVersion);
    await appendHere(releases, (before) => withStage(before, { app: 'towns', version: nextVersion }, 10));
    since = (await readRegistry(releases)).stage?.since ?? '';
  });

  it('are counted from the start of the stage and listed with their source lines', async () => {
    await report(-5, 1, withNext);
    await report(1, 1, withNext);
    await report(2, 2, withNext);
    await report(3, 2, { ...withNext, kind: 'section-load', stack: '', message: '' });
    await report(4, 3, { ...withNext, app: 'contact' });

    const { apps } = await status();
    expect(apps[0]?.releases).toMatchObject([
      { version: old, state: 'live', traffic: 90, kinds: {}, worst: [] },
      {
        ...{ version: nextVersion, state: 'staged', traffic: 10, since },
        kinds: { error: 2, 'section-load': 1 },
        worst: [
          {
            ...{ kind: 'error', visitors: 2, reports: 2, message: 'x is not a function' },
            ...{ position: 'remote-towns/src/pages/TownPage.tsx:2', source: 'throw new Error();' },
          },
          { kind: 'section-load', visitors: 1, position: null },
        ],
      },
    ]);
    expect(tableOf({ apps }).join('\n')).toMatch(
      /1\.1\.0-c+ +10 % of the visitors +0 min\n {2}! failures: error 2, section-load 1\n {4}error, 2 visitors or more: x is not a function\n {6}remote-towns\/src\/pages\/TownPage\.tsx:2 {2}throw new Error\(\);/,
    );
  });

  it('are limited to the three that the most visitors reported', async () => {
    for (const [index, visitors] of [1, 4, 2, 3].entries())
      for (let number = 1; number <= visitors; number += 1)
        await report(1, number, { ...withNext, message: `failure ${index}` });

    const worst = (await status()).apps[0]?.releases[1]?.worst;
    expect(worst?.map(({ message, visitors }) => [message, visitors])).toEqual([
      ['failure 1', 4],
      ['failure 3', 3],
      ['failure 2', 2],
    ]);
  });
});
