import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { mainId, shellRootId } from '@renovation-th/shared/contracts/site-document';
import { outbox } from '@renovation-th/shared/kernel';
import { enhanceSections } from './early/enhance-sections';
import { enhanceDropdown } from './layout/enhance-dropdown';
import { enhanceMenu } from './layout/enhance-menu';
import { takeOverEntries } from './navigation/history-entries';
import { prefetchLinks, readSiteDocument, type PageDocument } from './navigation/load-page';
import { Site } from './navigation/Site';
import { markPresent, stylesCache } from './styles';

/** Step 2 of `main.ts`. */
export function start(): void {
  const site = readSiteDocument(document);
  const root = document.getElementById(shellRootId);
  const main = document.getElementById(mainId);
  if (!root || !main) throw new Error(`The document has no #${shellRootId} or no #${mainId}.`);

  markPresent(document.querySelector('style')?.textContent ?? '');
  takeOverEntries();
  prefetchLinks();
  enhanceDropdown();
  enhanceMenu();
  enhanceSections();
  const own: PageDocument = {
    // On the not-found page, `site.path` is null.
    path: site.path ?? location.pathname,
    ...{ site, main },
    parsed: document,
    styles: { page: '', sections: '' },
  };

  createRoot(root).render(
    <CacheProvider value={stylesCache}>
      <BrowserRouter useTransitions={false}>
        <Site first={own} />
      </BrowserRouter>
    </CacheProvider>,
  );

  outbox.start(site.contact);
  document.documentElement.dataset.scripts = '';
  window.replayInput?.();
}
