import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bringUpToDateIfPossible } from './bring-up-to-date';
import { wasLive } from './registry';
import { entryKey, readHistory } from './store/log';
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

describe('npm start', () => {
  it('serves the previous site, builds nothing, and prints a remedy when the registry is damaged', async () => {
    const identity = await sampleIdentity();
    await composeSite(folders, { identity });
    await rm(path.join(folders.site, '.newest-entry'));
    await writeFile(path.join(folders.folder, 'store', entryKey(3)), '{ half');

    await bringUpToDateIfPossible(folders, identity);
    expect(output).toMatch(/! .*000003\.json .* is damaged\.\n/);
    expect(output).toContain(
      '! Until then visitors get the previous site, and requests are received as usual.',
    );
    expect(output).not.toContain(': release');
  });
});

it('A release that was rolled back counts as live before, so that npm start does not promote it', async () => {
  const next = '1.1.0-cccccccccc';
  await releaseSample(folders.releases, 'towns', { version: next });
  await promoteOn(folders, ['towns', next]);
  await rollBackOn(folders, 'towns');
  const history = await readHistory(folders);

  expect(wasLive(history, { app: 'towns', version: next })).toBe(true);
  expect(wasLive(history, { app: 'towns', version: '1.2.0-dddddddddd' })).toBe(false);
});
