import { readdir, readlink, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../files';
import { readHistory, readRegistry } from '../store/log';
import { liveOn, promoteOn, rollBackOn, sampleOptions, servedOn } from '../testing/changes';
import {
  emptySiteForEach,
  promoteSampleSite,
  releaseSample,
  releaseSampleHost,
  samplePage,
} from '../testing/sample-releases';
import { promoteReleases } from './changes';

const old = '1.0.0-aaaaaaaaaa';
const next = '1.1.0-cccccccccc';
const folders = emptySiteForEach();

beforeEach(async () => {
  await promoteSampleSite(folders.releases);
  await releaseSample(folders.releases, 'towns', {
    version: next,
    html: '<h1>Riom, encore</h1>',
  });
  await compose();
});

const compose = () => promoteOn(folders);
const promote = (version: string) => promoteOn(folders, ['towns', version]);
const rollback = () => rollBackOn(folders, 'towns');
const served = () => servedOn(folders);
const live = (app: string) => liveOn(folders, app);
const contact = (version: string) => releaseSample(folders.releases, 'contact', { version });

describe('A promotion', () => {
  it('does nothing when the release is live', async () => {
    await promote(next);
    const before = await readlink(path.join(folders.site, 'current'));
    expect(await promote(next)).toEqual([]);
    expect(await readlink(path.join(folders.site, 'current'))).toBe(before);
  });

  it('renders each page once, so that visitors get the bytes that the gate judged', async () => {
    await releaseSample(folders.releases, 'towns', {
      version: next,
      code: `
        let renderings = 0;
        const View = () => '<h1>Riom, ' + ++renderings + '</h1>';
        exports.views.town = async () => ({ default: View });`,
    });

    await promote(next);
    expect(await served()).toContain('<h1>Riom, 1</h1>');
  });

  it('changes nothing and leaves no draft when the gate refuses the release', async () => {
    await releaseSample(folders.releases, 'towns', {
      version: next,
      html: '<p>No heading</p>',
    });
    const before = await readRegistry(folders);

    await expect(promote(next)).rejects.toThrow('has 0 h1');
    expect(await readRegistry(folders)).toEqual(before);
    expect(await served()).toContain('<h1>Riom</h1>');
    expect(
      (await readdir(folders.site)).filter((name) => !/^(?:current|\.newest-entry)$/.test(name)),
    ).toHaveLength(1);
  });

  it('makes all of several releases live, or none of them', async () => {
    await contact(old);
    const missing = '9.0.0-0000000000';
    await expect(promoteOn(folders, ['contact', old], ['towns', missing])).rejects.toThrow(
      `There is no release ${missing} of towns.\n  → npm run status lists its releases`,
    );
    expect(await live('contact')).toBeNull();

    await promoteOn(folders, ['contact', old], ['towns', next]);
    expect([await live('contact'), await live('towns')]).toEqual([old, next]);
  });
});

describe('A rollback', () => {
  it('changes nothing when it is repeated, and is refused for a release that was never live', async () => {
    await promote(next);
    await rollback();
    const { number } = await readRegistry(folders);

    const again = await rollBackOn(folders, 'towns', { version: old });
    expect(again).toEqual([]);
    expect((await readRegistry(folders)).number).toBe(number);
    await releaseSample(folders.releases, 'towns', { version: '1.2.0-dddddddddd' });
    await expect(rollBackOn(folders, 'towns', { version: '1.2.0-dddddddddd' })).rejects.toThrow(
      /was never live\.\n.*Earlier releases: 1\.1\.0-c+/,
    );
  });

  it('restores the earlier pages, and keeps the files of the newer release for open tabs', async () => {
    await promote(old);
    await releaseSample(folders.releases, 'towns', {
      version: '1.2.0-dddddddddd',
      html: '<h1>Riom, enfin</h1>',
    });
    await promote('1.2.0-dddddddddd');

    await rollback();
    expect(await live('towns')).toBe(old);
    expect((await readHistory(folders)).at(-1)?.kind).toBe('rollback');
    expect(await listFiles(path.join(folders.site, 'current/releases/towns/1.2.0-dddddddddd'))).toContain(
      'remoteEntry.js',
    );
  });

  it('is refused when another app needs the newer release, and can be forced', async () => {
    await releaseSample(folders.releases, 'towns', {
      version: next,
      pages: [samplePage(), samplePage({ path: '/villes/volvic', title: 'Volvic' })],
    });
    await promote(next);
    await releaseSample(folders.releases, 'contact', {
      html: '<main><h1>Contact</h1><a href="/villes/volvic">Volvic</a></main>',
    });
    await promoteOn(folders, ['contact', old]);

    await expect(rollback()).rejects.toThrow(/\/contact \(contact\): links to \/villes\/volvic/);
    expect(await live('towns')).toBe(next);

    await rollBackOn(folders, 'towns', { withoutGate: true });
    expect(await live('towns')).toBe(old);
  });
});

describe('A rollback of the host', () => {
  const earlier = '0.9.0-dddddddddd';
  it('is refused even without the gate when the release has another contract', async () => {
    await releaseSampleHost(folders.releases, earlier, (record) => Object.assign(record, { contract: 99 }));
    const site = await readlink(path.join(folders.site, 'current'));
    const registry = JSON.stringify(await readRegistry(folders));

    const options = { ...(await sampleOptions()), kind: 'rollback' as const, withoutGate: true };
    const refused = promoteReleases(folders, () => [{ app: 'host', version: earlier }], options);
    await expect(refused).rejects.toThrow(
      /host 0\.9\.0-dddddddddd has contract 99, and this checkout needs \d+\.\n.*run the command at commit none/,
    );
    expect(await readlink(path.join(folders.site, 'current'))).toBe(site);
    expect(JSON.stringify(await readRegistry(folders))).toBe(registry);
  });
});

it('A changed file of a release on this disk is published as the store has it', async () => {
  await promote(next);
  for (const version of [old, next]) {
    const folder = path.join(folders.releases, 'towns', version, 'client');
    await writeFile(path.join(folder, 'remote.js'), 'changed');
    await writeFile(path.join(folder, 'left-behind.js'), 'of nobody');
  }
  await rm(folders.site, { recursive: true });

  await rollback();
  for (const version of [old, next]) {
    expect(await servedOn(folders, `releases/towns/${version}/remote.js`)).toBe('/* module of towns */');
    await expect(servedOn(folders, `releases/towns/${version}/left-behind.js`)).rejects.toThrow('ENOENT');
  }
});

it('A changed file of a release that the store lacks blocks its promotion', async () => {
  await releaseSample(folders.releases, 'towns', { version: next, sections: ['plan'] });
  await writeFile(path.join(folders.releases, 'towns', next, 'client/section-plan.js'), 'changed');

  await expect(promote(next)).rejects.toThrow(/section-plan\.js is missing in .*\n.*make that release again/);
  expect(await live('towns')).toBe(old);
});
