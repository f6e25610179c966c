import { siteDocumentId, type SiteDocument } from '@renovation-th/shared/contracts/site-document';
import type { ShellData } from '../content/shell-data';

/** What compose tells the shell in a document. @throws Error in a document that was not composed. */
export function readSiteDocument(document: Document): SiteDocument<ShellData> {
  const text = document.getElementById(siteDocumentId)?.textContent;
  if (!text) throw new Error(`The document carries no #${siteDocumentId}; was it composed?`);
  return JSON.parse(text) as SiteDocument<ShellData>;
}
