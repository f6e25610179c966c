import { keepFailures, sampleFailure } from '../../server/testing/sample-failure';
import { readRegistry, stagedEntry, withStaged, writeRegistry } from '../registry';
import { readRelease } from '../release-record';
import { releaseMapped } from '../testing/sample-map';
import { emptySiteForEach, promoteSampleSite } from '../testing/sample-releases';
import { failureLines } from '../commands/status';
import { readVersions } from './read-versions';

const folders = emptySiteForEach();
const [live, next] = ['1.0.0-aaaaaaaaaa', '1.1.0-cccccccccc'];
/** When the stage began. */
let since = '';

beforeEach(async () => {
  await promoteSampleSite(folders.releases);
  await releaseMapped(folders.releases, next);
  const registry = await readRegistry(folders.releases);
  const staged = withStaged(registry, await readRelease(folders.releases, 'towns', next), 10);
  await writeRegistry(folders.releases, staged);
  since = stagedEntry(staged, 'towns')?.extras?.watch?.since ?? '';
});

/** A report that came so many seconds after the stage began. */
async function report(
  after: number,
  number: number,
  over: Parameters<typeof sampleFailure>[0],
): Promise<void> {
  const at = new Date(Date.parse(since) + after * 1_000).toISOString();
  const sender = { run: 'a'.repeat(16), number };
  keepFailures(folders.received, [{ at, sender, ...sampleFailure(over) }]);
}

const stack = `at /releases/towns/${next}/remote.js:1:11`;
const withNext = { releases: { towns: next }, stack, message: 'x is not a function' };

describe('The state of versions', () => {
  it('names for each release what failed since visitors have it, and the line of the source', async () => {
    await report(-5, 1, withNext);
    await report(1, 1, withNext);
    await report(2, 2, withNext);
    await report(3, 2, { ...withNext, kind: 'section-load', stack: '', message: '' });
    await report(4, 3, { ...withNext, app: 'contact' });

    const versions = await readVersions(folders);
    expect(versions).toMatchObject([
      { app: 'host', state: 'live' },
      { app: 'towns', version: live, state: 'live', traffic: 90, kinds: {}, worst: [] },
      {
        ...{ app: 'towns', version: next, state: 'staged', traffic: 10, since, guardedUntil: null },
        kinds: { error: 2, 'section-load': 1 },
        worst: [
          {
            ...{ kind: 'error', senders: 2, reports: 2, message: 'x is not a function' },
            ...{ place: 'remote-towns/src/pages/TownPage.tsx:2', source: 'throw new Error();' },
          },
          { kind: 'section-load', senders: 1, place: null },
        ],
      },
    ]);
    expect(versions.flatMap(failureLines).join('\n')).toMatch(
      /towns 1\.1\.0-c+, staged for 10 % since .* UTC: ! failures: error 2, section-load 1\n {2}error, 2 visitors or more: x is not a function\n {4}remote-towns\/src\/pages\/TownPage\.tsx:2 {2}throw new Error\(\);/,
    );
  });

  it('shows three failures of a release at most, those of the most visitors', async () => {
    for (const [index, visitors] of [1, 4, 2, 3].entries())
      for (let number = 1; number <= visitors; number += 1)
        await report(1, number, { ...withNext, message: `failure ${index}` });

    const { worst } = (await readVersions(folders))[2] ?? { worst: [] };
    expect(worst.map(({ message, senders }) => [message, senders])).toEqual([
      ['failure 1', 4],
      ['failure 3', 3],
      ['failure 2', 2],
    ]);
  });
});
