import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Project } from '@renovation-th/shared/contracts/published';
import { isPaired } from '../identity/owner-input';
import { removeOtherSites } from '../compose/make-current';
import { DamagedState } from '../delivery-error';
import { integrityOf, jsonText, removeTree, writeWhole } from '../files';
import { forEachAtOnce } from '../for-each-at-once';
import { print } from '../progress';
import { publishedTexts, readPublished } from '../release/published-lists';
import {
  pictureCacheFolder,
  ownerApp,
  readRelease,
  releasedVersions,
  releaseFolder,
} from '../release/release-record';
import type { StateFolders } from '../state-folders';
import { readHistory, readRegistry } from './log';
import type { Store } from './store';
import { objectKey } from './stored-files';
import { fetchRelease, recordKey, storedReleases } from './stored-release';
import { deleteStoredSites } from './stored-site';
import {
  ownersAddress,
  readStatements,
  statementsFile,
  statementsText,
  type Statements,
} from '../owners-statements';

type Folders = Pick<StateFolders, 'releases' | 'store'>;

/** Contains an object for each withdrawn original, named after the hash of the original. None is ever removed. */
const withdrawnFolder = 'withdrawn';

const originalsIn = async (store: Store): Promise<readonly string[]> =>
  (await store.list(`${withdrawnFolder}/`)).map(({ key }) => path.basename(key));

/** Reads the withdrawn originals. */
export const readWithdrawn = async ({ store }: Pick<Folders, 'store'>): Promise<ReadonlySet<string>> =>
  new Set(await originalsIn(store));

/** Marks originals as withdrawn. */
export async function addWithdrawn({ store }: Folders, originals: readonly string[]): Promise<void> {
  await forEachAtOnce(originals, (original) =>
    store.putIfAbsent(`${withdrawnFolder}/${original}`, Buffer.from(original)),
  );
}

/** Removes withdrawn photographs from all releases of the owner, on this machine and in the store. */
export async function obeyWithdrawals(folders: Folders): Promise<void> {
  const withdrawn = await readWithdrawn(folders);
  if (withdrawn.size === 0) return;
  for (const version of await releasedVersions(folders.releases, ownerApp))
    await redact(folders, version, withdrawn).catch((error: unknown) => {
      if (!(error instanceof DamagedState)) throw error;
      print(`! Withdrawn photographs may remain in owner ${version}. ${error.message}`);
    });
}

/**
 * Rewrites a release without its withdrawn photographs, and without projects that then lack a before or an after
 * photograph. Writes the statements last, so that the next run repeats an interrupted run.
 */
async function redact(
  { releases, store }: Folders,
  version: string,
  withdrawn: ReadonlySet<string>,
): Promise<void> {
  const folder = releaseFolder(releases, ownerApp, version);
  const statements = await readStatements(folder);
  if (!Object.keys(statements.pictures).some((original) => withdrawn.has(original))) return;

  const release = await readRelease(releases, ownerApp, version);
  const { projects = [] } = await readPublished(releases, release);
  const { pictures, dropped, ...published } = withoutWithdrawn(statements.pictures, projects, withdrawn);
  const keptStatements = statementsText({ ...statements, pictures });
  const texts = { ...publishedTexts(ownerApp, published), [statementsFile]: keptStatements };
  const hashes = Object.entries(texts).map(([file, text]) => [file, integrityOf(text)]);
  const files = Object.entries(release.files).filter(([file]) => !dropped.includes(file));
  const before = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')) as object;
  const record = { ...before, files: Object.fromEntries([...files, ...hashes]) };
  const recordText = jsonText(record);

  const key = recordKey({ app: ownerApp, version });
  if ((await store.get(key)) !== null) {
    for (const text of Object.values(texts))
      await store.putIfAbsent(objectKey(integrityOf(text)), Buffer.from(text));
    await store.remove(key);
    await store.putIfAbsent(key, Buffer.from(recordText));
    const replaced = [...dropped, ...Object.keys(texts)].flatMap((file) => release.files[file] ?? []);
    await forEachAtOnce(replaced, (hash) => store.remove(objectKey(hash)));
  }
  for (const [file, text] of Object.entries(texts))
    if (file !== statementsFile) await writeWhole(path.join(folder, file), text);
  await writeWhole(path.join(folder, 'release.json'), recordText);
  for (const file of dropped) await rm(path.join(folder, file), { force: true });
  await writeWhole(path.join(folder, statementsFile), keptStatements);
}

/** @returns the projects and pictures that remain, and the files that no project shows any more. */
function withoutWithdrawn(
  all: Statements['pictures'],
  published: readonly Project[],
  withdrawn: ReadonlySet<string>,
) {
  const entries = Object.entries(all);
  const addressesOf = (of: typeof entries) => new Set(of.flatMap(([, files]) => files.map(ownersAddress)));
  const removed = addressesOf(entries.filter(([original]) => withdrawn.has(original)));
  const filesOf = ({ picture }: Project['photos'][number]) => [
    ...picture.avif.map(({ file }) => file),
    picture.fallback,
  ];
  const isShown = (photo: Project['photos'][number]) => !filesOf(photo).some((file) => removed.has(file));
  const projects = published
    .map((project) => ({ ...project, photos: project.photos.filter(isShown) }))
    .filter(({ photos }) => isPaired(photos));
  const used = new Set(projects.flatMap(({ photos }) => photos.flatMap(filesOf)));
  const kept = entries.filter(([, files]) => files.some((file) => used.has(ownersAddress(file))));
  const keptFiles = new Set(kept.flatMap(([, files]) => files));
  const dropped = entries.flatMap(([, files]) => files).filter((file) => !keptFiles.has(file));
  return { projects, pictures: Object.fromEntries(kept), dropped: dropped.map((file) => `client/${file}`) };
}

/** Lists the originals that these projects show in any release. */
export async function originalsOfProjects(
  folders: Folders,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { releases, store } = folders;
  for (const release of await storedReleases(store, ownerApp)) await fetchRelease(folders, release);
  const originals = new Set<string>();
  for (const version of await releasedVersions(releases, ownerApp)) {
    const { slugs, pictures } = await readStatements(releaseFolder(releases, ownerApp, version));
    const { projects = [] } = await readPublished(releases, await readRelease(releases, ownerApp, version));
    const text = JSON.stringify(projects.filter(({ slug }) => ids.some((id) => slugs[id] === slug)));
    for (const [original, files] of Object.entries(pictures))
      if (files.some((file) => text.includes(`"${ownersAddress(file)}"`))) originals.add(original);
  }
  return [...originals];
}

/** Deletes the picture cache and the earlier sites, because they contain copies of withdrawn photographs. */
export async function deleteCopies(folders: StateFolders): Promise<void> {
  await removeTree(path.join(folders.releases, ownerApp, pictureCacheFolder));
  await removeOtherSites(folders.site);
  await deleteStoredSites(folders.store, await readRegistry(folders), await readHistory(folders));
}
