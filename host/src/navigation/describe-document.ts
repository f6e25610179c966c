import type { PageRecord } from '@renovation-th/shared/contracts/page';
import { notFoundTitle } from '../content/navigation-content';

/**
 * Makes the document's title, description and canonical address those of the page.
 * @param record null for the not-found page, which has no address of its own.
 * @returns the title.
 */
export function describeDocument(record: PageRecord | null, origin: string): string {
  const title = record?.title ?? notFoundTitle;

  document.title = title;
  if (record) {
    document.querySelector('meta[name="description"]')?.setAttribute('content', record.description);
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', origin + record.path);
  }
  return title;
}
