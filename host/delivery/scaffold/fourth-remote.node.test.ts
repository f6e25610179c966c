import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { appNames } from '../../../webpack/remotes';
import { listFiles, writeWhole } from '../files';
import { releaseBase } from '../registry';
import { readRelease, releasedVersions } from '../release-record';
import { startDev, type DevProcess } from '../testing/dev-process';
import { copyRepository, type RepositoryCopy } from '../testing/repository-copy';

/** Two slow cores build an app in a minute; the other steps take some seconds each. */
const patience = 420_000;

let copy: RepositoryCopy;
let before: Record<string, string>;

beforeAll(async () => {
  copy = await copyRepository();
  before = await sources();
  await copy.deliver('new-remote', 'blog', '--prefix', '/conseils');
}, patience);
afterAll(() => copy.remove());

describe('A fourth remote', () => {
  it('changes nothing but its folder and one row', async () => {
    const after = await sources();
    const changed = Object.keys(after).filter((file) => after[file] !== before[file]);

    expect(changed.filter((file) => !file.startsWith('remote-blog/'))).toEqual(['webpack/remotes.ts']);
    const lines = async (folder: string) =>
      (await readFile(path.join(folder, 'webpack/remotes.ts'), 'utf8')).split('\n');
    const added = (await lines(copy.root)).filter((line) => line.includes('blog'));
    expect(added).toEqual([
      expect.stringMatching(
        /^ {2}blog: \{ container: 'remote_blog', port: \d+, mounts: \['\/conseils'\] \},$/,
      ),
    ]);
    expect(await lines(copy.root)).toHaveLength((await lines(path.join(__dirname, '../../..'))).length + 1);
  });

  it(
    'is in good form, sound in its types, and passes its tests as it stands',
    async () => {
      await copy.runScript('prettier/bin/prettier.cjs', '--check', 'remote-blog', 'webpack/remotes.ts');
      await copy.runScript('typescript/bin/tsc', '-p', '.');
      await copy.runScript('eslint/bin/eslint.js', '--max-warnings', '0', 'remote-blog');
      await copy.runScript('jest/bin/jest.js', '-c', 'webpack/jest.config.js', 'remote-blog/');
    },
    patience,
  );

  it(
    'is released alone, and its page stands in the composed site',
    async () => {
      await copy.adopt(...appNames);
      // By the row alone the other apps are what they were: the copy knows their releases.
      const said = await copy.deliver('release', 'host', 'blog');
      expect(said).toMatch(/^host .* was there already$/m);
      expect(said).toMatch(/^blog .* is new$/m);
      await makeLive(...appNames, 'blog');
      await copy.deliver('compose');

      const page = await readFile(path.join(copy.folders.site, 'current/conseils/index.html'), 'utf8');
      expect(page).toContain('Conseils</h1>');
      expect(page).toContain('<meta name="robots" content="noindex">');
    },
    patience,
  );

  it(
    'can be worked on in the live site: a page follows its sources, and says what is wrong with them',
    async () => {
      const dev = await startDev(copy.root, path.dirname(copy.folders.releases), 'blog');
      try {
        expect(await untilSaid(dev, 'est en préparation.')).toContain('/dev/reload.js');
        const file = 'remote-blog/src/content/overview-content.ts';
        await copy.replaceText(file, 'est en préparation.', 'ouvre bientôt.');
        await untilSaid(dev, 'ouvre bientôt.');

        await copy.replaceText(file, 'ouvre bientôt.', "ouvre bientôt.'");
        expect(await untilSaid(dev, 'does not build')).toContain('overview-content.ts');
        expect((await fetch(`${dev.url}/conseils`)).status).toBe(500);
        expect(dev.said()).toContain('overview-content.ts');

        await copy.replaceText(file, "ouvre bientôt.'", 'ouvre demain.');
        await untilSaid(dev, 'ouvre demain.');
      } finally {
        await dev.stop();
      }
    },
    patience,
  );
});

/** Asks for the page until it contains these words, at each event that the open pages are told. */
async function untilSaid({ url }: DevProcess, words: string): Promise<string> {
  const events = (await fetch(`${url}/dev/events`)).body;
  if (!events) throw new Error('There are no events.');
  for await (const _event of events) {
    const page = await (await fetch(`${url}/conseils`)).text();
    if (page.includes(words)) return page;
  }
  throw new Error(`The events ended before the page said « ${words} ».`);
}

/** Every source of the copy, as a hash by its name. */
async function sources(): Promise<Record<string, string>> {
  const files = (await listFiles(copy.root)).filter((file) => !file.startsWith('node_modules/'));
  const hash = async (file: string) =>
    createHash('sha256')
      .update(await readFile(path.join(copy.root, file)))
      .digest('hex');
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await hash(file)] as const)));
}

/** Writes the registry itself: what may go live together is another test's subject. */
async function makeLive(...apps: string[]): Promise<void> {
  const { releases } = copy.folders;
  const entries = apps.map(async (app) => {
    const [version = ''] = await releasedVersions(releases, app);
    const { entry, files } = await readRelease(releases, app, version);
    return [
      app,
      [
        {
          url: releaseBase(app, version) + entry,
          metadata: { integrity: files[`client/${entry}`], version },
          deployment: { traffic: 100, default: true },
        },
      ],
    ] as const;
  });
  const microFrontends = Object.fromEntries(await Promise.all(entries));
  await writeWhole(
    path.join(releases, 'registry.json'),
    JSON.stringify({ schema: 'https://schema.example', microFrontends }),
  );
}
