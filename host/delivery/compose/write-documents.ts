import path from 'node:path';
import { integrityOf } from '../files';
import { inLanes } from '../lanes';
import type { PageState } from '../registry';
import { contentOf } from './document-facts';
import type { ComposeFailure, LiveSite } from './live-site';
import { pageDocumentFile, type SiteFile } from './site-manifest';
import { writeText, type Draft } from './write-text';

/**
 * Documents in progress at a time: one is rendered while Node's threads compress others. Bounds the memory.
 */
const atOnce = 8;
/** From this number of pages on, compression prefers speed to size: a country has 35,000 pages. */
const manyPages = 1_000;

/**
 * Writes the documents and texts of one side of a site.
 * @param folder of the side, below that of the draft. @param date of new files, see `writeText`.
 * @param days the former state of each page, and today.
 * @returns the pages that could not be rendered, and those whose content has changed.
 */
export async function writeDocuments(
  draft: Draft,
  folder: string,
  { pages, texts, failures }: LiveSite,
  date: number,
  { before, today }: { before: ReadonlyMap<string, PageState>; today: string },
): Promise<{ failed: ComposeFailure[]; changed: Record<string, PageState> }> {
  const failed = [...failures];
  const changed: Record<string, PageState> = {};
  const options = { date, hasTwins: true, isFast: pages.length >= manyPages };
  await inLanes(atOnce, pages, async (page) => {
    const address = page.declaration?.path ?? null;
    try {
      const html = await page.html();
      const file = pageDocumentFile(address);
      const content = contentIn(html, draft.former.live.get(file));
      const document = { page: address, owner: page.app, content };
      const known = before.get(address ?? '');
      const declared = page.declaration?.sitemap?.lastModified;
      if (address !== null && known?.content !== content)
        changed[address] = { day: known ? today : (declared ?? today), content };
      await writeText(draft, path.join(folder, file), html, { ...options, document });
    } catch (error) {
      failed.push({ owner: page.app, page: address ?? '/404', error });
    }
  });
  const dayOf = (page: string) => (changed[page] ?? before.get(page))?.day ?? null;
  for (const [file, text] of Object.entries(texts(dayOf)))
    await writeText(draft, path.join(folder, file), text, { date, hasTwins: true });
  return { failed, changed };
}

/** Hashes the content of a page, unless the served document at its address is the same. */
const contentIn = (html: string, live?: SiteFile): string =>
  live?.document && live.hash === integrityOf(html) ? live.document.content : contentOf(html);
