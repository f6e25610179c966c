import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startedForEach } from '@renovation-th/shared/testing/started-for-each';
import { integrityOf, listFiles } from '../files';
import { liveVersion } from '../registry';
import { readRegistry } from '../store/log';
import { stateFolders, type StateFolders } from '../state-folders';
import { openFolderStore } from '../store/folder-store';
import { openFollower } from '../store/follower';
import { syncFromStore } from '../store/sync-from-store';
import { currentOwnersRelease } from './make-owners-release';
import { publish, rollBackOwner, withdraw } from './publish';
import {
  namesOf,
  photo,
  photoName,
  prepared,
  sampleProject,
  served,
  startOwnersSite,
} from './testing/owners-site';

const temporary = startedForEach(
  async () => ({ folder: await mkdtemp(path.join(os.tmpdir(), 'withdrawn-')) }),
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

const machine = (name: string, isShared = false): StateFolders => {
  const folders = stateFolders(path.join(temporary.folder, name));
  return isShared ? { ...folders, store: openFolderStore(path.join(temporary.folder, 'store')) } : folders;
};

/** Starts a site whose owner has published the project `shutters`, and then also `roof`. */
async function startMachine(folders: StateFolders) {
  const options = await startOwnersSite(folders);
  const files: Record<string, Buffer> = {};
  for (const color of ['green', 'tan', 'gray']) files[photoName(color)] = await photo(color);
  const publishing = async (projects: readonly object[], identity = {}) => {
    const given = { identity, projects: JSON.parse(JSON.stringify(projects)) };
    return publish(folders, await prepared(temporary.folder, given, files), options, () => undefined);
  };
  await publishing([shutters]);
  await publishing([shutters, roof]);
  return { options, publishing };
}

/** Hashes all pictures that were made from the photograph of this colour. */
async function picturesOf({ releases }: StateFolders, color: string): Promise<ReadonlySet<string>> {
  const hashes = new Set<string>();
  const versions = (await listFiles(releases)).filter((file) => file.endsWith('server/statements.json'));
  for (const file of versions) {
    const { pictures } = JSON.parse(await readFile(path.join(releases, file), 'utf8'));
    for (const picture of pictures[originalOf(color)] ?? [])
      hashes.add(integrityOf(await readFile(path.join(releases, file, '../../client', picture))));
  }
  return hashes;
}

/** Lists all copies of these files on all machines and in the store. */
async function copiesOf(hashes: ReadonlySet<string>): Promise<readonly string[]> {
  const copies: string[] = [];
  for (const file of await listFiles(temporary.folder))
    if (
      !file.startsWith('input/') &&
      hashes.has(integrityOf(await readFile(path.join(temporary.folder, file))))
    )
      copies.push(file);
  return copies;
}

const texts = async (words: string): Promise<readonly string[]> => {
  const files = (await listFiles(temporary.folder)).filter((file) => !file.startsWith('input/'));
  const contents = await Promise.all(
    files.map((file) => readFile(path.join(temporary.folder, file), 'utf8')),
  );
  return files.filter((_, at) => contents[at]?.includes(words));
};

describe.each([
  ['a machine without a shared store', false],
  ['machines that share a store', true],
])('A withdrawn photograph on %s', (_kind, isShared) => {
  it('is removed from every release and every former site, and no rollback restores it', async () => {
    const folders = machine('a', isShared);
    const { options, publishing } = await startMachine(folders);
    const [gone, kept] = [await picturesOf(folders, 'green'), await picturesOf(folders, 'blue')];
    expect(await copiesOf(gone)).not.toEqual([]);

    const { pages } = await withdraw(folders, { originals: [originalOf('green')], projects: [] }, options);
    expect(pages.map(({ path }) => `${path.slice(1)}/index.html`)).toEqual([]);
    expect(await copiesOf(gone)).toEqual([]);
    expect(await copiesOf(kept)).not.toEqual([]);
    expect(await served(folders, shuttersPage)).toContain('Volets repeints');

    await rollBackOwner(folders, undefined, options);
    await expect(served(folders, roofPage)).rejects.toThrow('ENOENT');
    expect(await served(folders, shuttersPage)).toContain('Volets repeints');
    const registry = await readRegistry(folders);
    expect(await currentOwnersRelease(folders.releases, registry, options.identity)).toEqual({
      ...{ app: 'owner', version: liveVersion(registry, 'owner') },
    });
    await publishing([shutters, roof], { owner: 'Camille Exemple' });
    expect(await copiesOf(gone)).toEqual([]);
  });

  it('is removed with its project when no pair of before and after remains, in former versions too', async () => {
    const folders = machine('a', isShared);
    const { options, publishing } = await startMachine(folders);
    await publishing([shutters, roof], { owner: 'Camille Exemple' });

    await withdraw(folders, { originals: [originalOf('tan')], projects: [] }, options);
    await expect(served(folders, roofPage)).rejects.toThrow('ENOENT');
    await rollBackOwner(folders, undefined, options);
    await expect(served(folders, roofPage)).rejects.toThrow('ENOENT');
    expect(await texts('Toit démoussé')).toEqual([]);
  });

  it('is removed from former versions too when the customer withdraws consent for the whole project', async () => {
    const folders = machine('a', isShared);
    const { options, publishing } = await startMachine(folders);
    const gone = await picturesOf(folders, 'green');
    await publishing([{ ...shutters, photos: [photoOf('red', 'before'), photoOf('blue', 'after')] }, roof]);

    await withdraw(folders, { originals: [], projects: ['0'] }, options);
    expect(await copiesOf(gone)).toEqual([]);
    expect(await texts('Volets repeints')).toEqual([]);
    expect(await served(folders, roofPage)).toContain('Toit démoussé');
  });
});

describe('A withdrawn photograph on another machine', () => {
  it('is removed when the other machine follows the store', async () => {
    const [a, b] = [machine('a', true), machine('b', true)];
    const { options } = await startMachine(a);
    const follow = async () => {
      await syncFromStore(b);
      await (await openFollower(b)).check();
    };
    await follow();
    const gone = await picturesOf(a, 'green');
    await withdraw(a, { originals: [originalOf('green')], projects: [] }, options);

    await follow();
    expect(await copiesOf(gone)).toEqual([]);
    expect(await served(b, shuttersPage)).toContain('Volets repeints');
  });
});
