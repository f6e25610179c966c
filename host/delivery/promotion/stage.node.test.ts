import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stagedBuckets } from '../compose/staged-site';
import { listFiles } from '../files';
import { liveVersion, readRegistry } from '../registry';
import {
  emptySiteForEach,
  promote,
  promoteSampleSite,
  releaseSample,
  releaseSampleHost,
  samplePage,
} from '../testing/sample-releases';
import { promoteOn, rollBackOn, sampleOptions } from '../testing/changes';
import { endStage, stage } from './changes';

const [live, next] = ['1.0.0-aaaaaaaaaa', '1.1.0-cccccccccc'];

const folders = emptySiteForEach();

beforeEach(async () => {
  await promoteSampleSite(folders.releases);
  await releaseSample(folders.releases, 'towns', { version: '1.2.0-dddddddddd' });
  await releaseSample(folders.releases, 'towns', {
    version: next,
    pages: [samplePage(), samplePage({ path: '/villes/thiers' })],
    html: '<h1>Nouveau</h1>',
  });
});

const stageIt = async (app: string, version: string, traffic: number) =>
  stage(folders, app, version, traffic, await sampleOptions());
const endIt = async (app: string) => endStage(folders, app, await sampleOptions());
const registryText = async () => JSON.stringify(await readRegistry(folders.releases));
const current = () => path.join(folders.site, 'current');
const composed = async (file: string) => readFile(path.join(current(), file), 'utf8');
const filesBelow = async (folder: string) =>
  (await listFiles(current())).filter((file) => file.startsWith(`${folder}/`));

describe('A staged release', () => {
  it('is composed beside the live releases, with its own documents and registry, and shared release files', async () => {
    await stageIt('towns', next, 10);

    expect(await composed('villes/riom/index.html')).toContain('<h1>Riom</h1>');
    expect(await composed('_staged/villes/riom/index.html')).toContain('<h1>Nouveau</h1>');
    expect(JSON.parse(await composed('registry.json')).towns).toBe(live);
    expect(JSON.parse(await composed('_staged/registry.json')).towns).toBe(next);
    const staged = await filesBelow('_staged');
    expect(staged).toEqual(
      expect.arrayContaining(['_staged/404.html', '_staged/villes/thiers/index.html.br']),
    );
    expect(staged.filter((file) => file.includes('releases/'))).toEqual([]);
    expect(await filesBelow(`releases/towns/${next}`)).not.toEqual([]);
  });

  it.each([0, 100])(
    'has one of a hundred buckets for each per cent of its share (%i %%)',
    async (traffic) => {
      await stageIt('towns', next, traffic);

      const all = Array.from({ length: traffic }, (_, bucket) => `_buckets/${bucket}`);
      expect(await filesBelow('_buckets')).toEqual(all.sort());
    },
  );

  it('keeps its visitors when its share grows, and another release gets different visitors', () => {
    const buckets = (traffic: number, version = next) => stagedBuckets({ app: 'towns', version, traffic });

    expect(buckets(30)).toEqual(expect.arrayContaining(buckets(10)));
    expect(buckets(10, '1.2.0-dddddddddd')).not.toEqual(buckets(10));
  });

  it('leaves no document behind when its stage ends, and the live releases do not change', async () => {
    const before = (await readRegistry(folders.releases)).apps;
    await stageIt('towns', next, 10);

    await endIt('towns');
    expect((await readRegistry(folders.releases)).apps).toEqual(before);
    expect([...(await filesBelow('_staged')), ...(await filesBelow('_buckets'))]).toEqual([]);
  });

  it('is removed by a rollback of its app, and the next rollback restores the previous release', async () => {
    await promoteOn(folders, ['towns', '1.2.0-dddddddddd']);
    await stageIt('towns', next, 10);

    expect(await rollBackOn(folders, 'towns')).toMatchObject({ ended: { version: next }, changes: [] });
    expect(await readRegistry(folders.releases)).toMatchObject({ apps: { towns: '1.2.0-dddddddddd' } });
    expect(await filesBelow('_staged')).toEqual([]);

    await rollBackOn(folders, 'towns');
    expect((await readRegistry(folders.releases)).apps.towns).toBe(live);
  });

  it('remains staged after a rollback of another app', async () => {
    await promoteOn(folders, ['towns', '1.2.0-dddddddddd']);
    await releaseSampleHost(folders.releases, '1.1.0-eeeeeeeeee');
    await stageIt('host', '1.1.0-eeeeeeeeee', 10);

    await rollBackOn(folders, 'towns');
    expect(await readRegistry(folders.releases)).toMatchObject({
      apps: { towns: live },
      stage: { app: 'host' },
    });
  });

  it('becomes live when it is promoted, and remains staged when another app is promoted', async () => {
    await releaseSample(folders.releases, 'contact', {});
    await stageIt('towns', next, 10);
    await promote(folders.releases, 'contact', '1.0.0-aaaaaaaaaa');
    expect((await readRegistry(folders.releases)).stage?.version).toBe(next);

    await promote(folders.releases, 'towns', next);
    expect((await readRegistry(folders.releases)).stage).toBeUndefined();
    expect(liveVersion(await readRegistry(folders.releases), 'towns')).toBe(next);
  });

  it('is replaced by another release of its app', async () => {
    await stageIt('towns', next, 10);
    await stageIt('towns', '1.2.0-dddddddddd', 50);

    expect((await readRegistry(folders.releases)).stage).toMatchObject({
      app: 'towns',
      version: '1.2.0-dddddddddd',
      traffic: 50,
    });
  });

  it('can be a release of the host', async () => {
    await releaseSampleHost(folders.releases, '1.1.0-eeeeeeeeee');
    await stageIt('host', '1.1.0-eeeeeeeeee', 10);

    expect(await composed('villes/riom/index.html')).toContain('/releases/host/1.0.0-bbbbbbbbbb/main.js');
    expect(await composed('_staged/villes/riom/index.html')).toContain(
      '/releases/host/1.1.0-eeeeeeeeee/main.js',
    );
  });
});

