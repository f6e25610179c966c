import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from './files';
import {
  emptyRegistry,
  previousVersion,
  readRegistry,
  versionsEverLive,
  versionsLiveSince,
  writeRegistry,
  type Registry,
  type RegistryChange,
} from './registry';
import { promoteOn } from './testing/changes';
import { emptySiteForEach, releaseSample } from './testing/sample-releases';

const folders = emptySiteForEach();
let file: string;

beforeEach(async () => {
  file = path.join(folders.releases, 'registry.json');
});

const entry = (version: string, traffic: number, isDefault: boolean) => ({
  url: '/x',
  metadata: { integrity: 'sha384-x', version },
  deployment: { traffic, default: isDefault },
});

describe('The registry', () => {
  it.each([
    ['half a file', '{ "schema": "x", "microFrontends": {', 'It is not JSON'],
    ['an app without a release', { towns: [] }, 'microFrontends.towns'],
    [
      'a release without a hash',
      { towns: [{ ...entry('1', 100, true), metadata: { version: '1' } }] },
      'microFrontends.towns.0.metadata.integrity',
    ],
    [
      'shares that do not sum to 100',
      { towns: [entry('1', 50, true), entry('2', 40, false)] },
      'traffic must sum to 100',
    ],
    ['two defaults', { towns: [entry('1', 50, true), entry('2', 50, true)] }, 'exactly one must be default'],
  ])('is refused when it holds %s, with the place and what to do', async (_, said, place) => {
    const text = typeof said === 'string' ? said : JSON.stringify({ schema: 'x', microFrontends: said });
    await writeWhole(file, text);

    const refusal = readRegistry(folders.releases);
    await expect(refusal).rejects.toThrow(/registry\.json is damaged/);
    await expect(refusal).rejects.toThrow(place);
    await expect(refusal).rejects.toThrow('Put the file of a backup in its place');
  });

  it('is not written over by a promotion when it is damaged', async () => {
    await releaseSample(folders.releases, 'towns', {});
    await writeWhole(file, '{ half');

    await expect(promoteOn(folders, ['towns', '1.0.0-aaaaaaaaaa'])).rejects.toThrow('damaged');
    expect(await readFile(file, 'utf8')).toBe('{ half');
  });

  it('that cannot even be read as a file is damaged, not missing', async () => {
    await mkdir(file, { recursive: true });
    await expect(readRegistry(folders.releases)).rejects.toThrow(
      /registry\.json is damaged\.\n.*cannot be read/,
    );
  });

  it('is not replaced by something damaged', async () => {
    const damaged = { ...emptyRegistry, microFrontends: { towns: [] } };
    await expect(writeRegistry(folders.releases, damaged)).rejects.toThrow('would be damaged');
    expect((await readRegistry(folders.releases)).microFrontends).toEqual({});
  });
});

/** A history told as « a b c <b »: three promotions, then a rollback to b. A day apart each. */
function after(story: string, from: string | null = null): Registry {
  const history: RegistryChange[] = [];
  let live = from;
  story.split(' ').forEach((word, day) => {
    const to = word.replace('<', '');
    const kind = word.startsWith('<') ? 'rollback' : 'promote';
    history.push({ date: new Date(Date.UTC(2026, 10, day + 1)).toISOString(), kind, from: live, to });
    live = to;
  });
  const microFrontends = { towns: [entry(live ?? '', 100, true)] };
  return { ...emptyRegistry, microFrontends, history: { towns: history } };
}

describe('The history of an app', () => {
  it.each([
    ['a', null],
    ['a b', 'a'],
    ['a b c <b', 'a'],
    ['a b c <b <a', null],
    ['a b c <b d', 'b'],
    ['a b a', 'b'],
    ['a b <a b', 'a'],
  ])('after « %s », knows that a rollback leads to %s', (story, previous) => {
    expect(previousVersion(after(story), 'towns')).toBe(previous);
  });

  it('knows what was live before it began, at some moment since a day, and ever', () => {
    expect(previousVersion(after('b', 'a'), 'towns')).toBe('a');
    const since = (day: number) => [
      ...versionsLiveSince(after('a b c <b d'), 'towns', new Date(Date.UTC(2026, 10, day))),
    ];
    expect(since(1).sort()).toEqual(['a', 'b', 'c', 'd']);
    expect(since(4).sort()).toEqual(['b', 'c', 'd']);
    expect(since(9)).toEqual(['d']);
    expect([...versionsEverLive(after('b c', 'a'), 'towns')].sort()).toEqual(['a', 'b', 'c']);
  });
});
