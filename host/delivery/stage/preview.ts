import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { ResponseHeaderRules } from '../../server/static/response-headers';
import { composeDraft, refuseFailures } from '../compose/compose';
import type { ComposeOptions } from '../compose/compose-inputs';
import { siteHeaders } from '../compose/headers';
import { liveVariant } from '../compose/staged-release';
import { DeliveryError } from '../delivery-error';
import { listFolders, writeDraft } from '../files';
import { readStateFile } from '../parse-or-refuse';
import { readRegistry, withLive } from '../registry';
import { readRelease } from '../release-record';
import type { StateFolders } from '../state-folders';

const previewRecord = z.object({
  app: z.string(),
  version: z.string(),
  /** When it was composed. What has gone live since is not in it. */
  composedAt: z.iso.datetime(),
  pages: z.number(),
});

export type Preview = z.infer<typeof previewRecord> & {
  /** First part of its host name, and its folder below `site/previews`. */
  label: string;
};

/** Robots keep off; the canonical addresses inside go on naming the live site. */
const previewHeaders: ResponseHeaderRules = {
  ...siteHeaders,
  '*': { ...siteHeaders['*'], 'X-Robots-Tag': 'noindex' },
};

const recordFile = '_preview.json';

/** Previews lie beside the composed sites, one folder each. */
export const previewsFolder = (folders: StateFolders) => path.join(folders.site, 'previews');

/** @example previewLabel('towns', '1.3.0-3fa9c2d1e0') // => 'towns-1-3-0-3fa9c2d1e0' */
function previewLabel(app: string, version: string): string {
  return `${app}-${version.replaceAll('.', '-')}`;
}

/** @example previewAddress('towns-1-3-0-3fa9c2d1e0', 8080) // browsers take it to this machine */
export function previewAddress(label: string, port: number): string {
  return `http://${label}.localhost:${port}/`;
}

/**
 * Composes the live releases with one release replaced, into a folder beside the live site. An older
 * preview of the same release is replaced. The preview's forms reach nobody.
 * @throws DeliveryError when the release does not exist or the site cannot be composed with it.
 */
export async function makePreview(
  folders: StateFolders,
  app: string,
  version: string,
  options: ComposeOptions,
): Promise<Preview> {
  const registry = liveVariant(await readRegistry(folders.releases));
  const release = await readRelease(folders.releases, app, version);
  const label = previewLabel(app, version);
  const place = path.join(previewsFolder(folders), label);
  const draft = path.join(previewsFolder(folders), `.${label}-${process.pid}`);

  await rm(draft, { recursive: true, force: true });
  // An external form service would take a trial for a request; in a preview this address has no service.
  const identity = { ...options.identity, formEndpoint: '/envoi' };
  const swapped = withLive(registry, release);
  const site = await composeDraft(draft, folders, swapped, { ...options, identity }, previewHeaders);
  await refuseFailures(site);
  const record = { app, version, composedAt: new Date().toISOString(), pages: site.paths.length };
  await writeDraft(path.join(draft, recordFile), JSON.stringify(record));
  await rm(place, { recursive: true, force: true });
  await rename(draft, place);
  return { label, ...record };
}

/** The previews that there are, the newest first. */
export async function listPreviews(folders: StateFolders): Promise<Preview[]> {
  const previews: Preview[] = [];
  for (const label of await listFolders(previewsFolder(folders))) {
    const file = path.join(previewsFolder(folders), label, recordFile);
    const record = await readStateFile(previewRecord, file, 'Remove its folder.');
    if (record) previews.push({ label, ...record });
  }
  return previews.sort((a, b) => b.composedAt.localeCompare(a.composedAt));
}

/** @throws DeliveryError when there is no such preview. */
export async function removePreview(folders: StateFolders, app: string, version: string): Promise<void> {
  const previews = await listPreviews(folders);
  const label = previewLabel(app, version);
  if (!previews.some((preview) => preview.label === label)) {
    const names = previews.map((preview) => `${preview.app}@${preview.version}`);
    throw new DeliveryError(
      `There is no preview of ${app} ${version}.`,
      names.length > 0 ? `There are previews of: ${names.join(', ')}.` : 'There is none at all.',
    );
  }
  await rm(path.join(previewsFolder(folders), label), { recursive: true });
}
