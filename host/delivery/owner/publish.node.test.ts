import { readFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { JsonValue } from '@renovation-th/shared/contracts/json';
import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import type { ChangedPage } from '../identity/owner-job';
import type { ComposeOptions } from '../compose/compose-options';
import { listFiles } from '../files';
import { promoteReleases } from '../promotion/changes';
import { readRegistry } from '../store/log';
import { datedReleases } from '../release/release-record';
import { emptySiteForEach } from '../testing/sample-releases';
import { currentOwnersRelease, removeOldCandidates } from './make-owners-release';
import { readOwnersVersions } from './owners-content';
import { preview, publish, rollBackOwner } from './publish';
import { Refused } from './refusals';
import {
  photo,
  photoName,
  prepared,
  releaseTowns,
  sampleProject,
  served,
  startOwnersSite,
  titleOfProjects,
} from './testing/owners-site';

const folders = emptySiteForEach();
const volets = '/realisations/volets-repeints-riom-2026-03';
const next = '1.1.0-cccccccccc';
let options: ComposeOptions;

const ignoreProgress = () => undefined;

beforeEach(async () => void (options = await startOwnersSite(folders)));

async function publishing(
  projects: readonly JsonValue[],
  identity: JsonValue = {},
  files: Record<string, Buffer> = {},
) {
  return publish(
    folders,
    await prepared(folders.folder, { identity, projects }, files),
    options,
    ignoreProgress,
  );
}

const promoteTowns = () => promoteReleases(folders, () => [{ app: 'towns', version: next }], options);
const pathsOf = (pages: readonly ChangedPage[]) => pages.map(({ path }) => path).sort();
const document = (page: string) => served(folders, `${page.slice(1)}/index.html`);
const ownersFiles = async () =>
  (await listFiles(path.join(folders.site, 'current') + path.sep)).filter((file) =>
    file.startsWith('releases/owner/'),
  );
const refusalsOf = (project: Promise<unknown>) =>
  project.then(
    () => [],
    (error: unknown) => (error instanceof Refused ? error.refusals : [String(error)]),
  );

describe('A publication of the owner', () => {
  it('adds a page with photographs for each project, and lists the page in the sitemap', async () => {
    expect(await publishing([sampleProject()])).toMatchObject({
      pages: [{ path: volets, title: 'Volets repeints', change: 'added' }],
    });
    const html = await document(volets);
    expect(html).toContain('<h1>Volets repeints</h1><a href="/">à Riom</a>');
    const [, picture = ''] = /<img src="\/(.*?)"/.exec(html) ?? [];
    expect(await ownersFiles()).toContain(picture);
    expect(html).toMatch(
      /og:image" content="https:\/\/www\.sample\.example\/releases\/owner\/pictures\/.*-card\.jpg"/,
    );
    expect(await served(folders, 'sitemap.xml')).toMatch(
      new RegExp(`${volets}</loc>\\n *<lastmod>2026-03-01`),
    );
  });

  it('does not change fields that it omits', async () => {
    const first = { owner: 'Camille Exemple', hourlyRate: '45', nextStart: '2099-03' };
    await publishing([], first, { portrait: await photo('red') });
    await publishing([], { nextStart: null, craftsman: { firstName: 'Camille', sentence: 'Je viens voir' } });

    const identity = JSON.parse(await served(folders, '_identity.json'));
    expect(identity).toMatchObject({ owner: 'Camille Exemple', hourlyRate: '45\u00a0€' });
    expect(identity).not.toHaveProperty('nextStart');
    expect(identity.craftsman).toEqual({ firstName: 'Camille', sentence: 'Je viens voir.' });
  });

  it('adds the portrait and the attestation to the site', async () => {
    const { insurance } = completeIdentity;
    await publishing(
      [],
      { craftsman: { firstName: 'Camille', sentence: 'Je viens voir.' }, insurance },
      { portrait: await photo('red'), attestation: Buffer.from('%PDF-1.7') },
    );

    const identity = JSON.parse(await served(folders, '_identity.json'));
    const files = [identity.craftsman.portrait, identity.insurance.certificate];
    expect(files.map((file) => file.slice(1)).sort()).toEqual((await ownersFiles()).sort());
  });

  it('writes the opening hours into the structured data', async () => {
    const day = { kind: 'open', opens: '8h', closes: '17 h', pause: { from: '12:00', to: '13h30' } };
    const closed = { kind: 'closed' };
    const week = { monday: day, tuesday: closed, wednesday: closed, thursday: closed, friday: closed };
    await publishing([], { openingHours: { ...week, saturday: closed, sunday: closed } });

    const [, structuredData = ''] =
      /ld\+json">(.*?)<\/script>/.exec(await served(folders, 'index.html')) ?? [];
    const specification = { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday' };
    expect(JSON.parse(structuredData)['@graph'][0].openingHoursSpecification).toEqual([
      { ...specification, opens: '08:00', closes: '12:00' },
      { ...specification, opens: '13:30', closes: '17:00' },
    ]);
  });

  it("formats the owner's telephone number for display and for dialling", async () => {
    await publishing([], { phone: { national: '0473550001' } });

    const { phone } = JSON.parse(await served(folders, '_identity.json'));
    expect(phone).toEqual({ national: '04 73 55 00 01', international: '+33473550001' });
    expect(await served(folders, 'index.html')).toContain('"telephone":"+33473550001"');
  });

  it('changes no page when it is repeated', async () => {
    await publishing([sampleProject()]);

    expect(await publishing([sampleProject()])).toMatchObject({ pages: [] });
  });

  it('reports the page of a replaced photograph and of a removed project', async () => {
    await publishing([sampleProject()]);
    const hidden = await publishing([sampleProject()], {}, { [photoName('red')]: await photo('green') });
    expect(hidden.pages).toEqual([{ path: volets, title: 'Volets repeints', change: 'changed' }]);

    expect((await publishing([])).pages).toEqual([
      { path: volets, title: 'Volets repeints', change: 'removed' },
    ]);
  });

  it('has the same version after a restart of the server', async () => {
    const craftsman = { firstName: 'Camille', sentence: 'Je viens voir' };
    const portrait = await photo('red');
    const identity = { smallestJob: '45 €', craftsman };
    const { version } = await publishing([sampleProject()], identity, { portrait });
    const registry = await readRegistry(folders);

    expect(await currentOwnersRelease(folders.releases, registry, options.identity)).toEqual({
      ...{ app: 'owner', version },
    });
    expect((await publishing([sampleProject()], identity, { portrait })).version).toBe(version);
  });

  it('keeps the address of a renamed project, and gives another address to a new project with the old title', async () => {
    await publishing([sampleProject()]);
    const { pages } = await publishing([
      sampleProject({ title: 'Volets décapés et repeints' }),
      sampleProject(),
    ]);

    expect(pathsOf(pages)).toEqual([volets, `${volets}-2`]);
  });

  it('removes the page and photographs of a removed project until a rollback restores them', async () => {
    await publishing([sampleProject()]);
    const withProject = await ownersFiles();
    await publishing([], { owner: 'Camille Exemple' });
    await expect(document(volets)).rejects.toThrow('ENOENT');
    expect(await ownersFiles()).toEqual([]);

    const { versions } = await readOwnersVersions(folders);
    expect(versions.map(({ isLive, projects }) => ({ isLive, projects }))).toEqual([
      { isLive: true, projects: 0 },
      { isLive: false, projects: 1 },
      { isLive: false, projects: 0 },
    ]);
    expect(await rollBackOwner(folders, undefined, options)).toMatchObject({ pages: [{ path: volets }] });
    expect(await ownersFiles()).toEqual(withProject);
    await rollBackOwner(folders, versions[2]?.version, options);
    expect(await ownersFiles()).toEqual([]);
    expect(await refusalsOf(rollBackOwner(folders, '1.0.0-0123456789', options))).toEqual([
      { field: 'version', message: expect.stringContaining('Cette version n’existe plus.') },
    ]);
  });
});

describe('A publication with an unreadable photograph', () => {
  const broken = Buffer.from('no picture');

  it.each([
    [
      { [photoName('red')]: broken, [photoName('blue')]: broken },
      ['projects.0.photos.0.file', 'projects.0.photos.1.file'],
    ],
    [{ portrait: broken }, ['craftsman.portrait']],
  ])('is refused with an error at the field of each unreadable photograph', async (files, fields) => {
    const refused = await refusalsOf(publishing([sampleProject()], {}, files));

    // Compares sets, because photographs are encoded concurrently.
    expect(new Set<unknown>(refused)).toEqual(
      new Set(fields.map((field) => ({ field, message: expect.stringContaining('ne se lit pas') }))),
    );
  });
});

describe('A refusal of the gate', () => {
  it('is reported in French to the owner, with the text of the gate for a developer', async () => {
    await releaseTowns(
      folders,
      next,
      ['riom', 'volvic'],
      titleOfProjects.replace('projects.length ?', 'projects.length ? nothing +'),
    );
    await promoteTowns();

    expect(await refusalsOf(publishing([sampleProject()]))).toEqual([
      {
        ...{ field: '', message: 'Une page du site ne passe pas le contrôle.' },
        detail: expect.stringMatching(/^\/villes\/riom \(towns\): cannot be rendered/),
      },
    ]);
  });
});

describe('A preview', () => {
  it('is a whole site and does not change the live site', async () => {
    const given = await prepared(folders.folder, { identity: {}, projects: [sampleProject()] });
    const target = path.join(folders.folder, 'preview');
    const before = await readRegistry(folders);
    const shown = await preview(folders, { ...given, to: target }, options, ignoreProgress);

    expect(shown).toMatchObject({ refused: [], pages: [{ path: volets, change: 'added' }] });
    expect(await readFile(path.join(target, volets, 'index.html'), 'utf8')).toContain('Volets repeints');
    expect(await readFile(path.join(target, 'headers.json'), 'utf8')).toContain('noindex');
    expect(await readRegistry(folders)).toEqual(before);
    // The next promotion publishes no photograph of the preview.
    await releaseTowns(folders, next, ['riom']);
    await promoteTowns();
    expect(await ownersFiles()).toEqual([]);
  });

  it('is removed with its photographs when its date is in the future', async () => {
    const given = await prepared(folders.folder, { identity: {}, projects: [sampleProject()] });
    const to = path.join(folders.folder, 'preview');
    await preview(folders, { ...given, to }, options, ignoreProgress);
    const [made] = await datedReleases(folders.releases, 'owner');
    const ahead = new Date('2999-01-01');
    const record = path.join(folders.releases, 'owner', made?.version ?? '', 'release.json');
    await utimes(record, ahead, ahead);

    await removeOldCandidates(folders);
    const left = (await datedReleases(folders.releases, 'owner')).map(({ version }) => version);
    expect(left).not.toContain(made?.version);
  });

  it('lists missing legal fields, which make a publication fail before it encodes photographs', async () => {
    const { origin } = completeIdentity;
    const real = { ...options, identity: { ...options.identity, origin } };
    const given = await prepared(folders.folder, {
      identity: { owner: 'Camille Exemple' },
      projects: [sampleProject()],
    });
    const to = path.join(folders.folder, 'preview');
    const shown = await preview(folders, { ...given, to }, real, ignoreProgress);

    expect(shown.refused.map(({ field }) => field)).toEqual(expect.arrayContaining(['registration.number']));
    expect(shown.refused.map(({ field }) => field)).not.toContain('owner');
    expect(shown.refused[0]?.message).toContain('Il manque votre SIRET');
    const tell = jest.fn();
    expect(await refusalsOf(publish(folders, given, real, tell))).toEqual(shown.refused);
    expect(tell).not.toHaveBeenCalled();
  });
});
