import { createHash } from 'node:crypto';
import path from 'node:path';
import { stagedFolder } from '../../server/static/visitor-bucket';
import { composeDraft, type SiteDraft } from './compose';
import type { ComposeOptions } from './compose-inputs';
import { draftFolder } from './make-current';
import { publishOffers } from './offered-releases';
import { hasListedFiles } from './page-list';
import { publishReleases } from './publish-releases';
import { stagedRelease } from './staged-release';
import { deliveryDigest } from '../delivery-digest';
import { listFolders, readIfThere, removeTree, writeWhole } from '../files';
import { timed } from '../progress';
import { liveEntry, releaseBase, visitedReleases, type Registry } from '../registry';
import { damagedFiles, filesOfHalf } from '../release-files';
import { readReleaseFiles } from '../release-record';
import type { StateFolders } from '../state-folders';

/** Remembers in a composed folder what it was composed from. A dot file is never served. */
const inputsFile = '.inputs';

/** A site that visitors could be switched to: composed just now, or composed earlier from the same inputs. */
export type ReadySite = Pick<SiteDraft, 'folder' | 'paths' | 'failures' | 'made'> & {
  isDraft: boolean;
  /** Hash of what it was composed from. */
  inputs: string;
};

/** Whether there is a composed site to serve, whatever it was composed from. */
export async function hasServedSite(folders: StateFolders): Promise<boolean> {
  return (await readIfThere(path.join(folders.site, 'current', '404.html'))) !== null;
}

/**
 * Whether `site/current` was composed from exactly these inputs, and its releases are undamaged; where machines share
 * a store, whether the site that it names was.
 */
export async function isServed(
  folders: StateFolders,
  registry: Registry,
  options: ComposeOptions,
): Promise<boolean> {
  if (!folders.store.isOwn) return registry.store?.inputs === (await inputsDigest(registry, options));
  const current = path.join(folders.site, 'current');
  return isComposedFrom(await inputsDigest(registry, options), current, folders.releases, registry);
}

async function isComposedFrom(inputs: string, site: string, releases: string, registry: Registry) {
  const known = await readIfThere(path.join(site, inputsFile));
  return known === inputs && (await servesWhole(site, releases, registry));
}

/** Whether visitors of a composed site get each release as its record says, and each page as it was made. */
async function servesWhole(site: string, releases: string, registry: Registry): Promise<boolean> {
  for (const { app, version } of visitedReleases(registry)) {
    const record = await readReleaseFiles(releases, app, version).catch(() => null);
    if (!record) return false;
    const files = filesOfHalf(record, 'client');
    if ((damagedFiles(path.join(site, releaseBase(app, version)), files)).length > 0) return false;
  }
  const places = [site, ...(stagedRelease(registry) ? [path.join(site, stagedFolder)] : [])];
  for (const place of places) if (!(await hasListedFiles(place))) return false;
  return true;
}

/**
 * The site for a registry. Composing is pure and the former site is kept, so a site that was made from
 * the same inputs, as after a rollback, is not rendered again.
 */
export async function readySite(
  folders: StateFolders,
  registry: Registry,
  options: ComposeOptions,
): Promise<ReadySite> {
  const inputs = await inputsDigest(registry, options);
  for (const name of await listFolders(folders.site)) {
    const folder = path.join(folders.site, name);
    if (await isComposedFrom(inputs, folder, folders.releases, registry))
      return { folder, paths: [], failures: [], made: [], isDraft: false, inputs };
  }
  const draft = await timed('Compose', () =>
    composeDraft(draftFolder(folders.site), folders, registry, options),
  );
  await writeWhole(path.join(draft.folder, inputsFile), inputs);
  return { ...draft, isDraft: true, inputs };
}

/** Tabs may be open with releases that were made after a site that is served again. */
export async function addLaterReleases(
  { releases }: StateFolders,
  registry: Registry,
  { folder, isDraft }: ReadySite,
  { identity }: ComposeOptions,
): Promise<void> {
  if (isDraft) return;
  await publishReleases(releases, folder, registry);
  if (identity.allowsOverrides) await publishOffers(releases, folder);
}

/** Removes the draft of a site that will not be served. */
export async function discard({ folder, isDraft }: ReadySite): Promise<void> {
  if (isDraft) await removeTree(folder);
}

/** One hash over everything that the site is made from. What was live, and who watches, is not part of it. */
async function inputsDigest(registry: Registry, { identity, year }: ComposeOptions): Promise<string> {
  const releases = Object.keys(registry.microFrontends)
    .sort()
    .map((app) => {
      const { history: _h, watch: _w, outcomes: _o, ...extras } = liveEntry(registry, app)?.extras ?? {};
      return [app, registry.microFrontends[app]?.map((entry) => ({ ...entry, extras }))];
    });
  const hash = createHash('sha256').update(JSON.stringify([releases, identity, year]));
  return hash.update(await deliveryDigest()).digest('hex');
}
