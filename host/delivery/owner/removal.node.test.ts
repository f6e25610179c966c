import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startedForEach } from '@renovation-th/shared/testing/started-for-each';
import { DeliveryError } from '../delivery-error';
import { integrityOf, listFiles } from '../files';
import { promoteReleases, rollBack } from '../promotion/changes';
import { stateFolders, type StateFolders } from '../state-folders';
import { openFolderStore } from '../store/folder-store';
import { followStore } from '../store/follower';
import { readRegistry } from '../store/log';
import {
  earlierContent,
  namesOf,
  photo,
  photoName,
  prepared,
  publishOn,
  releaseTowns,
  sampleProject,
  startContentSite,
} from '../testing/content-site';
import { servedOn } from '../testing/changes';
import { filesOfPicture, hashesOf, readContent } from './content';
import { goBack, previewContent, removeMedia } from './publish';

const temporary = startedForEach(
  async () => ({ folder: await mkdtemp(path.join(os.tmpdir(), 'removal-')) }),
  ({ folder }) => rm(folder, { recursive: true, force: true }),
);

const photoOf = (color: string, moment: string) => ({ ...namesOf(color), moment, alt: color });
const shutters = sampleProject({
  photos: [photoOf('red', 'before'), photoOf('green', 'before'), photoOf('blue', 'after')],
});
const roof = sampleProject({
  title: 'Toit démoussé',
  photos: [photoOf('tan', 'before'), photoOf('gray', 'after')],
});
const [shuttersPage, roofPage] = ['volets-repeints', 'toit-demousse'].map(
  (slug) => `realisations/${slug}-riom-2026-03/index.html`,
) as [string, string];
const originalOf = (color: string) => namesOf(color).original;
const next = '1.1.0-cccccccccc';

/** A machine with a store that others share. */
const machine = (name: string): StateFolders => ({
  ...stateFolders(path.join(temporary.folder, name)),
  store: openFolderStore(path.join(temporary.folder, 'store')),
});

/** Starts a site whose owner has published the project `shutters`, and then also `roof`. */
async function startMachine() {
  const folders = machine('a');
  const options = await startContentSite(folders);
  const files: Record<string, Buffer> = {};
  for (const color of ['green', 'tan', 'gray']) files[photoName(color)] = await photo(color);
  const publishing = (projects: readonly object[]) =>
    publishOn(folders, temporary.folder, { projects: JSON.parse(JSON.stringify(projects)) }, files);
  await publishing([shutters]);
  await publishing([shutters, roof]);
  return { folders, options, publishing, files };
}

/** Returns the hashes of the files that the live content made from a photograph. */
async function picturesOf(folders: StateFolders, color: string): Promise<ReadonlySet<string>> {
  const content = await readContent(folders.store, (await readRegistry(folders)).content ?? '');
  const photos = content.projects.flatMap((project) => project.photos);
  const pictures = photos.filter(({ original }) => original === originalOf(color));
  return new Set(pictures.flatMap(({ picture }) => hashesOf(content, filesOfPicture(picture))));
}

/** Lists all copies of these files on all machines and in the store, except the owner's own uploads. */
async function copiesOf(hashes: ReadonlySet<string>): Promise<readonly string[]> {
  const copies: string[] = [];
  for (const file of await listFiles(temporary.folder)) {
    if (file.startsWith('input/')) continue;
    if (hashes.has(integrityOf(await readFile(path.join(temporary.folder, file))))) copies.push(file);
  }
  return copies;
}

