import { appendFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ComposeOptions } from '../compose/compose';
import { readRegistry, withLive } from '../registry';
import { readRelease } from '../release-record';
import {
  emptySite,
  promote,
  promoteSampleSite,
  releaseSample,
  releaseSampleHost,
  sampleIdentity,
  samplePage,
} from '../testing/sample-releases';
import { judge, passGate } from './gate';
import { refusalText } from './refusal';

const next = '1.1.0-cccccccccc';
let folders: Awaited<ReturnType<typeof emptySite>>;
let options: ComposeOptions;

beforeEach(async () => {
  folders = await emptySite();
  options = { identity: await sampleIdentity(), year: 2026 };
});
afterEach(() => rm(folders.folder, { recursive: true, force: true }));

type Sample = Parameters<typeof releaseSample>[2];
const towns = (sample: Sample) =>
  releaseSample(folders.releases, 'towns', { version: next, pages: [samplePage()], ...sample });
const page = (path: `/${string}`, view = 'page') => samplePage({ path, view });

/** Another team, whose page says `html`. */
async function contactIsLive(html: string, sample: Sample = {}) {
  await releaseSample(folders.releases, 'contact', {
    pages: [page('/contact')],
    mounts: ['/contact'],
    html,
    ...sample,
  });
  await promote(folders.releases, 'contact', sample.version ?? '1.0.0-aaaaaaaaaa');
}

async function question(...chosen: (readonly [app: string, version: string])[]) {
  const before = await readRegistry(folders.releases);
  let registry = before;
  for (const [app, version] of chosen)
    registry = withLive(registry, await readRelease(folders.releases, app, version));
  return { before, next: registry, chosen: chosen.map(([app]) => app) };
}

const verdictOn = async (...chosen: (readonly [string, string])[]) =>
  judge(folders, await question(...chosen), options);
const reasonsAgainst = async (...chosen: (readonly [string, string])[]) =>
  (await verdictOn(...chosen)).refusals.map(refusalText);
const file = (name: string) => path.join(folders.releases, 'towns', next, name);

describe('The gate lets', () => {
  it('a release through that goes with what is live', async () => {
    await promoteSampleSite(folders.releases);
    await contactIsLive('<main><h1>Contact</h1></main>');
    await towns({
      html: `<main><h1>Riom</h1><a id="haut" href="/contact?ville=riom">Contact</a><a href="#haut">Haut</a>
        <a href="/releases/towns/${next}/remote.js">Fichier</a><a href="tel:+33465716336">Appeler</a>
        <a href="https://www.other.example/nowhere">Ailleurs</a><form action="/envoi/devis"></form></main>`,
    });

    expect(await verdictOn(['towns', next])).toMatchObject({ passed: true, pages: 3, refusals: [] });
  });

  it('a first set through, when nothing is live', async () => {
    await releaseSampleHost(folders.releases);
    await towns({});

    expect(await reasonsAgainst(['towns', next], ['host', '1.0.0-bbbbbbbbbb'])).toEqual([]);
    expect(await reasonsAgainst(['towns', next])).toEqual([
      expect.stringContaining('no release of host is live'),
    ]);
  });
});

