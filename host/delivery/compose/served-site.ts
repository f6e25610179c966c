import path from 'node:path';
import { readIfThere } from '../../server/forms/read-if-there';
import type { Registry } from '../registry';
import type { StateFolders } from '../state-folders';
import { inputsDigest } from './compose';
import { type ComposeOptions, optionsFor } from './compose-options';
import { isMadeFrom, isWhole, manifestOfText, readManifestText } from './site-manifest';

/** Whether there is a composed site to serve, whatever it was composed from. */
export async function hasServedSite(folders: StateFolders): Promise<boolean> {
  return (await readIfThere(path.join(folders.site, 'current', '404.html'))) !== null;
}

/** Whether `site/current` is the site that the registry names, made of exactly these inputs, and whole. */
export async function isServed(
  folders: StateFolders,
  registry: Registry,
  options: ComposeOptions,
): Promise<boolean> {
  const inputs = inputsDigest(registry, await optionsFor(folders.releases, registry, options));
  const folder = path.join(folders.site, 'current');
  const named = await readManifestText(folder);
  if (!named || named.site !== registry.store?.site) return false;
  if (!isMadeFrom(named.text, inputs)) return false;
  const manifest = manifestOfText(named.text);
  return manifest !== null && isWhole(folder, manifest);
}
