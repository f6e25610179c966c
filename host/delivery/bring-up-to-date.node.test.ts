import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bringUpToDateIfWhole } from './bring-up-to-date';
import { composeSite } from './testing/changes';
import { emptySiteForEach, promoteSampleSite, sampleIdentity } from './testing/sample-releases';

const folders = emptySiteForEach();
let said: string;

beforeEach(async () => {
  said = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
  await promoteSampleSite(folders.releases);
});
afterEach(() => jest.restoreAllMocks());

const spoil = () => writeFile(path.join(folders.releases, 'registry.json'), '{ half');

describe('A start with a damaged registry', () => {
  it('serves the site of before, builds nothing, and says what to do', async () => {
    const identity = await sampleIdentity();
    await composeSite(folders, { identity, year: 2026 });
    await spoil();

    await bringUpToDateIfWhole(folders, identity);
    expect(said).toMatch(/! .*registry\.json is damaged\.\n(! .*\n)*! .*the history begins anew\.\n/);
    expect(said).toContain(
      '! Until then visitors get the site of before, and requests are received as ever.',
    );
    expect(said).not.toContain(': release');
  });

  it('is refused when there is no site of before', async () => {
    await spoil();

    await expect(bringUpToDateIfWhole(folders, await sampleIdentity())).rejects.toThrow(
      'registry.json is damaged',
    );
  });
});
