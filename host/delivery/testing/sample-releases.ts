import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { contractVersion } from '@renovation-th/shared/contracts/versions';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { startedForEach } from '@renovation-th/shared/testing/started-for-each';
import { hashFiles, writeWhole } from '../files';
import { publishedNames, type Published } from '@renovation-th/shared/contracts/published';
import { parseIdentity } from '../owner/identity';
import { afterChange, withLive } from '../registry';
import { append, readRegistry } from '../store/log';
import { shareRelease } from '../store/transfer';
import { fieldsOf, publishedTexts } from '../release/published-lists';
import { recordFileOf, type ContractNames, type ReleaseRecord } from '../release/release-record';
import { stateFolders, type StateFolders } from '../state-folders';

/** Makes the folders of an empty site. Remove `folder` when done. */
export async function emptySite(): Promise<StateFolders & { folder: string }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sample-site-'));
  return { ...stateFolders(folder), folder };
}

/** Makes an empty site for each test in a file. */
export const emptySiteForEach = () =>
  startedForEach(emptySite, ({ folder }) => rm(folder, { recursive: true, force: true }));

/** Returns the repository's identity with a different origin. */
export async function sampleIdentity(changes: Partial<Identity> = {}): Promise<Identity> {
  const file = path.join(__dirname, '../../../shared/src/identity/identity.json');
  return { ...parseIdentity(await readFile(file, 'utf8')), origin: 'https://www.sample.example', ...changes };
}

export function samplePage(page: Partial<SamplePage> = {}): SamplePage {
  return {
    path: '/villes/riom',
    title: 'Artisan à Riom | Rénovation TH',
    description: 'Une description assez longue pour dire seule de quoi parle la page.',
    view: 'town',
    ...page,
  };
}

type SamplePage = ReleaseRecord['pages'][number];

export type SampleRemote = {
  version?: string;
  pages?: ReleaseRecord['pages'];
  slots?: ReleaseRecord['slots'];
  sections?: readonly string[];
  /** HTML that each view renders. */
  html?: string;
  /** Data for every page record, or data by page path. */
  data?: string | Readonly<Record<string, string>>;
  mounts?: ReleaseRecord['mounts'];
  published?: Partial<Published>;
  /** Names that the release uses from other releases. */
  uses?: ContractNames;
  /** JavaScript that is appended to the server bundle. */
  code?: string;
  /** Changes the finished record, for example to remove a hash. */
  change?: (record: ReleaseRecord) => void;
};

const towns = { pages: [samplePage()], mounts: ['/villes'], html: '<h1>Riom</h1>' } satisfies SampleRemote;
/** Defaults for these remotes. Other remotes have no page by default. */
const usual: Readonly<Record<string, SampleRemote>> = {
  towns,
  contact: {
    pages: [samplePage({ path: '/contact', view: 'page' })],
    mounts: ['/contact'],
    html: '<h1>Contact</h1>',
  },
};

/** Writes the release of a remote. */
export async function releaseSample(releases: string, app: string, sample: SampleRemote): Promise<void> {
  const { pages, html, mounts } = { ...towns, ...(usual[app] ?? { pages: [] }), ...sample };
  const { version = '1.0.0-aaaaaaaaaa', slots = [], sections = [] } = sample;
  const { data = '', published = {}, uses = {}, code = '', change } = sample;
  const publishes = publishedNames.filter((name) => published[name]);
  await writeRelease(releases, app, version, {
    files: {
      'client/remoteEntry.js': `/* entry of ${app} */`,
      'client/remote.js': `/* module of ${app} */`,
      ...Object.fromEntries(sections.map((name) => [`client/section-${name}.js`, `/* ${name} of ${app} */`])),
      ...Object.fromEntries(
        pages.map((page) => [
          recordFileOf(page),
          JSON.stringify({ ...page, data: typeof data === 'string' ? data : data[page.path] }),
        ]),
      ),
      ...publishedTexts(app, published),
      'server/server.cjs': `
        const loaders = (names, html) =>
          Object.fromEntries(names.map((name) => [name, async () => ({ default: () => html })]));
        exports.views = loaders(${JSON.stringify(pages.map(({ view }) => view))}, ${JSON.stringify(html)});
        exports.slots = loaders(${JSON.stringify(slots)}, '');
        ${code}`,
    },
    record: {
      entry: 'remoteEntry.js',
      container: `remote_${app}`,
      mounts,
      slots,
      sections: Object.fromEntries(sections.map((name) => [name, [`section-${name}.js`]])),
      publishes,
      uses,
      offers: fieldsOf(publishes),
      pages: [...pages],
    },
    change,
  });
}

