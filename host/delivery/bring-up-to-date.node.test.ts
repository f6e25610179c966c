import { wasLive } from './registry';
import { readHistory } from './store/log';
import { promoteOn, rollBackOn } from './testing/changes';
import { emptySiteForEach, promoteSampleSite, releaseSample } from './testing/sample-releases';

const folders = emptySiteForEach();

it('A release that was rolled back counts as live before, so that npm start does not promote it', async () => {
  const next = '1.1.0-cccccccccc';
  await promoteSampleSite(folders.releases);
  await releaseSample(folders.releases, 'towns', { version: next });
  await promoteOn(folders, ['towns', next]);
  await rollBackOn(folders, 'towns');
  const history = await readHistory(folders);

  expect(wasLive(history, { app: 'towns', version: next })).toBe(true);
  expect(wasLive(history, { app: 'towns', version: '1.2.0-dddddddddd' })).toBe(false);
});
