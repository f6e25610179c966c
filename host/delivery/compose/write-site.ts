import { rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Identity } from '@renovation-th/shared/identity/identity';
import type { ResponseHeaderRules } from '../../server/static/response-headers';
import { bucketsFolder, stagedFolder } from '../../server/static/visitor-bucket';
import { listFiles, writeDraft } from '../files';
import type { Registry } from '../registry';
import { formTroubleFiles } from './form-trouble';
import { nginxFiles, nginxFolder } from './nginx-files';
import { publishReleases } from './publish-releases';
import { liveVariant, stagedBuckets, stagedRelease, stagedVariant } from './staged-release';

type SiteRequest = {
  /** Gets the site; there is none yet. */
  folder: string;
  releases: string;
  registry: Registry;
  headers: ResponseHeaderRules;
  identity: Identity;
};

/**
 * Writes a whole site: the documents, with those of a staged release beside them in a folder of
 * their own, which visitors get which, the releases that all share, and what servers have to know.
 * @param writeDocuments writes those of one set of releases. @returns the paths of the live pages.
 * @throws what writing throws, and leaves no folder then.
 */
export async function writeSite(
  { folder, releases, registry, headers, identity }: SiteRequest,
  writeDocuments: (place: string, variant: Registry) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const staged = stagedRelease(registry);
  const place = path.join(folder, stagedFolder);
  try {
    // First, since nothing can be made of a live release that is damaged.
    await publishReleases(releases, folder, registry);
    const live = await writeDocuments(folder, liveVariant(registry));
    const others = staged ? await writeDocuments(place, stagedVariant(registry)) : [];
    if (staged) await laterThanNow(place);
    for (const bucket of staged ? stagedBuckets(staged) : [])
      await writeDraft(path.join(folder, bucketsFolder, String(bucket)), '');

    await writeDraft(path.join(folder, 'headers.json'), JSON.stringify(headers, null, 2));
    const pages = [...new Set([...live, ...others])];
    const forNginx = { ...nginxFiles(headers, pages), ...formTroubleFiles(identity) };
    for (const [name, text] of Object.entries(forNginx))
      await writeDraft(path.join(folder, nginxFolder, name), text);
    return live;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Servers make an ETag of time and length: a visitor who changes sides must not hear « unchanged ». */
async function laterThanNow(folder: string): Promise<void> {
  const later = new Date(Date.now() + 2_000);
  for (const file of await listFiles(folder)) await utimes(path.join(folder, file), later, later);
}
