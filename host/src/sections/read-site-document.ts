import { siteDocumentId, type SiteDocument } from '@renovation-th/shared/contracts/site-document';

/** What compose tells the shell in a document. @throws Error in a document that was not composed. */
export function readSiteDocument(document: Document): SiteDocument {
  const text = document.getElementById(siteDocumentId)?.textContent;
  if (!text) throw new Error(`The document carries no #${siteDocumentId}; was it composed?`);
  return JSON.parse(text) as SiteDocument;
}
