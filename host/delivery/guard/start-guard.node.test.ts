import { setTimeout as pause } from 'node:timers/promises';
import { keepFailures, sampleFailure } from '../../server/testing/sample-failure';
import { readRegistry } from '../registry';
import { stage } from '../promotion/changes';
import { sampleOptions } from '../testing/changes';
import { emptySiteForEach, promoteSampleSite, releaseSample } from '../testing/sample-releases';
import { startGuard } from './start-guard';

const next = '1.1.0-cccccccccc';
const folders = emptySiteForEach();

it('A guard beside npm start ends a failing stage in its own process', async () => {
  await promoteSampleSite(folders.releases);
  await releaseSample(folders.releases, 'towns', { version: next });
  await stage(folders, 'towns', next, 10, await sampleOptions());
  const at = new Date(Date.now() + 1_000).toISOString();
  const failures = [1, 2, 3].map((number) => ({
    ...sampleFailure({ releases: { towns: next } }),
    ...{ at, sender: { run: 'a'.repeat(16), number } },
  }));
  keepFailures(folders.received, failures);

  const stop = startGuard(folders);
  try {
    const deadline = Date.now() + 100_000;
    const staged = async () => (await readRegistry(folders.releases)).stage;
    while ((await staged()) && Date.now() < deadline) await pause(200);
  } finally {
    stop();
  }
  expect((await readRegistry(folders.releases)).entries.at(-1)).toMatchObject({
    kind: 'end-stage',
    by: 'guard',
  });
});
