import { rename } from 'node:fs/promises';
import path from 'node:path';
import type { JsonValue } from '@renovation-th/shared/contracts/json';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { listFolders, removeTree } from '../files';
import { composeSite } from '../compose/compose';
import { GateRefusal, judge } from '../gate/gate';
import { refusalText } from '../gate/refusal';
import { withReleases } from '../promotion/changes';
import { changeLive, type ChangeOptions, type Decide } from '../promotion/promote';
import { afterChange, type NamedRelease, type Registry } from '../registry';
import { releasedVersions } from '../release/release-record';
import type { StateFolders } from '../state-folders';
import { readHistory, readRegistry } from '../store/log';
import { sendFiles } from '../store/transfer';
import { contentOn, readContent, readLiveContent, storeContent, type Content } from './content';
import { contentInput, problemsIn, withoutPhotos, type Problem } from './input';
import { madeFolder, makeMedia, type Media } from './pictures';
import { storedProjects, slugsOf, type Slugs } from './projects';
import { ownerMessages, Refused } from './refused';
import { deleteRemovedMedia, withRemoved } from './removal';
import { typesetAll } from './typeset';

/** Everything that the owner has prepared, before validation, and the folder of its files. */
export type Prepared = { input: JsonValue; folder: string };

/** Hash of the live content, and the time at which it last became live; null if there is none. */
export type Published = { content: string; date: string } | null;

/** Publishes content. While nothing is live, the releases of this machine go live with it. @throws Refused */
export async function publishContent(
  folders: StateFolders,
  prepared: Prepared,
  options: ChangeOptions,
): Promise<Published> {
  const { content, media, slugs } = await prepare(folders, prepared, options.identity);
  await sendFiles(folders.store, madeFolder(folders), media.made);
  const hash = await storeContent(folders.store, content);
  return change(folders, { ...options, kind: 'publish' }, slugs, async (before) => ({
    ...(await withFirstReleases(folders, before)),
    content: hash,
  }));
}

/**
 * Composes the whole site, with the prepared content, into the folder `to`. Stores nothing.
 * @returns the gate's refusals. @throws Refused when a page cannot be rendered.
 */
export async function previewContent(
  folders: StateFolders,
  { to: target, ...prepared }: Prepared & { to: string },
  { identity }: ChangeOptions,
): Promise<readonly Problem[]> {
  const { content, media, slugs } = await prepare(folders, prepared, identity);
  const before = await readRegistry(folders);
  const next = afterChange(before, await withFirstReleases(folders, before));
  const shown = { ...contentOn(content, next), isPreview: true };

  const draft = `${path.resolve(target)}.${process.pid}`;
  const made = Object.entries(media.made).map(
    ([file, hash]) => [hash, path.join(madeFolder(folders), file)] as const,
  );
  const site = await composeSite(draft, folders, next, shown, new Map(made));
  try {
    // The content has no hash yet, so any other hash tells the gate that it is new.
    const change = { before, next: { ...next, content: 'preview' } };
    const refused = await judge(folders, change, shown, site).then(
      () => [],
      (error: unknown) => problemsOf(error, slugs),
    );
    if (site.failures.length > 0) throw new Refused(refused);
    await removeTree(target);
    await rename(draft, target);
    return refused;
  } finally {
    await removeTree(draft);
  }
}

/** Makes earlier content live again, with today's releases. */
export async function goBack(
  folders: StateFolders,
  content: string,
  options: ChangeOptions,
): Promise<Published> {
  await readContent(folders.store, content);
  return change(folders, { ...options, kind: 'publish' }, {}, (before) => ({ ...before, content }));
}

/**
 * Removes photographs, and all photographs of projects, from the site, from earlier versions, from the store and from
 * this machine. Skips the gate, because a removal must not wait for other corrections. Repeating it changes nothing.
 * @returns what is live then, and the error of a store that keeps a copy, or null.
 */
export async function removeMedia(
  folders: StateFolders,
  removed: { originals: readonly string[]; projects: readonly string[] },
  options: ChangeOptions,
): Promise<{ live: Published; refusal: string | null }> {
  const live = await change(folders, { ...options, kind: 'remove', withoutGate: true }, {}, (before) =>
    withRemoved(folders, before, removed),
  );
  return { live, refusal: await deleteRemovedMedia(folders) };
}

/** Composes the site for today, and appends an entry if the new day changes a page. @throws DeliveryError */
export const refreshDay = (folders: StateFolders, options: ChangeOptions): Promise<Published> =>
  change(folders, options, {}, (before) => before);

/** Makes content from the prepared input and the live content. @throws Refused when a field is invalid. */
async function prepare(
  folders: StateFolders,
  { input: given, folder }: Prepared,
  base: Identity,
): Promise<{ content: Content; media: Media; slugs: Slugs }> {
  const checked = contentInput.safeParse(given);
  if (!checked.success) throw new Refused(problemsIn(checked.error));
  const registry = await readRegistry(folders);
  const input = withoutPhotos(typesetAll(checked.data), new Set(registry.removedMedia));
  const live = await readLiveContent(folders.store, registry, base);
  const slugs = slugsOf(input.projects, live.slugs);
  const media = await makeMedia(folders, input, folder, live.media);
  const { portrait, certificate, hashes } = media;
  const content = {
    ...{ ...live, portrait, certificate, media: hashes },
    identity: { ...live.identity, ...input.identity },
    slugs: { ...live.slugs, ...slugs },
    projects: storedProjects(input.projects, slugs, media),
  };
  return { content, media, slugs };
}

/** Adds the newest release of each app on this machine to an empty registry, as after the installation of a package. */
async function withFirstReleases(folders: StateFolders, before: Registry): Promise<Registry> {
  if (before.number > 0) return before;
  const chosen: NamedRelease[] = [];
  for (const app of await listFolders(folders.releases))
    for (const version of (await releasedVersions(folders.releases, app)).slice(0, 1))
      chosen.push({ app, version });
  return { ...before, ...(await withReleases(folders, before, chosen)) };
}

/** Changes what is live. @returns what is live then. @throws Refused when the gate refuses. */
async function change(
  folders: StateFolders,
  options: ChangeOptions,
  slugs: Slugs,
  decide: Decide,
): Promise<Published> {
  await changeLive(folders, options, decide).catch((error: unknown) => {
    throw new Refused(problemsOf(error, slugs));
  });
  const history = await readHistory(folders);
  const content = history.at(-1)?.content ?? null;
  const since = history[history.findLastIndex((entry) => entry.content !== content) + 1];
  return content === null || !since ? null : { content, date: since.date };
}

/** Converts the gate's refusals into problems for the owner. Rethrows any other error. */
function problemsOf(error: unknown, slugs: Slugs): readonly Problem[] {
  if (!(error instanceof GateRefusal)) throw error;
  return error.findings.refusals.map((refusal) => {
    const { pages, gap } = refusal;
    if (gap) return { field: gap.field, message: gap.why };
    const isOf = ([, slug]: [string, string]) => pages.includes(`/realisations/${slug}`);
    const [project] = Object.entries(slugs).find(isOf) ?? [];
    const detail = refusalText(refusal);
    if (project) return { field: `projects.${project}`, message: ownerMessages.project, detail };
    return { field: '', message: ownerMessages.page, detail };
  });
}
