import path from 'node:path';
import type { ComposedPage } from '@renovation-th/shared/contracts/composer';
import { integrityOf } from '../files';
import { inLanes } from '../lanes';
import { contentOf } from './document-facts';
import type { ComposeFailure, LiveSite } from './live-site';
import { pageDocumentFile, type ComposedDocument, type SiteFile } from './site-manifest';
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
 * @returns pages that could not be rendered, so that the gate can name every one.
 */
export async function writeDocuments(
  draft: Draft,
  folder: string,
  { pages, texts, failures }: LiveSite,
  date: number,
): Promise<ComposeFailure[]> {
  const failed = [...failures];
  const documents = new Map<string | null, ComposedDocument>();
  const options = { date, hasTwins: true, isHasty: pages.length >= manyPages };
  await inLanes(atOnce, pages, async (page) => {
    const address = page.declaration?.path ?? null;
    try {
      const html = await page.html();
      const file = pageDocumentFile(address);
      const document = documentOf(page, html, draft.former.live.get(file));
      documents.set(address, document);
      await writeText(draft, path.join(folder, file), html, { ...options, document });
    } catch (error) {
      failed.push({ owner: page.app, page: address ?? '/404', error });
    }
  });
  for (const [file, text] of Object.entries(texts((page) => documents.get(page)?.changed ?? null)))
    await writeText(draft, path.join(folder, file), text, { date, hasTwins: true });
  return failed;
}

/** @param live what visitors get until now at the page's address. */
function documentOf({ app, declaration }: ComposedPage, html: string, live?: SiteFile): ComposedDocument {
  const former = live?.document;
  const content = former && live.hash === integrityOf(html) ? former.content : contentOf(html);
  const today = new Date().toISOString().slice(0, 10);
  const changed = former?.content === content ? former.changed : today;
  const declared = declaration?.sitemap?.lastModified ?? today;
  return { page: declaration?.path ?? null, owner: app, content, changed: former ? changed : declared };
}
