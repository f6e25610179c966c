import { statSync } from 'node:fs';
import path from 'node:path';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { bucketsFolder } from '../../server/static/visitor-bucket';
import { DamagedState, DeliveryError } from '../delivery-error';
import { integrityOf, removeTree } from '../files';
import { forEachAtOnce } from '../for-each-at-once';
import { pageStates, type PageState, type Registry } from '../registry';
import type { StateFolders } from '../state-folders';
import type { ComposeOptions } from './compose-options';
import { contentOf } from './document-facts';
import { formErrorFiles } from './form-error-files';
import { readLiveSite, UnusableCode, type ComposeFailure, type LiveSite } from './live-site';
import { publishReleases } from './publish-releases';
import { pageDocumentFile, writeManifest, type SiteFile, type SiteFiles } from './site-manifest';
import { variantsOf, stagedBuckets, type Variant } from './staged-site';
import { openEarlierSites, writeText, type Draft } from './write-text';

/** A composed site that is not served yet. */
export type SiteDraft = {
  folder: string;
  /** Hash of the site's manifest, by which the registry names the site. */
  site: string;
  /** All files of the folder; its manifest lists them. */
  files: SiteFiles;
  /** Live pages whose content has changed. */
  pages: Readonly<Record<string, PageState>>;
  /** Pages that could not be rendered. Never serve a draft with a failure. */
  failures: readonly (ComposeFailure & Pick<Variant, 'subfolder'>)[];
};

/**
 * Composes a registry's site with the live host's release, and writes it: documents of the live releases, documents and
 * buckets of a staged release, published files, and the files of web servers.
 * @param folder of the draft; it must not exist.
 * @throws DamagedState when a live or staged release is damaged; the folder is then removed.
 */
export async function composeDraft(
  folder: string,
  { releases, site: siteFolder }: StateFolders,
  registry: Registry,
  options: ComposeOptions,
): Promise<SiteDraft> {
  try {
    // First, because this fails when a live release is damaged.
    const published = await publishReleases(releases, folder, registry);
    const earlier = await openEarlierSites(siteFolder);
    const draft: Draft = { folder, earlier, files: new Map() };
    const days = { before: pageStates(registry), today: parisMoment(new Date()).day };
    let pages: SiteDraft['pages'] = {};
    const sites: LiveSite[] = [];
    const failures: SiteDraft['failures'][number][] = [];
    for (const { subfolder, registry: ofVariant } of variantsOf(registry)) {
      const site = await readLiveSite(releases, ofVariant, options).catch(failureOfAll);
      // A different date for each variant, because servers derive the ETag from date and length: a visitor who gets the
      // other variant must not get a 304.
      const date = earlier.date + sites.length;
      const written =
        'error' in site
          ? { failed: [site], changed: {} }
          : await writeDocuments(draft, subfolder, site, date, days);
      failures.push(...written.failed.map((failure) => ({ ...failure, subfolder })));
      if (!('error' in site)) sites.push(site);
      if (subfolder === '') pages = written.changed;
    }
    await writeServerFiles(draft, registry, sites, options);
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

async function writeServerFiles(
  draft: Draft,
  registry: Registry,
  sites: readonly LiveSite[],
  { identity }: ComposeOptions,
): Promise<void> {
  const pages = sites.flatMap((site) => site.pages.flatMap(({ declaration }) => declaration?.path ?? []));
  const buckets = registry.stage ? stagedBuckets(registry.stage) : [];
  const texts = {
    ...sites[0]?.serverFiles([...new Set(pages)]),
    ...formErrorFiles(identity),
    ...Object.fromEntries(buckets.map((bucket) => [path.join(bucketsFolder, String(bucket)), ''])),
  };
  for (const [file, text] of Object.entries(texts))
    await writeText(draft, file, text, { date: draft.earlier.date });
}

/** Reports a refusal, such as for code that does not run or a missing host, as one failure of the draft. */
function failureOfAll(error: unknown): ComposeFailure {
  if (error instanceof DamagedState || !(error instanceof DeliveryError)) throw error;
  return { app: error instanceof UnusableCode ? error.app : 'host', page: null, error };
}

/** Throws the error of the first page that could not be rendered. */
export function refuseFailures({ failures: [failure] }: Pick<SiteDraft, 'failures'>): void {
  if (failure) throw failure.error;
}

/** Maximum documents in progress, to bound memory: one is rendered while Node's threads compress others. */
const atOnce = 8;
/** From this number of pages on, compression prefers speed to size: a site for all of France would have 35,000. */
const manyPages = 1_000;

/**
 * Writes the documents and texts of one variant of a site.
 * @param folder of the variant, below that of the draft. @param date modification time of new files, see `writeText`.
 * @param states last known state of each page (`before`), and today's date.
 * @returns the pages that could not be rendered, and those whose content has changed.
 */
async function writeDocuments(
  draft: Draft,
  folder: string,
  { pages, texts, failures }: LiveSite,
  date: number,
  { before, today }: { before: ReadonlyMap<string, PageState>; today: string },
): Promise<{ failed: ComposeFailure[]; changed: Record<string, PageState> }> {
  const failed = [...failures];
  const changed: Record<string, PageState> = {};
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
      await writeText(draft, path.join(folder, file), html, { ...options, document });
    } catch (error) {
      failed.push({ app: page.app, page: pagePath ?? '/404', error });
    }
  };
  await forEachAtOnce(pages, write, atOnce);
  const dayOf = (page: string) => (changed[page] ?? before.get(page))?.day ?? null;
  for (const [file, text] of Object.entries(texts(dayOf)))
    await writeText(draft, path.join(folder, file), text, { date, hasTwins: true });
  return { failed, changed };
}

/** Returns the content hash of a page; reuses the hash of the served document if that is identical. */
const contentIn = (html: string, live?: SiteFile): string =>
  live?.document && live.hash === integrityOf(html) ? live.document.content : contentOf(html);
