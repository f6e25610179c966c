import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { JsonValue } from '@renovation-th/shared/contracts/json';
import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { listFiles } from '../files';
import { promoteReleases, rollBack } from '../promotion/changes';
import type { ChangeOptions } from '../promotion/promote';
import { readRegistry } from '../store/log';
import { servedOn } from '../testing/changes';
import { emptySiteForEach } from '../testing/sample-releases';
import {
  earlierContent,
  photo,
  photoName,
  prepared,
  publishOn,
  releaseTowns,
  sampleProject,
  startContentSite,
  titleOfProjects,
} from '../testing/content-site';
import { encodeAhead, madeFolder } from './pictures';
import { goBack, refreshDay } from './publish';
import { failureMessage, Refused } from './refused';

const folders = emptySiteForEach();
const volets = '/realisations/volets-repeints-riom-2026-03';
const next = '1.1.0-cccccccccc';
let options: ChangeOptions;

const publishing = (
  projects: readonly JsonValue[],
  identity: JsonValue = {},
  files: Record<string, Buffer> = {},
) => publishOn(folders, folders.folder, { identity, projects }, files);

const promoteTowns = () => promoteReleases(folders, () => [{ app: 'towns', version: next }], options);
const document = (page: string) => servedOn(folders, `${page.slice(1)}/index.html`);
const servedIdentity = async () => JSON.parse(await servedOn(folders, '_identity.json'));
const servedMedia = async () =>
  (await listFiles(path.join(folders.site, 'current') + path.sep)).filter((file) =>
    file.startsWith('media/'),
  );
const refusalsOf = (project: Promise<unknown>) =>
  project.then(
    () => [],
    (error: unknown) => (error instanceof Refused ? error.refusals : [String(error)]),
  );

