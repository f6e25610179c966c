import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { mainId, shellRootId } from '@renovation-th/shared/contracts/site-document';
import { outbox } from '@renovation-th/shared/kernel';
import { enhanceDropdown } from './layout/enhance-dropdown';
import { enhanceMenu } from './layout/enhance-menu';
import { enhanceTooltips } from './layout/enhance-tooltips';
import { readSiteDocument } from './navigation/load-page';
import { siteRouter } from './navigation/site-router';
import { markPresent, stylesCache } from './styles';

/** Step 2 of `main.ts`. */
export function start(): void {
  const site = readSiteDocument(document);
  const root = document.getElementById(shellRootId);
  const main = document.getElementById(mainId);
  if (!root || !main) throw new Error(`The document has no #${shellRootId} or no #${mainId}.`);

  markPresent(document.querySelector('style')?.textContent ?? '');
  // Only the browser's own navigations could use what these rules prefetch.
  document.querySelector('script[type=speculationrules]')?.remove();
  enhanceDropdown();
  enhanceMenu();
  enhanceTooltips();
  // The visitor may have gone back since. Not `site.path`: servers decode addresses, and archives have their own.
  const [loaded] = performance.getEntriesByType('navigation');
  const path = new URL(loaded?.name ?? location.href).pathname;
  const router = siteRouter({ path, site, main, parsed: document, css: '' });

  createRoot(root).render(
    <CacheProvider value={stylesCache}>
      <RouterProvider router={router} />
    </CacheProvider>,
  );
  outbox.start(site.contact);
  document.documentElement.dataset.scripts = '';
}
