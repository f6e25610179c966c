import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { siteDocumentId, type SiteDocument } from '@renovation-th/shared/contracts/site-document';
import { BrowserRouter } from '@renovation-th/shared/host-kernel';
import { App } from './App';
import { prefetchOnIntent } from './navigation/prefetch-on-intent';
import { rememberScroll } from './navigation/scroll-positions';
import { createBrowserSource } from './sections/browser-source';

/** Takes over the prerendered document: the shell at once, its sections as their code arrives. */
export function start(): void {
  const root = document.getElementById('root');
  const site = readSiteDocument();
  if (!root) throw new Error('The document has no #root to take over.');

  const source = createBrowserSource(site, location.pathname);
  rememberScroll();
  prefetchOnIntent(source.prefetch);
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter>
        <App identity={site.identity} source={source} year={site.year} />
      </BrowserRouter>,
      { onRecoverableError: (error) => console.error('React rebuilt a part of the page:', error) },
    );
  });
}

function readSiteDocument(): SiteDocument {
  const text = document.getElementById(siteDocumentId)?.textContent;
  if (!text) throw new Error(`The document carries no #${siteDocumentId}; was it composed?`);
  return JSON.parse(text) as SiteDocument;
}
