import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bringUpToDateIfPossible, wantedLive } from './bring-up-to-date';
import { readRegistry } from './registry';
import { composeSite, promoteOn, rollBackOn } from './testing/changes';
import {
  emptySiteForEach,
  promoteSampleSite,
  releaseSample,
  sampleIdentity,
} from './testing/sample-releases';

const folders = emptySiteForEach();
let output: string;

beforeEach(async () => {
  output = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += String(text);
    return true;
  });
  await promoteSampleSite(folders.releases);
});
afterEach(() => jest.restoreAllMocks());

const damage = () => writeFile(path.join(folders.releases, 'registry/000002.json'), '{ half');

describe('npm start with a damaged registry', () => {
  it('serves the previous site, builds nothing, and prints a remedy', async () => {
    const identity = await sampleIdentity();
    await composeSite(folders, { identity, year: 2026 });
    await damage();

    await bringUpToDateIfPossible(folders, identity);
    expect(output).toMatch(/! .*000002\.json is damaged\.\n(! .*\n)*! .*The last entry may be removed.*\n/);
    expect(output).toContain(
      '! Until then visitors get the previous site, and requests are received as usual.',
    );
    expect(output).not.toContain(': release');
  });

  it('fails when there is no previous site', async () => {
    await damage();

    await expect(bringUpToDateIfPossible(folders, await sampleIdentity())).rejects.toThrow(
      '000002.json is damaged',
    );
  });
});

describe('npm start after a rollback', () => {
  it('promotes new releases, but not the one that was rolled back', async () => {
    const next = '1.1.0-cccccccccc';
    await releaseSample(folders.releases, 'towns', { version: next });
    await promoteOn(folders, ['towns', next]);
    await rollBackOn(folders, 'towns');
    const registry = await readRegistry(folders.releases);
    const other = { app: 'towns', version: '1.2.0-dddddddddd' };

    expect(wantedLive(registry, [{ app: 'towns', version: next }])).toEqual([]);
    expect(wantedLive(registry, [other])).toEqual([other]);
  });
});
