import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from './files';
import { liveVersion, readRegistry, writeRegistry } from './registry';
import { emptySiteForEach, promote, releaseSample, samplePage } from './testing/sample-releases';

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
  it('names the release that was made live last, with its entry and hash, and leaves the others alone', async () => {
    await releaseSample(folders.releases, 'towns', { pages: [samplePage()] });
    await releaseSample(folders.releases, 'towns', { version: '1.0.1-cccccccccc', pages: [samplePage()] });
    await releaseSample(folders.releases, 'contact', {});
    await promote(folders.releases, 'contact', '1.0.0-aaaaaaaaaa');
    await promote(folders.releases, 'towns', '1.0.0-aaaaaaaaaa');
    await promote(folders.releases, 'towns', '1.0.1-cccccccccc');

    const registry = await readRegistry(folders.releases);
    expect(liveVersion(registry, 'towns')).toBe('1.0.1-cccccccccc');
    expect(liveVersion(registry, 'contact')).toBe('1.0.0-aaaaaaaaaa');
    expect(registry.microFrontends.towns?.[0]).toMatchObject({
      url: '/releases/towns/1.0.1-cccccccccc/remoteEntry.js',
      metadata: { integrity: expect.stringMatching(/^sha384-.{64}$/) },
    });
  });

  it.each([
    ['half a file', '{ "schema": "x", "microFrontends": {', 'It is not JSON'],
    [
      'an app without a release',
      '{ "schema": "x", "microFrontends": { "towns": [] } }',
      'microFrontends.towns',
    ],
    [
      'a release without a hash',
      '{ "schema": "x", "microFrontends": { "towns": [{ "url": "/x", "metadata": { "version": "1" } }] } }',
      'microFrontends.towns.0.metadata.integrity',
    ],
  ])('is refused when it holds %s, with the place and what to do', async (_, text, place) => {
    await writeWhole(file, text);

    await expect(readRegistry(folders.releases)).rejects.toThrow(/registry\.json is damaged/);
    await expect(readRegistry(folders.releases)).rejects.toThrow(place);
    await expect(readRegistry(folders.releases)).rejects.toThrow('Put the file of a backup in its place');
  });

  it.each([
    [
      'shares that do not sum to 100',
      [entry('1', 50, true), entry('2', 40, false)],
      'traffic must sum to 100',
    ],
    ['two defaults', [entry('1', 50, true), entry('2', 50, true)], 'exactly one must be default'],
    ['one release twice', [entry('1', 50, true), entry('1', 50, false)], 'versions must differ'],
    ['a release for some visitors only', [entry('1', 60, true)], 'traffic must sum to 100'],
  ])('is refused with %s', async (_, towns, reason) => {
    await writeWhole(file, JSON.stringify({ schema: 'x', microFrontends: { towns } }));
    await expect(readRegistry(folders.releases)).rejects.toThrow(`microFrontends.towns: ${reason}`);
  });

  it('is not written over by a promotion when it is damaged', async () => {
    await releaseSample(folders.releases, 'towns', {});
    await writeWhole(file, '{ half');

    await expect(promote(folders.releases, 'towns', '1.0.0-aaaaaaaaaa')).rejects.toThrow('damaged');
    expect(await readFile(file, 'utf8')).toBe('{ half');
  });

  it('refuses a release that does not exist, and names those that do', async () => {
    await releaseSample(folders.releases, 'towns', {});

    await expect(promote(folders.releases, 'towns', '9.9.9-0000000000')).rejects.toThrow(
      'There is no release 9.9.9-0000000000 of towns.\n  → Choose one of: 1.0.0-aaaaaaaaaa.',
    );
    await expect(promote(folders.releases, 'contact', '1.0.0-aaaaaaaaaa')).rejects.toThrow(
      'npm run release -- contact',
    );
    expect(await readRegistry(folders.releases)).toMatchObject({ microFrontends: {} });
  });

  it('is replaced whole: somebody who reads it meanwhile sees the old one or the new one', async () => {
    const registry = (versions: number) => ({
      schema: 'x',
      microFrontends: Object.fromEntries(
        Array.from({ length: versions }, (_, index) => [
          `app${index}`,
          [{ url: '/x', metadata: { integrity: 'sha384-x', version: '1' } }],
        ]),
      ),
    });
    await writeRegistry(folders.releases, registry(1));
    let isWriting = true;
    const seen = new Set<number>();

    const reading = (async () => {
      while (isWriting) seen.add(Object.keys((await readRegistry(folders.releases)).microFrontends).length);
    })();
    try {
      for (let round = 0; round < 8; round++)
        await writeRegistry(folders.releases, registry(round % 2 ? 1 : 100));
    } finally {
      isWriting = false;
    }
    await reading;

    expect([...seen].every((count) => count === 1 || count === 100)).toBe(true);
    expect((await readdir(folders.releases)).sort()).toEqual(['registry.json']);
  });

  it('that cannot even be read as a file is damaged, not missing', async () => {
    await mkdir(file, { recursive: true });
    await expect(readRegistry(folders.releases)).rejects.toThrow(
      /registry\.json is damaged\.\n.*cannot be read/,
    );
  });

  it('is not replaced by something damaged', async () => {
    await writeRegistry(folders.releases, { schema: 'x', microFrontends: {} });

    await expect(
      writeRegistry(folders.releases, { schema: 'x', microFrontends: { towns: [] } }),
    ).rejects.toThrow('The new registry would be damaged');
    expect((await readRegistry(folders.releases)).microFrontends).toEqual({});
  });
});

describe('A release', () => {
  it('is refused when its record is damaged, with each wrong field and what to do', async () => {
    await releaseSample(folders.releases, 'towns', {});
    await writeFile(
      path.join(folders.releases, 'towns/1.0.0-aaaaaaaaaa/release.json'),
      JSON.stringify({ app: 'towns', version: '1.0', files: { 'client/x.js': 'md5-1' } }),
    );

    const refusal = promote(folders.releases, 'towns', '1.0.0-aaaaaaaaaa');
    await expect(refusal).rejects.toThrow(
      /release\.json is damaged\.\n(.*\n)*.*files\.client\/x\.js: a sha384/,
    );
    await expect(refusal).rejects.toThrow('Remove the folder, then run: npm run release -- towns');
  });
});
