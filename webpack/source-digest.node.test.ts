import { appendFile, cp, lstat, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { repositoryRoot } from './paths';
import { appNames } from './remotes';
import { releaseDigest } from './release-digest';
import { sourceDigest, type SourcePlaces } from './source-digest';

let places: SourcePlaces;
let root: string;
const parts = ['host', 'shared', 'webpack', 'remote-marketing', 'remote-towns', 'remote-contact'];

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'source-digest-'));
  for (const part of parts)
    await cp(path.join(repositoryRoot, part), path.join(root, part), {
      recursive: true,
      filter: (file) => !/node_modules|\.(?:node|ssr)?\.?test\.tsx?$|\.webp$/.test(file),
    });
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json'])
    await cp(path.join(repositoryRoot, file), path.join(root, file));
  await symlink(path.join(repositoryRoot, 'node_modules'), path.join(root, 'node_modules'));
  places = { code: root, shared: path.join(root, 'shared'), apps: root };
});
afterAll(() => rm(root, { recursive: true, force: true }));

const all = () => Object.fromEntries(appNames.map((app) => [app, releaseDigest(app, places)]));

async function madeAnew(file: string): Promise<string[]> {
  // Fails if the file was renamed, since an edit of a new file would prove nothing.
  await lstat(path.join(root, file));
  const before = all();
  await appendFile(path.join(root, file), file.endsWith('.json') ? ' ' : '\n// edited\n');
  return Object.entries(all()).flatMap(([name, digest]) =>
    digest === Object.entries(before).find(([other]) => other === name)?.[1] ? [] : [name],
  );
}

describe('a release digest', () => {
  const remotes = ['marketing', 'towns', 'contact'];
  it.each<[what: string, file: string, anew: string[]]>([
    ['a sentence of the towns', 'remote-towns/src/content/town-page.ts', ['towns']],
    ['a page of the quote form', 'remote-contact/src/pages/ContactPage.tsx', ['contact']],
    ['the shell', 'host/src/start.tsx', ['host']],
    ['a component that all teams show', 'shared/src/ui/Picture.tsx', remotes],
    ['a colour, which pages name by its variable', 'shared/src/theme/options.ts', ['host']],
    ['what the host provides', 'shared/src/kernel/kernel.ts', ['host']],
    ['the build of remotes', 'webpack/remote-config.ts', remotes],
    ['the making of releases', 'host/delivery/release/release.ts', [...remotes, 'host']],
    ['the frame of documents', 'host/src/server/compose/document.ts', ['host']],
    ['a header of the site', 'host/src/server/compose/server-files.ts', ['host']],
    ['the writing of documents', 'host/delivery/compose/write-text.ts', []],
    ['a rule of the gate', 'host/delivery/gate/check-documents.ts', []],
    ['a wording of the form service', 'host/server/forms/content/mail-texts.ts', []],
    ['the start of everything', 'host/delivery/start.ts', []],
    ['another package of the lock file', 'package-lock.json', []],
    ['a type', 'shared/src/contracts/json.ts', []],
  ])('an edit of %s changes the releases that depend on it, and no others', async (_what, file, anew) => {
    expect(await madeAnew(file)).toEqual(anew);
  });

  it('ignores edits of remotes.ts outside the rows, and changes when a missing imported file is added', async () => {
    expect(await madeAnew('webpack/remotes.ts')).toEqual([]);
    await writeFile(path.join(root, 'host/src/lookup.ts'), "import './later';\n");
    const digest = () => sourceDigest(['host/src/lookup.ts'], [], places);
    const before = digest();
    await writeFile(path.join(root, 'host/src/later.ts'), '');
    expect(digest()).not.toBe(before);
  });
});
