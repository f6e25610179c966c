import path from 'node:path';
import { readIfThere } from '../../server/forms/read-if-there';
import type { Registry } from '../registry';
import type { StateFolders } from '../state-folders';
import { inputsDigest } from './compose';
import { type ComposeOptions, optionsFor } from './compose-options';
import { isWhole, readManifest } from './site-manifest';

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
  const inputs = inputsDigest(registry, await optionsFor(folders.releases, registry, options));
  if (!folders.store.isOwn) return registry.store?.inputs === inputs;
  const folder = path.join(folders.site, 'current');
  const manifest = await readManifest(folder, inputs);
  return manifest !== null && isWhole(folder, manifest);
}
