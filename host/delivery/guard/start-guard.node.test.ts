import { setTimeout as pause } from 'node:timers/promises';
import { liveVersion, readRegistry } from '../registry';
import { stage } from '../stage/staging';
import { sampleOptions } from '../testing/changes';
import { emptySiteForEach, promoteSampleSite, releaseSample } from '../testing/sample-releases';
import { startGuard } from './start-guard';

const next = '1.1.0-cccccccccc';
const folders = emptySiteForEach();

it('A guard beside a server decides about what is watched, in a process of its own', async () => {
  await promoteSampleSite(folders.releases);
  await releaseSample(folders.releases, 'towns', { version: next });
  await stage(folders, 'towns', next, 10, { ...(await sampleOptions()), guardFor: 1 });

  const stop = startGuard(folders);
  try {
    const deadline = Date.now() + 100_000;
    const live = async () => liveVersion(await readRegistry(folders.releases), 'towns');
    while ((await live()) !== next && Date.now() < deadline) await pause(200);
  } finally {
    stop();
  }
  expect(liveVersion(await readRegistry(folders.releases), 'towns')).toBe(next);
});