describe('A release that cannot be staged', () => {
  it.each([
    ['the live release', 'towns', live, 'towns 1.0.0-aaaaaaaaaa is live already, so all visitors get it.'],
    ['a release that does not exist', 'towns', '9.9.9-0000000000', 'There is no release 9.9.9-0000000000'],
    ['a release of an app that is not live', 'contact', '1.0.0-aaaaaaaaaa', 'npm run promote -- contact@'],
    [
      'a release that the gate refuses',
      'towns',
      '1.3.0-eeeeeeeeee',
      'The gate refuses towns@1.3.0-eeeeeeeeee',
    ],
  ])('is %s', async (_, app, version, refusal) => {
    await releaseSample(folders.releases, 'contact', {});
    await releaseSample(folders.releases, 'towns', { version: '1.3.0-eeeeeeeeee', html: '<p>Riom</p>' });
    const before = await registryText();

    await expect(stageIt(app, version, 10)).rejects.toThrow(refusal);
    expect(await registryText()).toBe(before);
  });

  it('is a release of a second app, and the error names the command that ends the stage of the first', async () => {
    await releaseSample(folders.releases, 'contact', {});
    await releaseSample(folders.releases, 'contact', { version: '1.0.1-ffffffffff' });
    await promote(folders.releases, 'contact', '1.0.0-aaaaaaaaaa');
    await stageIt('towns', next, 10);

    await expect(stageIt('contact', '1.0.1-ffffffffff', 10)).rejects.toThrow(
      /towns 1\.1\.0-cccccccccc is already staged.*\n.*stage towns --abort/,
    );
    await expect(endIt('contact')).rejects.toThrow(
      'No release of contact is staged, but towns 1.1.0-cccccccccc is.',
    );
  });
});