/** Inline script whose hash must be in the policy. */
export const earlyScript = 'window.__early = 1';

/** Returns HTML with a section. */
export const sampleSection = (section: string) => `<h1>Riom</h1><div data-section="${section}">Plan</div>`;

/** Writes the release of a host that renders views and slots without a frame, and contains the real composer. */
export async function releaseSampleHost(
  releases: string,
  version = '1.0.0-bbbbbbbbbb',
  change?: (record: ReleaseRecord) => void,
  code = '',
): Promise<void> {
  await writeRelease(releases, 'host', version, {
    files: {
      'client/main.js': '/* main */',
      'client/early.js': `${earlyScript}\n`,
      'server/server.cjs': `
        const htmlOf = ({ record, view }, slots) =>
          [view, ...Object.values(slots)].filter(Boolean).map(({ Component }) => Component({ page: record })).join('');
        exports.renderPage = ({ page, slots }) => {
          const html = page ? htmlOf(page, slots) : '<h1>Introuvable</h1>';
          const sections = [...html.matchAll(/data-section="([^"]*)"/g)].map(([, section]) => section);
          return { html, css: '.css-a1{color:navy}', sections };
        };
        exports.shell = { uses: {}, complete: () => ({ services: [], footer: [] }) };
        exports.frame = (base) => ({
          css: '@font-face{src:url(' + base + 'font.woff2)}',
          icon: base + 'files/icon.svg',
          titleFont: base + 'files/font.woff2',
        });
        exports.provideModule = () => undefined;
        ${composerBundle()}
        exports.composeSite = composer.siteComposer(exports);
        ${code}`,
    },
    record: {},
    change,
  });
}

let bundled: string | undefined;

/** Bundles the composer into a script that defines `composer`. */
function composerBundle(): string {
  const [esbuild, entry] = ['esbuild/bin/esbuild', '../../src/server/compose/compose-site.ts'];
  const args = ['--bundle', '--platform=node', '--format=iife', '--global-name=composer', '--minify'];
  bundled ??= execFileSync(require.resolve(esbuild), [path.join(__dirname, entry), ...args], {
    encoding: 'utf8',
  });
  return bundled;
}

/** Makes a release live in the registry, without running the gate or composing a site. */
export async function promote(releases: string, app: string, version: string): Promise<void> {
  const folders = stateFolders(path.dirname(releases));
  const before = await readRegistry(folders);
  await shareRelease(folders, { app, version });
  await append(folders, afterChange(before, withLive(before, { app, version })), 'promote', 'test');
}

/** Releases and promotes the host and towns. By default towns has one page, /villes/riom. */
export async function promoteSampleSite(releases: string, remote: SampleRemote = {}): Promise<void> {
  await releaseSampleHost(releases);
  await releaseSample(releases, 'towns', remote);
  await promote(releases, 'host', '1.0.0-bbbbbbbbbb');
  await promote(releases, 'towns', remote.version ?? '1.0.0-aaaaaaaaaa');
}

type SampleRelease = {
  files: Record<string, string>;
  record: Partial<ReleaseRecord>;
  change?: ((record: ReleaseRecord) => void) | undefined;
};

async function writeRelease(
  releases: string,
  app: string,
  version: string,
  { files, record, change }: SampleRelease,
): Promise<void> {
  const folder = path.join(releases, app, version);
  await rm(folder, { recursive: true, force: true });
  for (const [file, content] of Object.entries(files)) await writeWhole(path.join(folder, file), content);

  const whole = sampleRecord(app, { version, ...record, files: await hashFiles(folder) });
  change?.(whole);
  await writeWhole(path.join(folder, 'release.json'), JSON.stringify(whole));
}

/** Returns a record without pages. */
export const sampleRecord = (app: string, record: Partial<ReleaseRecord>): ReleaseRecord => ({
  ...{ app, version: '1.0.0-aaaaaaaaaa', commit: 'none', contract: contractVersion, entry: 'main.js' },
  ...{ uses: {}, offers: {}, mounts: [], slots: [], sections: {}, publishes: [], pages: [] },
  files: {},
  ...record,
});
