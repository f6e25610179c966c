import path from 'node:path';
import { composeDraft, filesIn, inputsDigest, type SiteDraft } from './compose';
import type { ComposeOptions } from './compose-inputs';
import { draftFolder } from './make-current';
import { publishOffers } from './offered-releases';
import { publishReleases } from './publish-releases';
import { isWhole, readManifest, writeManifest, type SiteManifest } from './site-manifest';
import { listFolders, readIfThere, removeTree } from '../files';
import { timed } from '../progress';
import type { Registry } from '../registry';
import type { StateFolders } from '../state-folders';

/** A site that visitors could be switched to: composed just now, or composed earlier from the same inputs. */
export type ReadySite = Pick<SiteDraft, 'folder' | 'paths' | 'failures' | 'made' | 'manifest'> & {
  isDraft: boolean;
  /** Hash of what it was composed from. */
  inputs: string;
};

/** Whether there is a composed site to serve, whatever it was composed from. */
export async function hasServedSite(folders: StateFolders): Promise<boolean> {
  return (await readIfThere(path.join(folders.site, 'current', '404.html'))) !== null;
}

/**
 * Whether `site/current` was composed from exactly these inputs, and every file is as it was made; where machines share
 * a store, whether the site that it names was.
 */
export async function isServed(
  folders: StateFolders,
  registry: Registry,
  options: ComposeOptions,
): Promise<boolean> {
  if (!folders.store.isOwn) return registry.store?.inputs === inputsDigest(registry, options);
  return (await composedFrom(inputsDigest(registry, options), path.join(folders.site, 'current'))) !== null;
}

/** @returns null unless a composed site is there, made from these inputs, every file as it was made. */
async function composedFrom(inputs: string, folder: string): Promise<SiteManifest | null> {
  const manifest = await readManifest(folder, inputs);
  return manifest && isWhole(folder, manifest) ? manifest : null;
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
  const inputs = inputsDigest(registry, options);
  for (const name of await listFolders(folders.site)) {
    const folder = path.join(folders.site, name);
    const manifest = await composedFrom(inputs, folder);
    if (manifest) return { folder, manifest, paths: [], failures: [], made: [], isDraft: false, inputs };
  }
  const draft = await timed('Compose', () =>
    composeDraft(draftFolder(folders.site), folders, registry, options),
  );
  return { ...draft, isDraft: true, inputs };
}

/** Tabs may be open with releases that were made after a site that is served again. */
export async function addLaterReleases(
  { releases }: StateFolders,
  registry: Registry,
  { folder, isDraft, manifest: { inputs, files } }: ReadySite,
  { identity }: ComposeOptions,
): Promise<void> {
  if (isDraft) return;
  const published = await publishReleases(releases, folder, registry);
  if (identity.allowsOverrides) await publishOffers(releases, folder);
  await writeManifest(folder, { inputs, files: await filesIn(folder, files, published) });
}

/** Removes the draft of a site that will not be served. */
export async function discard({ folder, isDraft }: ReadySite): Promise<void> {
  if (isDraft) await removeTree(folder);
}
