import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { AppName } from '../../../webpack/remotes';
import { readIdentity } from '../../delivery/owner/identity';
import { readLiveSite } from '../../delivery/compose/live-site';
import { DeliveryError } from '../../delivery/delivery-error';
import { listFolders } from '../../delivery/files';
import { readSiteContent } from '../../delivery/owner/content';
import { afterChange, liveVersion, withLive } from '../../delivery/registry';
import { readRegistry } from '../../delivery/store/log';
import type { ReleaseRecord } from '../../delivery/release/release-record';
import type { StateFolders } from '../../delivery/state-folders';
import { headerMatcher, type HeaderMatcher } from '../site-headers';

/** The live site with working copies. Each page is rendered on request. */
export type WorkingSite = {
  /**
   * Renders a page. @param path null for the not-found page. @returns null when the site has no such page.
   * @throws DeliveryError, and any error that a component throws.
   */
  document: (path: string | null) => Promise<string | null>;
  /** Texts such as the sitemap, by URL path. */
  texts: Readonly<Record<string, string>>;
  headersFor: HeaderMatcher;
};

/** Checks that there is a live site. @throws DeliveryError that says how to make one. */
export async function refuseWithoutLiveSite(folders: StateFolders, app: AppName): Promise<void> {
  if (liveVersion(await readRegistry(folders), 'host')) return;
  throw new DeliveryError(
    `${folders.store.name} has no live site yet in which to show ${app}.`,
    'Run npm start once: it builds, releases and composes everything. Then run this again.',
  );
}

export type WorkingFolders = {
  live: StateFolders;
  /** Folders with the builds of the working copy, and links to all other releases. */
  working: StateFolders;
};

/**
 * Opens the live site with working copies.
 * @throws DeliveryError for the same reasons as compose, such as a page that another app has too.
 */
export async function openWorkingSite(
  { live, working }: WorkingFolders,
  records: readonly ReleaseRecord[],
): Promise<WorkingSite> {
  await linkReleases(live.releases, working.releases, records);
  const registry = afterChange(await readRegistry(live), await readRegistry(live));
  const content = await readSiteContent(live.store, registry, await readIdentity());
  const site = await readLiveSite(
    working.releases,
    records.reduce((all, one) => withLive(all, one), registry),
    content,
  );
  const [failure] = site.failures;
  if (failure) throw failure.error;
  const texts = Object.entries(site.texts(() => null)).map(([file, text]) => [`/${file}`, text]);

  return {
    async document(pagePath) {
      const page = site.pages.find(({ declaration }) => (declaration?.path ?? null) === pagePath);
      return page?.html() ?? null;
    },
    texts: Object.fromEntries(texts),
    headersFor: headerMatcher(JSON.parse(site.serverFiles()['headers.json'] ?? '{}')),
  };
}

async function linkReleases(from: string, to: string, built: readonly ReleaseRecord[]): Promise<void> {
  for (const other of await listFolders(from)) {
    if (built.some(({ app }) => app === other)) continue;
    const link = path.join(to, other);
    await rm(link, { force: true });
    await symlink(path.join(from, other), link, 'junction');
  }
}