describe('The gate refuses', () => {
  const closed = { pages: [samplePage()] };
  it.each<[string, Sample, RegExp]>([
    [
      'a newer contract than the host has',
      { contract: '1.1.0' },
      /^\(towns\): towns 1.1.0-c+ needs contract 1.1.0, and host .* offers 1.0.0.\n.*Promote a host/,
    ],
    ['another major contract', { contract: '2.0.0' }, /needs contract 2.0.0/],
    ['a newer platform', { change: (record) => (record.platform = '1.3.0') }, /needs platform 1.3.0/],
    [
      'a record that says another contract than the code',
      { code: "exports.remote.contract = '1.2.0'" },
      /says that its contract is 1.2.0, and its record 1.0.0/,
    ],
    ['no remote at all', { code: 'delete exports.remote' }, /exports no remote/],
    [
      'code that throws when it is loaded',
      { code: "throw new Error('no window')" },
      /fails when it is loaded: no window/,
    ],
    [
      'code that asks for what the host does not lend',
      { code: "require('left-pad')" },
      /asks for « left-pad »/,
    ],
    [
      'a declared view that is missing',
      { code: 'exports.remote.views = {}' },
      /has no view town, which its record names/,
    ],
    [
      'a view that is no function',
      { code: "exports.remote.views.town = 'Riom'" },
      /exports a view town that is no function/,
    ],
    [
      'a view that cannot be loaded',
      { code: "exports.remote.views.town = () => Promise.reject(new Error('gone'))" },
      /a view town that cannot be loaded: gone/,
    ],
    [
      'a view that loads no component',
      { code: 'exports.remote.views.town = () => Promise.resolve({})' },
      /loads no component as its default/,
    ],
    [
      'a slot that its record does not know',
      { code: "exports.remote.slots['town-links'] = exports.remote.views.town" },
      /exports the slot town-links, unknown to its record/,
    ],
    [
      'other pages than its record lists',
      { code: 'exports.declaredPages = []' },
      /exports other declared pages \(0\) than its record lists \(1\)/,
    ],
    [
      'a page that throws',
      { code: "exports.remote.views.town = async () => ({ default: () => { throw new Error('no data') } })" },
      /^\/villes\/riom \(towns\): cannot be rendered in host 1.0.0-b+: no data/,
    ],
    [
      'a page with inline code',
      { html: '<h1 onclick="x()">Riom</h1>' },
      /^\/villes\/riom \(towns\): .*renders onclick inline/,
    ],
    ['a page without h1', { html: '<p>Riom</p>' }, /^\/villes\/riom \(towns\): has 0 h1/],
    ['a page with two', { html: '<h1>Riom</h1><h1>Riom</h1>' }, /has 2 h1/],
    ['an empty h1', { html: '<h1> </h1>' }, /has an empty h1/],
    [
      'a page outside its mounts',
      { pages: [samplePage({ path: '/blog' })] },
      /^\/blog \(towns\): is declared by towns outside its mounts, \/villes/,
    ],
    [
      'a page that shows a slot nobody offers',
      { pages: [samplePage({ slots: ['callback-booking'] })] },
      /shows the slot callback-booking, which no release of this set offers/,
    ],
    [
      'a link to no page',
      { html: '<main><h1>R</h1><a href="/riom?x=1">x</a></main>' },
      /^\/villes\/riom \(towns\): links to \/riom, which no remote declares/,
    ],
    [
      'a link with a final slash',
      { html: '<main><h1>R</h1><a href="/villes/riom/">x</a></main>' },
      /with a final slash/,
    ],
    [
      'a link to a place that is not there',
      { html: '<main><h1>R</h1><a href="#bas">x</a></main>' },
      /links to \/villes\/riom#bas, and nothing there has the id « bas »/,
    ],
    [
      'a form that nobody receives',
      { html: '<main><h1>R</h1><form action="/send"></form></main>' },
      /sends a form to \/send/,
    ],
    [
      'a broken link in what the host renders',
      { html: '<h1>R</h1><footer><a href="/blog">x</a></footer>' },
      /^\/villes\/riom \(host\): links to \/blog/,
    ],
  ])('%s', async (_, sample, reason) => {
    await promoteSampleSite(folders.releases, closed);
    await towns(sample);

    const { passed, refusals } = await verdictOn(['towns', next]);
    expect(passed).toBe(false);
    expect(refusals.map(refusalText)).toEqual([expect.stringMatching(reason)]);
  });

  it.each<[string, () => Promise<void>, string]>([
    [
      'was changed',
      () => appendFile(file('client/remote.js'), ';alert()'),
      'client/remote.js was changed after',
    ],
    ['is gone', () => rm(file('client/view-town.js')), 'client/view-town.js is missing'],
    ['was added', () => writeFile(file('client/more.js'), ''), 'client/more.js is not in its record'],
  ])('a release of which a file %s', async (_, tamper, reason) => {
    await promoteSampleSite(folders.releases);
    await towns({});
    await tamper();

    expect(await reasonsAgainst(['towns', next])).toEqual([expect.stringContaining(reason)]);
  });

  it('a page that another team has', async () => {
    await promoteSampleSite(folders.releases);
    await contactIsLive('<h1>Contact</h1>');
    await towns({ pages: [samplePage(), page('/contact')], mounts: ['/villes', '/contact'] });

    expect((await reasonsAgainst(['towns', next])).join()).toMatch(
      /\/contact \(contact\): contact and towns both declare this page/,
    );
  });

  it('a page less, when another team links to it, and names that team', async () => {
    await promoteSampleSite(folders.releases, { pages: [samplePage(), page('/villes/volvic')] });
    await contactIsLive('<main><h1>Contact</h1><a href="/villes/volvic">Volvic</a></main>');
    await towns({});

    expect(await reasonsAgainst(['towns', next])).toEqual([
      expect.stringMatching(/^\/contact \(contact\): links to \/villes\/volvic, which no remote declares/),
    ]);
  });

  it('a place less in a page, when another team links to it', async () => {
    await promoteSampleSite(folders.releases, { html: '<h1 id="riom">Riom</h1>' });
    await contactIsLive('<main><h1>Contact</h1><a href="/villes/riom#riom">Riom</a></main>');
    await towns({});

    expect(await reasonsAgainst(['towns', next])).toEqual([
      expect.stringMatching(/^\/contact \(contact\): links to \/villes\/riom#riom/),
    ]);
  });

  it('a slot less, when a page of another team shows it', async () => {
    await promoteSampleSite(folders.releases, { slots: ['town-links'] });
    await contactIsLive('<h1>Contact</h1>', {
      pages: [samplePage({ path: '/contact', slots: ['town-links'] })],
    });
    await towns({});

    expect(await reasonsAgainst(['towns', next])).toEqual([
      expect.stringMatching(/^\/contact \(contact\): shows the slot town-links/),
    ]);
  });

  it('a host in which a live page no longer renders, and names its owner', async () => {
    await promoteSampleSite(folders.releases);
    await releaseSampleHost(
      folders.releases,
      '2.0.0-dddddddddd',
      undefined,
      "exports.renderPage = ({ page }) => { if (page) throw new Error('no such context'); return { html: '<h1>x</h1>', styles: [] } }",
    );

    expect(await reasonsAgainst(['host', '2.0.0-dddddddddd'])).toEqual([
      expect.stringMatching(
        /^\/villes\/riom \(towns\): cannot be rendered in host 2.0.0-d+: no such context/,
      ),
    ]);
  });

  it('a host of another contract than the live remotes', async () => {
    await promoteSampleSite(folders.releases);
    await releaseSampleHost(folders.releases, '2.0.0-dddddddddd', (record) => (record.contract = '2.0.0'));

    expect(await reasonsAgainst(['host', '2.0.0-dddddddddd'])).toEqual([
      expect.stringMatching(
        /towns 1.0.0-a+ needs contract 1.0.0, and host 2.0.0-d+ offers 2.0.0.\n.*Release the remote again/,
      ),
    ]);
  });
});

describe('A former host, which open tabs still run,', () => {
  const lends = "exports.lendModule = (name) => (name === 'new-widget' ? {} : undefined)";

  it('has to bear the new release of a remote too', async () => {
    await promoteSampleSite(folders.releases);
    await releaseSampleHost(folders.releases, '1.1.0-dddddddddd', undefined, lends);
    await promote(folders.releases, 'host', '1.1.0-dddddddddd');
    await towns({ code: "require('new-widget')" });

    expect(await reasonsAgainst(['towns', next])).toEqual([
      expect.stringMatching(
        /cannot be rendered in host 1.0.0-b+, which open tabs may still run: .*new-widget/,
      ),
    ]);
  });

  it('does not count when its contract is not enough: its tabs open a new document', async () => {
    await promoteSampleSite(folders.releases);
    await releaseSampleHost(
      folders.releases,
      '1.1.0-dddddddddd',
      (record) => (record.contract = '1.1.0'),
      lends,
    );
    await promote(folders.releases, 'host', '1.1.0-dddddddddd');
    await towns({ code: "require('new-widget')", contract: '1.1.0' });

    expect(await verdictOn(['towns', next])).toMatchObject({ passed: true, formerHosts: [] });
  });
});

describe('A verdict', () => {
  it('tolerates what was wrong before, unless it is the own page of who asks', async () => {
    await promoteSampleSite(folders.releases);
    await contactIsLive('<main><h1>Contact</h1><a href="/nulle-part">x</a></main>');
    await towns({});
    await releaseSample(folders.releases, 'contact', {
      version: next,
      pages: [page('/contact')],
      mounts: ['/contact'],
      html: '<main><h1>Bonjour</h1><a href="/nulle-part">x</a></main>',
    });

    expect(await verdictOn(['towns', next])).toMatchObject({
      passed: true,
      tolerated: [{ owner: 'contact', pages: ['/contact'] }],
    });
    expect(await verdictOn(['contact', next])).toMatchObject({ passed: false });
  });

  it('names all pages for which it is the same, once', async () => {
    await promoteSampleSite(folders.releases);
    const names = ['/villes/a', '/villes/b', '/villes/c', '/villes/d'] as const;
    await towns({ pages: names.map((name) => page(name)), html: '<p></p>' });

    expect(await reasonsAgainst(['towns', next])).toEqual([
      expect.stringMatching(/^\/villes\/a, \/villes\/b, 2 more \(towns\): has 0 h1/),
    ]);
  });

  it('is kept, and asked for again only when something that it is about has changed', async () => {
    await promoteSampleSite(folders.releases);
    await towns({});
    const pass = async () => passGate(folders, await question(['towns', next]), options);

    const first = await pass();
    expect(await pass()).toEqual(first);

    await contactIsLive('<h1>Contact</h1>');
    const second = await pass();
    expect(second.set).not.toBe(first.set);

    await towns({ html: '<h1>Riom, encore</h1>' });
    expect((await pass()).set).not.toBe(second.set);
  });

  it('does not help a release of which a file was changed since', async () => {
    await promoteSampleSite(folders.releases);
    await towns({});
    await passGate(folders, await question(['towns', next]), options);
    await appendFile(file('server/server.cjs'), '// later');

    await expect(passGate(folders, await question(['towns', next]), options)).rejects.toThrow(
      /The gate refuses towns@1.1.0-c+:\n.*server\.cjs was changed after the release was made/,
    );
  });
});
