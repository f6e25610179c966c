import { statSync } from 'node:fs';
import path from 'node:path';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { DamagedState, DeliveryError } from '../delivery-error';
import { integrityOf, removeTree } from '../files';
import { forEachAtOnce } from '../for-each-at-once';
import { pageStates, type PageState, type Registry } from '../registry';
import type { StateFolders } from '../state-folders';
import type { ComposeOptions } from './compose-options';
import { contentOf } from './document-facts';
import { readLiveSite, UnusableCode, type ComposeFailure, type LiveSite } from './live-site';
import { publishReleases } from './publish-releases';
import { pageDocumentFile, writeManifest, type SiteFile, type SiteFiles } from './site-manifest';
import { openEarlierSites, writeText, type Draft } from './write-text';

/** A composed site that is not served yet. */
export type SiteDraft = {
  folder: string;
  /** Hash of the site's manifest, which identifies the site in the registry. */
  site: string;
  files: SiteFiles;
  /** Live pages whose content has changed. */
  pages: Readonly<Record<string, PageState>>;
  /** Pages that could not be rendered. Never serve a draft with a failure. */
  failures: readonly ComposeFailure[];
};

/**
 * Composes the site of a registry with the live host's release, and writes it with all published files.
 * Removes the folder after an error.
 * @param folder of the draft, which must not exist.
 * @throws DamagedState when a live release is damaged.
 */
export async function composeDraft(
  folder: string,
  { releases, site: siteFolder }: StateFolders,
  registry: Registry,
  options: ComposeOptions,
): Promise<SiteDraft> {
  try {
    // Runs first, because it fails when a live release is damaged.
    const published = await publishReleases(releases, folder, registry);
    const earlier = await openEarlierSites(siteFolder);
    const draft: Draft = { folder, earlier, files: new Map() };
    const days = { before: pageStates(registry), today: parisMoment(new Date()).day };
    const site = await readLiveSite(releases, registry, options).catch(failureOfAll);
    const { failed: failures, changed: pages } =
      'error' in site ? { failed: [site], changed: {} } : await writeDocuments(draft, site, days);
    await writeServerFiles(draft, 'error' in site ? null : site);
    for (const [file, hash] of published) {
      const { mtimeMs } = statSync(path.join(folder, file));
      draft.files.set(file, { hash, date: Math.floor(mtimeMs / 1_000) });
    }
    const { files } = draft;
    return { folder, site: await writeManifest(folder, files), files, pages, failures };
  } catch (error) {
    await removeTree(folder);
    throw error;
  }
}

async function writeServerFiles(draft: Draft, site: LiveSite | null): Promise<void> {
  for (const [file, text] of Object.entries(site?.serverFiles() ?? {}))
    await writeText(draft, file, text, { date: draft.earlier.date });
}

/** Turns the error of a site that cannot be composed, such as one without a host, into a failure of the whole draft. */
function failureOfAll(error: unknown): ComposeFailure {
  if (error instanceof DamagedState || !(error instanceof DeliveryError)) throw error;
  return { app: error instanceof UnusableCode ? error.app : 'host', page: null, error };
}

/** Throws the error of the first page that could not be rendered, if there is one. */
export function refuseFailures({ failures: [failure] }: Pick<SiteDraft, 'failures'>): void {
  if (failure) throw failure.error;
}

/** Maximum number of documents in progress, to limit memory use. */
const atOnce = 8;
/** A site with at least this many pages gets fast compression. One for all of France would have 35,000 pages. */
const manyPages = 1_000;

/**
 * Writes the documents and texts of a site.
 * @param states previous state of each page, and today's date.
 * @returns the pages that could not be rendered, and the pages whose content has changed.
 */
async function writeDocuments(
  draft: Draft,
  { pages, texts, failures }: LiveSite,
  { before, today }: { before: ReadonlyMap<string, PageState>; today: string },
): Promise<{ failed: ComposeFailure[]; changed: Record<string, PageState> }> {
  const failed = [...failures];
  const changed: Record<string, PageState> = {};
  const { date } = draft.earlier;
  const options = { date, hasTwins: true, isFast: pages.length >= manyPages };
  const write = async (page: (typeof pages)[number]) => {
    const pagePath = page.declaration?.path ?? null;
    try {
      const html = await page.html();
      const file = pageDocumentFile(pagePath);
      const content = contentIn(html, draft.earlier.live.get(file));
      const document = { page: pagePath, app: page.app, content };
      const previous = before.get(pagePath ?? '');
      const declared = page.declaration?.sitemap?.lastModified;
      if (pagePath !== null && previous?.content !== content)
        changed[pagePath] = { day: previous ? today : (declared ?? today), content };
      await writeText(draft, file, html, { ...options, document });
    } catch (error) {
      failed.push({ app: page.app, page: pagePath ?? '/404', error });
    }
  };
  await forEachAtOnce(pages, write, atOnce);
  const dayOf = (page: string) => (changed[page] ?? before.get(page))?.day ?? null;
  for (const [file, text] of Object.entries(texts(dayOf)))
    await writeText(draft, file, text, { date, hasTwins: true });
  return { failed, changed };
}

/** Returns the hash of a page's content. Reuses the hash of the served document if the HTML is the same. */
const contentIn = (html: string, live?: SiteFile): string =>
  live?.document && live.hash === integrityOf(html) ? live.document.content : contentOf(html);
