import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { composeSite } from './testing/compose-site';
import {
  historyOf,
  liveVersion,
  readRegistry,
  registryFile,
  stagedEntry,
  withStaged,
  writeRegistry,
} from './registry';
import { repairRegistry } from './registry-repair';
import { readRelease } from './release-record';
import {
  emptySiteForEach,
  promote,
  promoteSampleSite,
  releaseSample,
  sampleIdentity,
  samplePage,
} from './testing/sample-releases';

const old = '1.0.0-aaaaaaaaaa';
const next = '1.1.0-cccccccccc';

const folders = emptySiteForEach();
beforeEach(async () => {
  await promoteSampleSite(folders.releases);
  await releaseSample(folders.releases, 'towns', { version: next, pages: [samplePage()] });
  await promote(folders.releases, 'towns', next);
});

const compose = async () => composeSite(folders, { identity: await sampleIdentity(), year: 2026 });
const spoil = () => writeFile(registryFile(folders.releases), '{ half');

describe('A damaged registry', () => {
  it('becomes what visitors get, with the history of before', async () => {
    await compose();
    const whole = await readRegistry(folders.releases);
    await spoil();

    expect(await repairRegistry(folders)).toMatchObject({ live: { towns: next }, hasHistory: true });
    const repaired = await readRegistry(folders.releases);
    expect(liveVersion(repaired, 'towns')).toBe(next);
    expect(historyOf(repaired, 'towns').map(({ kind, from, to }) => [kind, from, to])).toEqual(
      historyOf(whole, 'towns').map(({ kind, from, to }) => [kind, from, to]),
    );
    expect(await readFile(path.join(folders.releases, 'registry.damaged.json'), 'utf8')).toBe('{ half');
  });

  it('knows a rollback from a promotion', async () => {
    await promote(folders.releases, 'towns', old, { kind: 'rollback' });
    await compose();
    await spoil();
    await repairRegistry(folders);

    expect(historyOf(await readRegistry(folders.releases), 'towns').at(-1)).toMatchObject({
      kind: 'rollback',
      to: old,
    });
  });

  it('goes on with the release that a share of the visitors tries', async () => {
    await promote(folders.releases, 'towns', old, { kind: 'rollback' });
    const candidate = await readRelease(folders.releases, 'towns', next);
    await writeRegistry(folders.releases, withStaged(await readRegistry(folders.releases), candidate, 30));
    const whole = await readRegistry(folders.releases);
    await compose();
    await spoil();
    await repairRegistry(folders);

    const repaired = await readRegistry(folders.releases);
    const { metadata, deployment, url } = stagedEntry(whole, 'towns') ?? {};
    // Only the registry knew since when it was staged.
    expect(stagedEntry(repaired, 'towns')).toMatchObject({ metadata, deployment, url });
    expect(liveVersion(repaired, 'towns')).toBe(old);
  });

  it('is made from the site that is served alone, when the one before is gone too', async () => {
    await compose();
    await spoil();
    await rm(path.join(folders.releases, 'registry.previous.json'));

    expect(await repairRegistry(folders)).toMatchObject({
      live: { host: '1.0.0-bbbbbbbbbb', towns: next },
      hasHistory: false,
    });
  });

  it('is made from the one before alone, when nothing was composed', async () => {
    await spoil();
    expect(await repairRegistry(folders)).toMatchObject({ live: { towns: old }, hasHistory: true });
  });

  it('may even be a folder', async () => {
    await rm(registryFile(folders.releases));
    await mkdir(path.join(registryFile(folders.releases), 'inside'), { recursive: true });

    expect(await repairRegistry(folders)).toMatchObject({ live: { towns: old } });
    await readRegistry(folders.releases);
  });

  it('is left alone when nothing says what was live', async () => {
    await spoil();
    await rm(path.join(folders.releases, 'registry.previous.json'));

    await expect(repairRegistry(folders)).rejects.toThrow(/says what was live\.\n.*Remove .*registry\.json/);
    expect(await readFile(registryFile(folders.releases), 'utf8')).toBe('{ half');
  });
});

describe('A whole registry', () => {
  it('is not repaired', async () => {
    const whole = await readRegistry(folders.releases);

    expect(await repairRegistry(folders)).toBeNull();
    expect(await readRegistry(folders.releases)).toEqual(whole);
  });
});
