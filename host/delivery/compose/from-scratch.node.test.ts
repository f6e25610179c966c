import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../files';
import { promoteReleases, rollBack } from '../promotion/changes';
import { readRegistry } from '../registry';
import {
  emptySiteForEach,
  releaseSample,
  releaseSampleHost,
  sampleIdentity,
  samplePage,
  type SampleRemote,
} from '../testing/sample-releases';
import { sampleOptions } from '../testing/changes';
import { composeDraft } from './compose';
import type { ComposeOptions } from './compose-options';
import { publishDraft } from './make-current';

const [one, two, three] = ['1.0.0-aaaaaaaaaa', '1.1.0-bbbbbbbbbb', '1.2.0-cccccccccc'];

const folders = emptySiteForEach();
let options: ComposeOptions;

beforeEach(async () => {
  options = await sampleOptions();
});

const towns = (version: string, sample: SampleRemote = {}) =>
  releaseSample(folders.releases, 'towns', {
    version,
    pages: [samplePage(), samplePage({ path: '/villes/volvic', slots: ['callback-booking'] })],
    html: `<main><h1 id="haut">Ville</h1><a href="/contact#haut">Contact</a><a href="#haut">${version}</a></main>`,
    ...sample,
  });
const contact = (version: string, sample: SampleRemote = {}) =>
  releaseSample(folders.releases, 'contact', {
    version,
    slots: ['callback-booking'],
    html: `<main><h1 id="haut">Contact</h1><a href="/villes/volvic">${version}</a></main>`,
    ...sample,
  });

/** Expects every file of the served site to equal that of a site composed without earlier sites. */
async function expectAsFromScratch() {
  const current = await realpath(path.join(folders.site, 'current'));
  const elsewhere = await mkdtemp(path.join(folders.folder, 'scratch-'));
  const scratch = path.join(elsewhere, 'site');
  const registry = await readRegistry(folders.releases);
  const draft = await composeDraft(scratch, { ...folders, site: elsewhere }, registry, options);
  expect(draft.failures).toEqual([]);

  const isComposed = (file: string) => file !== '.manifest';
  const files = (await listFiles(scratch)).filter(isComposed);
  expect((await listFiles(current)).filter(isComposed)).toEqual(files);
  for (const file of files)
    expect([file, await readFile(path.join(current, file))]).toEqual([
      file,
      await readFile(path.join(scratch, file)),
    ]);
  await rm(elsewhere, { recursive: true });
}

const promote = (...chosen: [app: string, version: string][]) =>
  promoteReleases(folders, () => chosen.map(([app, version]) => ({ app, version })), options);
const rollback = (app: string) => rollBack(folders, app, options);
/** Returns a function that changes the options, and composes the site again. */
const changing = (changes: Partial<ComposeOptions>) => async () => {
  options = { ...options, ...changes };
  await promote();
};

describe('A site that reuses pages of earlier sites', () => {
  it('equals a site composed from scratch, file by file, after every kind of change', async () => {
    await releaseSampleHost(folders.releases, one);
    await releaseSampleHost(folders.releases, two, undefined, '/* newer */');
    await towns(one);
    await towns(two);
    await contact(one);
    await contact(two, {
      code: "exports.slots['callback-booking'] = async () => ({ default: () => '<b>2</b>' })",
    });
    await contact(three, {
      pages: [
        samplePage({ path: '/contact', view: 'contact' }),
        samplePage({ path: '/contact/plan', view: 'plan' }),
      ],
    });

    const changes: (readonly [name: string, () => Promise<unknown>])[] = [
      ['the first promotion', () => promote(['host', one], ['towns', one], ['contact', one])],
      ['a promotion', () => promote(['towns', two])],
      ['its rollback', () => rollback('towns')],
      ['a release of a slot', () => promote(['contact', two])],
      ['another identity', changing({ identity: await sampleIdentity({ tradeName: 'Autre nom' }) })],
      ['a release of the host', () => promote(['host', two])],
      ['another page', () => promote(['contact', three])],
      ['a page fewer', () => promote(['contact', one])],
      ['the rollback of the host', () => rollback('host')],
      ['another year', changing({ year: 2027 })],
      [
        'another form service',
        changing({ identity: await sampleIdentity({ formEndpoint: 'https://forms.example/a' }) }),
      ],
    ];
    for (const [name, change] of changes) {
      await change().catch((error: unknown) => {
        throw new Error(`${name} failed`, { cause: error });
      });
      await expectAsFromScratch();
    }
  });

  it('equals a site composed from scratch when the previous site is removed during the composition', async () => {
    await releaseSampleHost(folders.releases, one);
    await towns(one);
    await contact(one);
    await promote(['host', one], ['towns', one], ['contact', one]);
    const previous = await realpath(path.join(folders.site, 'current'));
    const registry = await readRegistry(folders.releases);
    const elsewhere = path.join(folders.site, '.draft-test');
    const composing = composeDraft(elsewhere, folders, registry, options);
    await rm(previous, { recursive: true });

    expect((await composing).failures).toEqual([]);
    await publishDraft(folders.site, elsewhere);
    await expectAsFromScratch();
  });
});
