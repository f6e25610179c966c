import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { SiteDocument } from '@renovation-th/shared/contracts/site-document';
import { BrowserRouter } from '@renovation-th/shared/host-kernel';
import { reportFailure } from '@renovation-th/shared/report-failure';
import { App } from './App';
import { KeptFoot } from './layout/KeptFoot';
import { KeptHead } from './layout/KeptHead';
import { prefetchOnIntent } from './navigation/prefetch-on-intent';
import { rememberScroll } from './navigation/scroll-positions';
import { hasOverrides } from './overrides/active-overrides';
import { createBrowserSource, type BrowserSource } from './sections/browser-source';
import { readSiteDocument } from './sections/read-site-document';

/** Steps 2 and 3 of `main.ts`. The shell is hydrated at once, its sections as their code arrives. */
export async function start(): Promise<void> {
  const site = readSiteDocument(document);
  if (site.identity.allowsOverrides) await takeOverrides(site);
  const source = createBrowserSource(site, location.pathname);
  takeOverNavigation(source);
  takeOverDocument(
    <BrowserRouter>
      <App
        identity={site.identity}
        shell={site.shell}
        source={source}
        head={<KeptHead />}
        foot={<KeptFoot year={site.year} />}
      />
    </BrowserRouter>,
  );
}

/** From here on the shell fetches what a link leads to. */
function takeOverNavigation({ prefetch }: BrowserSource): void {
  rememberScroll();
  document.querySelector('[type=speculationrules]')?.remove();
  prefetchOnIntent(prefetch);
}

function takeOverDocument(app: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root to take over.');
  startTransition(() => {
    // The document was made of the live releases: it is no prerendering of what is shown now.
    if (hasOverrides()) createRoot(root).render(app);
    else hydrateRoot(root, app, { onRecoverableError: reportRebuilt });
  });
}

function reportRebuilt(error: unknown): void {
  console.error('React rebuilt a part of the page:', error);
  reportFailure('rebuilt', error);
}

/** For developers alone, so that its code is not part of what visitors load. */
async function takeOverrides({ registry }: SiteDocument): Promise<void> {
  try {
    const { applyOverrides } = await import(
      /* webpackChunkName: "overrides" */ './overrides/apply-overrides'
    );
    await applyOverrides(registry);
  } catch (error) {
    console.warn('Overrides of remotes are ignored: their code could not be loaded.', error);
  }
}