describe('A removed photograph', () => {
  it('is gone from the site, older sites, the store, the cache and a follower, and never comes back', async () => {
    const { folders, options, publishing, files } = await startMachine();
    await followStore(machine('web'));
    const [gone, kept] = [await picturesOf(folders, 'green'), await picturesOf(folders, 'blue')];
    const places = await copiesOf(gone);
    for (const place of ['store/media/', 'a/site/20', 'a/site/.made/', 'web/site/20'])
      expect(places.filter((file) => file.startsWith(place))).not.toEqual([]);

    await removeMedia(folders, { originals: [originalOf('green')], projects: [] }, options);
    expect((await followStore(machine('web'))).problem).toBeNull();
    expect(await copiesOf(gone)).toEqual([]);
    expect(await copiesOf(kept)).not.toEqual([]);
    expect(await servedOn(folders, shuttersPage)).toContain('Volets repeints');

    // A rollback of an app, earlier content, a publication and a preview.
    await releaseTowns(folders, next, ['riom', 'volvic']);
    await promoteReleases(folders, () => [{ app: 'towns', version: next }], options);
    await rollBack(folders, { app: 'towns', version: '1.0.0-aaaaaaaaaa' }, options);
    await goBack(folders, await earlierContent(folders), options);
    await expect(servedOn(folders, roofPage)).rejects.toThrow('ENOENT');
    expect(await servedOn(folders, shuttersPage)).toContain('Volets repeints');
    await publishing([shutters, roof]);
    const input = { identity: {}, projects: JSON.parse(JSON.stringify([shutters])) };
    const given = await prepared(temporary.folder, input, files);
    const to = path.join(temporary.folder, 'preview');
    await previewContent(folders, { ...given, to }, options);
    await followStore(machine('web'));
    expect(await copiesOf(gone)).toEqual([]);
  });

  it('is gone from this machine although a bucket with a lock refuses to delete its copy', async () => {
    const { folders, options } = await startMachine();
    const gone = await picturesOf(folders, 'green');
    const remove = () => Promise.reject(new DeliveryError('locked', 'wait'));
    const locked = { ...folders, store: { ...folders.store, remove } };
    const removal = { originals: [originalOf('green')], projects: [] };

    expect((await removeMedia(locked, removal, options)).refusal).toContain('locked');
    for (const copy of await copiesOf(gone)) expect(copy).toMatch(/^store\/media\//);
    // Any later removal deletes the copy when the lock has ended.
    expect((await removeMedia(folders, { originals: [], projects: [] }, options)).refusal).toBeNull();
    expect(await copiesOf(gone)).toEqual([]);
  });

  it('takes its project along when no pair of before and after remains, in earlier content too', async () => {
    const { folders, options, publishing } = await startMachine();
    await publishing([shutters]);
    await removeMedia(folders, { originals: [originalOf('tan')], projects: [] }, options);

    await goBack(folders, await earlierContent(folders), options);
    await expect(servedOn(folders, roofPage)).rejects.toThrow('ENOENT');
    expect(await servedOn(folders, shuttersPage)).toContain('Volets repeints');
  });

  it('is one of all photographs that a project ever showed when the whole project is removed', async () => {
    const { folders, options, publishing } = await startMachine();
    const gone = await picturesOf(folders, 'green');
    await publishing([{ ...shutters, photos: [photoOf('red', 'before'), photoOf('blue', 'after')] }, roof]);

    await removeMedia(folders, { originals: [], projects: ['0'] }, options);
    expect(await copiesOf(gone)).toEqual([]);
    await expect(servedOn(folders, shuttersPage)).rejects.toThrow('ENOENT');
    expect(await servedOn(folders, roofPage)).toContain('Toit démoussé');
    const registry = await readRegistry(folders);
    await removeMedia(folders, { originals: [], projects: ['0'] }, options);
    expect(await readRegistry(folders)).toEqual(registry);
  });
});

describe('A photograph that is missing in the store and was not removed', () => {
  it('makes a machine refuse to compose, and changes nothing', async () => {
    const { folders, options } = await startMachine();
    for (const { key } of await folders.store.list('media/')) await folders.store.remove(key);
    const before = await readRegistry(folders);
    const other = machine('b');
    await releaseTowns(other, next, ['riom', 'volvic']);

    const promotion = promoteReleases(other, () => [{ app: 'towns', version: next }], options);
    await expect(promotion).rejects.toThrow(/media\/pictures\/.* is missing in .*store/);
    expect(await readRegistry(folders)).toEqual(before);
  });
});
