import path from 'node:path';
import { writeWhole } from '../files';
import { releaseMapped } from '../testing/sample-map';
import { emptySiteForEach, releaseSample } from '../testing/sample-releases';
import { firstPosition, linesOf, traceStack } from './trace-stack';

const folders = emptySiteForEach();
const version = '1.0.0-aaaaaaaaaa';
const url = `https://www.sample.example/releases/towns/${version}/remote.js`;
const position = 'remote-towns/src/pages/TownPage.tsx:2:3';

beforeEach(async () => {
  await releaseSample(folders.releases, 'contact', {});
  await releaseMapped(folders.releases, version);
});

const trace = async (...lines: string[]) => traceStack(folders.releases, lines.join('\n'));

describe('traceStack', () => {
  it.each([
    ['Chrome', `    at open (${url}:1:11)`, `    at open (${position})`],
    ['Chrome after a retry', `    at open (${url}?retry=1:1:11)`, `    at open (${position})`],
    ['Firefox', `open@${url}:1:11`, `open@${position}`],
    ['Safari in an anonymous function', `@${url}:1:11`, `@${position}`],
    ['a report without the origin', `open@/releases/towns/${version}/remote.js:1:11`, `open@${position}`],
  ])('maps a frame of %s to a source line', async (_, frame, expected) => {
    const traced = await trace('TypeError: x is undefined', frame);

    expect(linesOf(traced)).toEqual([
      'TypeError: x is undefined',
      expected,
      '        2 | throw new Error();',
    ]);
  });

  it('finds the first position in our own sources, not in a library', async () => {
    const traced = await trace(`at react (${url}:1:21)`, `at open (${url}:1:11)`);

    expect(traced[0]).toMatchObject({
      position: { file: 'node_modules/react/index.js', line: 1, source: null },
    });
    expect(firstPosition(traced)).toMatchObject({ app: 'towns', version, line: 2, column: 3 });
  });

  it.each([
    ['of the browser itself', 'map@[native code]'],
    ['of a release that was removed', `at f (${url.replace(version, '1.0.0-bbbbbbbbbb')}:1:2)`],
    ['of a release without maps', `at f (/releases/contact/${version}/remote.js:1:2)`],
    ['outside the folder of the release', `at f (/releases/towns/${version}/../../a.js:1:2)`],
    ['before the first mapping', `at f (${url}:1:2)`],
    ['without a column', `f@${url}:1`],
  ])('does not change a frame %s', async (_, frame) => {
    expect(await trace(frame)).toEqual([{ text: frame }]);
  });

  it('ignores a source map that was changed', async () => {
    await writeWhole(path.join(folders.releases, 'towns', version, 'server/maps/remote.js.map.gz'), 'x');

    expect(await trace(`at open (${url}:1:11)`)).toEqual([{ text: `at open (${url}:1:11)` }]);
  });

  it('reads at most a hundred lines', async () => {
    expect(await traceStack(folders.releases, 'a\n'.repeat(10_000))).toHaveLength(100);
  });
});
