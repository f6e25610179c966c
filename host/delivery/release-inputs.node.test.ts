import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeWhole } from './files';
import { knownRelease, makersDigest, noteRelease, sourcesFile } from './release-inputs';
import { emptySite, releaseSample } from './testing/sample-releases';

const version = '1.0.0-aaaaaaaaaa';
const page = 'remote-towns/src/pages/TownPage.tsx';
const missing = 'remote-towns/src/pages/TownPage.ts';
const sources = [
  page,
  'remote-towns/package.json',
  'remote-towns/webpack.config.ts',
  'webpack/base-config.ts',
  'host/delivery/describe-remote.ts',
  'host/delivery/files.ts',
  'shared/src/contracts/page-address.ts',
  'package-lock.json',
  'tsconfig.json',
];

const lockWithReact = JSON.stringify({ packages: { 'node_modules/react': { version: '20.0.0' } } });

let root: string;
let folders: Awaited<ReturnType<typeof emptySite>>;

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'release-inputs-'));
  for (const file of sources) await writeWhole(path.join(root, file), '{ "packages": {} }\n');
  folders = await emptySite();
  await releaseSample(folders.releases, 'towns', {});
});
afterEach(async () => {
  await rm(root, { recursive: true, force: true });
  await rm(folders.folder, { recursive: true, force: true });
});

const known = () => knownRelease(folders.releases, 'towns', root);
const edit = (file: string) => appendFile(path.join(root, file), '\n');

/** A build that has read the page, and looked for another beside it. */
async function build({ begun = new Date(Date.now() + 60_000), makers = '' } = {}) {
  const at = (...names: string[]) => names.map((name) => path.join(root, name));
  const inputs = {
    files: [...at(page, 'node_modules/react/index.js'), path.join(os.tmpdir(), 'elsewhere.js')],
    missing: at(missing, 'node_modules/react/index.ts'),
  };
  const digest = makers || (await makersDigest('towns', root));
  await noteRelease(folders.releases, 'towns', version, { inputs, makers: digest, begun }, root);
}

describe('A release', () => {
  it('is known again from the files that webpack has read for it', async () => {
    expect(await known()).toBeNull();
    await build();
    expect(await known()).toBe(version);

    await cp(path.join(root, page), path.join(root, 'kept'));
    await edit(page);
    expect(await known()).toBeNull();
    await cp(path.join(root, 'kept'), path.join(root, page));
    expect(await known()).toBe(version);
  });

  it.each([
    ['a file appears that webpack would have read instead', () => writeWhole(path.join(root, missing), '')],
    ['a file is gone that it has read', () => rm(path.join(root, page))],
    ['the build changes', () => edit('webpack/base-config.ts')],
    ['the making of releases changes', () => edit('host/delivery/describe-remote.ts')],
    ['the helpers of that change', () => edit('host/delivery/files.ts')],
    ['a contract changes', () => edit('shared/src/contracts/page-address.ts')],
    ['its package changes', () => edit('remote-towns/package.json')],
    ['a library changes', () => writeWhole(path.join(root, 'package-lock.json'), lockWithReact)],
    ['it is removed', () => rm(path.join(folders.releases, 'towns', version), { recursive: true })],
  ])('is not when %s', async (_, change) => {
    await build();
    await change();
    expect(await known()).toBeNull();
  });

  it.each([
    ['another page changes', 'remote-towns/src/pages/TownsPage.tsx'],
    ['a library is unpacked anew', 'node_modules/react/index.js'],
    ['a test of the build changes', 'webpack/picture-loader.node.test.ts'],
    ['compose changes', 'host/delivery/compose/document.ts'],
  ])('is when %s, which it was not made of', async (_, file) => {
    await build();
    await writeWhole(path.join(root, file), '// another');
    expect(await known()).toBe(version);
  });

  it('is not known when its sources were changed while it was built', async () => {
    await build({ begun: new Date(Date.now() - 60_000) });
    expect(await known()).toBeNull();
    await build({ makers: 'of a minute ago' });
    expect(await known()).toBeNull();
  });

  it('is not when what was kept of it is damaged', async () => {
    await build();
    await writeFile(sourcesFile(folders.releases, 'towns', version), '{');
    expect(await known()).toBeNull();
  });
});
