import path from 'node:path';
import { integrityOf } from '../files';
import { inLanes } from '../lanes';
import type { PageState } from '../registry';
import { contentOf } from './document-facts';
import type { ComposeFailure, LiveSite } from './live-site';
import { pageDocumentFile, type SiteFile } from './site-manifest';
import { writeText, type Draft } from './write-text';

/**
 * So many documents are in progress at a time: one is rendered while others are compressed, on threads
 * that Node keeps for that. No more than these are in memory.
 */
const atOnce = 8;
/** From so many pages on, documents are compressed quickly rather than well: a country has 35,000. */
const manyPages = 1_000;

/**
 * Writes the documents of one set of releases, and the texts beside them: whatever differs between the
 * visitors who get a staged release and those who do not.
 * @param folder of the set, below that of the draft. @param date of what is made anew, see `writeText`.
 * @param days what each page said before, and since when.
 * @returns pages that could not be rendered, so that the gate can name every one, and those that say something else.
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
  const options = { date, hasTwins: true, isHasty: pages.length >= manyPages };
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

/** Hash of what a page says. @param live the document that visitors get until now at its address. */
const contentIn = (html: string, live?: SiteFile): string =>
  live?.document && live.hash === integrityOf(html) ? live.document.content : contentOf(html);