describe('A publication of the owner', () => {
  beforeEach(async () => void (options = await startContentSite(folders)));

  it('adds a page with photographs for each project, and lists the page in the sitemap', async () => {
    await publishing([sampleProject()]);
    const html = await document(volets);
    expect(html).toContain('<h1>Volets repeints</h1><a href="/">à Riom</a>');
    const [, picture = ''] = /<img src="\/(.*?)"/.exec(html) ?? [];
    expect(await servedMedia()).toContain(picture);
    expect(html).toMatch(/og:image" content="https:\/\/www\.sample\.example\/media\/pictures\/.*-card\.jpg"/);
    expect(await servedOn(folders, 'sitemap.xml')).toMatch(
      new RegExp(`${volets}</loc>\\n *<lastmod>2026-03-01`),
    );
  });

  it('does not change fields that it omits', async () => {
    const first = { owner: 'Camille Exemple', hourlyRate: '45', nextStart: '2099-03' };
    await publishing([], first, { portrait: await photo('red') });
    await publishing([], { nextStart: null, craftsman: { firstName: 'Camille', sentence: 'Je viens voir' } });

    const identity = await servedIdentity();
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

    const identity = await servedIdentity();
    const files = [identity.craftsman.portrait, identity.insurance.certificate];
    expect(files.map((file) => file.slice(1)).sort()).toEqual((await servedMedia()).sort());
  });

  it("formats the owner's telephone number for display and for dialling", async () => {
    await publishing([], { phone: { national: '0473550001' } });

    expect((await servedIdentity()).phone).toEqual({
      national: '04 73 55 00 01',
      international: '+33473550001',
    });
  });

  it('changes nothing when it is repeated', async () => {
    await publishing([sampleProject()]);
    const before = await readRegistry(folders);

    await publishing([sampleProject()]);
    expect(await readRegistry(folders)).toEqual(before);
  });

  it('changes the page of a replaced photograph, and removes that of a removed project', async () => {
    await publishing([sampleProject()]);
    const before = await document(volets);
    await publishing([sampleProject()], {}, { [photoName('red')]: await photo('green') });
    expect(await document(volets)).not.toBe(before);

    await publishing([]);
    await expect(document(volets)).rejects.toThrow('ENOENT');
  });

  it('keeps the address of a renamed project, and gives another address to a new project with the old title', async () => {
    await publishing([sampleProject()]);
    await publishing([sampleProject({ title: 'Volets décapés et repeints' }), sampleProject()]);

    expect(await document(volets)).toContain('Volets décapés et repeints');
    expect(await document(`${volets}-2`)).toContain('Volets repeints');
  });

  it('changes the title of a town that counts its projects', async () => {
    await releaseTowns(folders, next, ['riom', 'volvic'], titleOfProjects);
    await promoteTowns();
    await publishing([sampleProject()]);

    expect(await document('/villes/riom')).toContain('<title>Artisan à Riom, 1 chantier</title>');
  });

  it('encodes only photographs that were neither published nor encoded ahead', async () => {
    const { folder } = await prepared(folders.folder, { identity: {}, projects: [] });
    await encodeAhead(folders, folder, [photoName('red')], {});
    const [file = ''] = await listFiles(madeFolder(folders));
    await writeFile(path.join(madeFolder(folders), file), 'encoded ahead');
    await publishing([sampleProject()]);
    expect(await servedOn(folders, file)).toBe('encoded ahead');

    await rm(madeFolder(folders), { recursive: true });
    await publishing([sampleProject()], { owner: 'Camille Exemple' });
    await expect(listFiles(madeFolder(folders))).rejects.toThrow('ENOENT');
  });

  it('is refused in French, with the text of the gate for a developer', async () => {
    const code = titleOfProjects.replace('projects.length ?', 'projects.length ? nothing +');
    await releaseTowns(folders, next, ['riom', 'volvic'], code);
    await promoteTowns();

    expect(await refusalsOf(publishing([sampleProject()]))).toEqual([
      {
        field: '',
        message: 'Une page du site ne passe pas le contrôle.',
        detail: expect.stringMatching(/^\/villes\/riom \(towns\): cannot be rendered/),
      },
    ]);
  });

  it('changes nothing when the disk of the store is full, and explains this to the owner', async () => {
    const before = await readRegistry(folders);
    const putIfAbsent = () => Promise.reject(Object.assign(new Error(), { code: 'ENOSPC' }));
    const full = { ...folders, store: { ...folders.store, putIfAbsent } };
    const publication = publishOn(full, folders.folder, { projects: [sampleProject()] });

    expect(failureMessage(await publication.catch((error: unknown) => error))).toContain(
      'Le disque du serveur est plein.',
    );
    expect(await readRegistry(folders)).toEqual(before);
    await publishing([sampleProject()]);
    expect(await document(volets)).toContain('Volets repeints');
  });

  it('prevents the removal of a town that it uses, and the refusal names both apps', async () => {
    await publishing([sampleProject({ place: 'volvic' })]);
    await releaseTowns(folders, next, ['riom']);

    await expect(promoteTowns()).rejects.toThrow(
      /\(towns\): marketing uses "volvic", which towns no longer publishes/,
    );
  });
});

describe('Earlier content', () => {
  beforeEach(async () => void (options = await startContentSite(folders)));

  it("goes live again with today's releases, and no rollback of an app touches the content", async () => {
    await publishing([sampleProject()]);
    const withProject = await servedMedia();
    await releaseTowns(folders, next, ['riom', 'volvic']);
    await promoteTowns();
    await publishing([], { owner: 'Camille Exemple' });
    await expect(document(volets)).rejects.toThrow('ENOENT');
    expect(await servedMedia()).toEqual([]);

    const earlier = await earlierContent(folders);
    const live = await goBack(folders, earlier, options);
    expect(await document(volets)).toContain('Volets repeints');
    expect(live?.date).toMatch(/^\d{4}-\d{2}-\d{2}T/);
    expect(await servedMedia()).toEqual(withProject);
    expect((await readRegistry(folders)).apps.towns).toBe(next);

    await rollBack(folders, { app: 'towns', version: '1.0.0-aaaaaaaaaa' }, options);
    expect(await document(volets)).toContain('Volets repeints');
    expect((await readRegistry(folders)).content).toBe(earlier);
  });
});

describe("A change to the installation's identity", () => {
  it('changes only fields that the owner has not published', async () => {
    options = await startContentSite(folders);
    await publishing([sampleProject()], { owner: 'Camille Exemple', hourlyRate: '45 €' });
    const identity = { ...options.identity, tradeName: 'Rénovation du Centre', hourlyRate: '50\u00a0€' };
    await promoteReleases(folders, () => [], { identity }, true);

    expect(await servedIdentity()).toMatchObject({
      tradeName: 'Rénovation du Centre',
      owner: 'Camille Exemple',
      hourlyRate: '45\u00a0€',
    });
    expect(await document(volets)).toContain('Volets repeints');
  });
});

describe('A published closure', () => {
  it('is removed by the first composition after it ends, and earlier compositions change no page', async () => {
    options = await startContentSite(folders);
    await publishing([], { closures: [{ from: '2026-01-01', to: '2999-01-01' }] });
    expect(await servedOn(folders, '_identity.json')).toContain('"isNear":true');
    await refreshDay(folders, options);
    const { number } = await readRegistry(folders);
    await refreshDay(folders, options);
    expect((await readRegistry(folders)).number).toBe(number);

    jest.useFakeTimers({
      now: new Date('2999-01-02T10:00:00Z'),
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
    });
    await refreshDay(folders, options);
    jest.useRealTimers();
    expect((await servedIdentity()).closures).toEqual([]);
  });
});
