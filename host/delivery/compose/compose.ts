import type { SiteContent } from '../owner/content';
import { DamagedState, DeliveryError } from '../delivery-error';
import { integrityOf, removeTree } from '../files';
import { forEachAtOnce } from '../for-each-at-once';
import type { PageState, Registry } from '../registry';
import type { StateFolders } from '../state-folders';
import { contentOf } from './document-facts';
import { UnusableCode, type ComposeFailure } from './live-site';
import { publishReleases } from './publish-releases';
import { renderSite, type RenderedSite } from './rendered-site';
import { pageDocumentFile, writeManifest, type SiteFile, type SiteFiles } from './site-manifest';
import { openServedSite, writeText, type Draft } from './write-text';

/** A composed site that is not served yet. */
export type SiteDraft = {
  folder: string;
  /** Hash of the site's manifest, which identifies the site in the registry. */
  site: string;
  files: SiteFiles;
  /** The state of each page. */
  pages: Registry['pages'];
  /** Pages that could not be rendered. Never serve a draft with a failure. */
  failures: readonly ComposeFailure[];
};

/**
 * Composes the site of a registry with the live host's release, and writes it with all published files.
 * Removes the folder after an error.
 * @param folder of the draft, which contains at most the owner's files.
 * @throws DamagedState when a live release is damaged.
 */
export async function composeDraft(
  folder: string,
  { releases, site: siteFolder }: StateFolders,
  registry: Registry,
  content: SiteContent,
): Promise<SiteDraft> {
  let site: RenderedSite | null = null;
  try {
    // Runs first, because it fails when a live release is damaged.
    const published = await publishReleases(releases, folder, registry);
    const draft: Draft = { folder, served: await openServedSite(siteFolder), files: new Map() };
    const rendered = await renderSite({ releases, registry, content }).catch(failureOfAll);
    if (!('error' in rendered)) site = rendered;
    const { failures, pages } =
      'error' in rendered
        ? { failures: [rendered], pages: {} }
        : await writeDocuments(draft, rendered, registry, content.isPreview);
    for (const [file, text] of Object.entries((await site?.serverFiles()) ?? {}))
      await writeText(draft, file, text);
    for (const [file, hash] of [...published, ...Object.entries(content.media)])
      draft.files.set(file, { hash });
    const { files } = draft;
    return { folder, site: await writeManifest(folder, files), files, pages, failures };
  } catch (error) {
    await removeTree(folder);
    throw error;
  } finally {
    site?.close();
  }
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
/** A site with at least this many pages gets fast compression, as a preview does. All of France would have 35,000 pages. */
const manyPages = 1_000;

/** Writes the documents and texts of a site. @returns the pages that could not be rendered, and the states of all. */
async function writeDocuments(
  draft: Draft,
  { pages, texts, failures }: RenderedSite,
  { day, pages: before }: Registry,
  isPreview = false,
): Promise<Pick<SiteDraft, 'failures' | 'pages'>> {
  const failed = [...failures];
  const states = new Map<string, PageState>();
  const isFast = isPreview || pages.length >= manyPages;
  const write = async (page: (typeof pages)[number]) => {
    const pagePath = page.declaration?.path ?? null;
    try {
      const html = await page.html();
      const file = pageDocumentFile(pagePath);
      const content = contentIn(html, draft.served.files.get(file));
      const declared = page.declaration?.sitemap?.lastModified;
      if (pagePath !== null) states.set(pagePath, stateOf(before[pagePath], content, day, declared));
      await writeText(draft, file, html, { isFast, document: { page: pagePath, app: page.app, content } });
    } catch (error) {
      failed.push({ app: page.app, page: pagePath ?? '/404', error });
    }
  };
  await forEachAtOnce(pages, write, atOnce);
  const days = Object.fromEntries([...states].map(([page, { day: changed }]) => [page, changed]));
  for (const [file, text] of Object.entries(await texts(days))) await writeText(draft, file, text);
  const sorted = [...states].sort(([one], [other]) => (one < other ? -1 : 1));
  return { failures: failed, pages: Object.fromEntries(sorted) };
}

/** Keeps the day of unchanged content. @param declared day that the page declares, for its first content. */
function stateOf(before: PageState | undefined, content: string, day: string, declared?: string): PageState {
  if (before?.content === content) return before;
  return { day: before ? day : (declared ?? day), content };
}

/** Returns the hash of a page's content. Reuses the hash of the served document if the HTML is the same. */
const contentIn = (html: string, served?: SiteFile): string =>
  served?.document && served.hash === integrityOf(html) ? served.document.content : contentOf(html);
