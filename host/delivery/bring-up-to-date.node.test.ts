import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bringUpToDateIfPossible, wantedLive } from './bring-up-to-date';
import { readRegistry, withoutStage, withStage } from './registry';
import { composeSite } from './testing/changes';
import {
  appendHere,
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

describe('npm start after a stage has ended', () => {
  it('promotes other releases, but not the formerly staged one', async () => {
    const next = '1.1.0-cccccccccc';
    await releaseSample(folders.releases, 'towns', { version: next });
    await appendHere(folders.releases, (before) => withStage(before, { app: 'towns', version: next }, 50));
    const staged = await readRegistry(folders.releases);
    await appendHere(folders.releases, (before) => withoutStage(before), { kind: 'end-stage' });
    const after = await readRegistry(folders.releases);
    const [same, other] = [
      { app: 'towns', version: next },
      { app: 'towns', version: '1.2.0-dddddddddd' },
    ];

    expect(wantedLive(staged, [same])).toEqual([same]);
    expect(wantedLive(after, [same])).toEqual([]);
    expect(wantedLive(after, [other])).toEqual([other]);
  });
});
