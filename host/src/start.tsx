import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { copyNumbers } from '@renovation-th/shared/ui/copy-numbers';
import { serveSections } from './early/serve-sections';
import { serveHead } from './layout/serve-head';
import { shellRootId } from './layout/shell-root';
import { ShellNotices } from './layout/ShellNotices';
import { loadAheadOnIntent } from './navigation/load-ahead-on-intent';
import { Navigation } from './navigation/Navigation';
import { loadPage } from './navigation/pages-here';
import { beginWith, putPage, shownSite } from './navigation/put-page';
import { rememberScroll, shownEntry } from './navigation/scroll-positions';
import { sendWaitingRequests } from './outbox/send-waiting-requests';
import { documentAddress } from './overrides/active-overrides';
import { readSiteDocument } from './sections/read-site-document';
import { startWantedSections } from './sections/start-sections';
import { markPresent, stylesCache } from './styles';

/** Steps 2 and 3 of `main.ts`. */
export async function start(): Promise<void> {
  const site = readSiteDocument(document);
  markPresent(document.querySelector('style')?.textContent ?? '');
  beginWith(site);
  rememberScroll();
  // From here on the shell fetches what a link leads to.
  document.querySelector('[type=speculationrules]')?.remove();
  loadAheadOnIntent();
  serveHead();
  serveSections();
  if (site.contact.allowsOverrides) await takeOverrides();

  const place = document.getElementById(shellRootId);
  if (!place) throw new Error(`The document has no #${shellRootId}.`);
  createRoot(place).render(
    <CacheProvider value={stylesCache}>
      <BrowserRouter useTransitions={false}>
        <Navigation />
        <ShellNotices phone={site.contact.phone} />
      </BrowserRouter>
    </CacheProvider>,
  );

  sendWaitingRequests(site.contact);
  window.startSections = () => startWantedSections(shownSite() ?? site);
  window.startSections();
  document.documentElement.dataset.scripts = '';
  window.repeatClicks?.();
  copyNumbers();
}

/** For developers alone, so that its code is not part of what visitors load. */
async function takeOverrides(): Promise<void> {
  try {
    const { applyOverrides } = await import(
      /* webpackChunkName: "overrides" */ './overrides/apply-overrides'
    );
    await applyOverrides();
    const { pathname, hash } = location;
    const page = documentAddress(pathname) === pathname ? null : await loadPage(pathname);
    if (page) putPage(page, { key: shownEntry(), hash, isReturn: false });
  } catch (error) {
    console.warn('Overrides of remotes are ignored: their code could not be loaded.', error);
  }
}
