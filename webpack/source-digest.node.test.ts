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

async function changedApps(file: string): Promise<string[]> {
  // Fails if the file does not exist, because `appendFile` would create it.
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
    ['a text of the town pages', 'remote-towns/src/content/town-page.ts', ['towns']],
    ['the page of the quote form', 'remote-contact/src/pages/ContactPage.tsx', ['contact']],
    ['the shell', 'host/src/start.tsx', ['host']],
    ['a shared component', 'shared/src/ui/Picture.tsx', remotes],
    ['a colour of the theme', 'shared/src/theme/options.ts', ['host']],
    ['the kernel', 'shared/src/kernel/kernel.ts', ['host']],
    ['the build of remotes', 'webpack/remote-config.ts', remotes],
    ['the release code', 'host/delivery/release/release.ts', [...remotes, 'host']],
    ['the HTML of documents', 'host/src/server/compose/document.ts', ['host']],
    ['a header of the site', 'host/src/server/compose/server-files.ts', ['host']],
    ['the code that writes documents', 'host/delivery/compose/write-text.ts', []],
    ['a rule of the gate', 'host/delivery/gate/check-documents.ts', []],
    ['a text of the form service', 'host/server/forms/content/mail-texts.ts', []],
    ['the start command', 'host/delivery/start.ts', []],
    ['the lock file', 'package-lock.json', []],
    ['a type', 'shared/src/contracts/json.ts', []],
  ])('changes after an edit to %s, but only for the apps that depend on it', async (_what, file, anew) => {
    expect(await changedApps(file)).toEqual(anew);
  });

  it('is unchanged by edits to remotes.ts outside the rows, and changes when a missing imported file is added', async () => {
    expect(await changedApps('webpack/remotes.ts')).toEqual([]);
    await writeFile(path.join(root, 'host/src/lookup.ts'), "import './later';\n");
    const digest = () => sourceDigest(['host/src/lookup.ts'], [], places);
    const before = digest();
    await writeFile(path.join(root, 'host/src/later.ts'), '');
    expect(digest()).not.toBe(before);
  });
});
