import type { SiteDocument } from '@renovation-th/shared/contracts/site-document';
import { createRegistryView } from '../federation/registry-view';
import { withRetries } from '../federation/retry';
import { leaveForDocument } from '../navigation/leave-for-document';
import { pagesHere } from '../navigation/pages-here';
import { hasOverrides } from '../overrides/active-overrides';
import { overriddenPage, prerenderedPage } from './first-page';
import { keep } from './keep';
import { pageLoader } from './page-loader';
import type { LoadedPage, SectionSource } from './section-source';
import { slotLoads } from './slot-loads';

export type BrowserSource = SectionSource & {
  /** Loads code and data of a page that the visitor may be about to open. Errors are ignored. */
  prefetch: (path: string) => void;
};

/** Pages and slots from the live releases that the document names, and from newer ones later. */
export function createBrowserSource(site: SiteDocument, firstPath: string): BrowserSource {
  const registry = createRegistryView(site.registry);
  const loadAny = pageLoader(registry);
  const loadPage = async (path: string) => noteWhere(path, await loadAny(path));
  const pages = new Map<string, LoadedPage | Promise<LoadedPage>>();
  const prefetched = new Map<string, Promise<LoadedPage | 'elsewhere'>>();
  // With an override the prerendered HTML is not used: it was made of other code.
  let isInFirstPage = !hasOverrides();
  const parts = { site, path: firstPath, registry, loadPage };
  const first = isInFirstPage ? prerenderedPage(parts) : overriddenPage(parts);
  const { slot, forgetWaiting } = slotLoads(site, registry, () => isInFirstPage);
  void keep(pages, firstPath, first.loaded);
  void Promise.resolve(first.loaded).then((loaded) => noteWhere(firstPath, loaded));

  async function loadPageOrLeave(path: string): Promise<LoadedPage> {
    // Scripts do not arrive here: a document is quicker than trying them again.
    if (first.isLost()) return leaveForDocument(path);
    const started = prefetched.get(path);
    try {
      const loaded = await withRetries((attempt) => (attempt === 0 && started ? started : loadPage(path)));
      return loaded === 'elsewhere' ? await leaveForDocument(path) : loaded;
    } catch (error) {
      console.error(`The page ${path} cannot be shown inside this document:`, error);
      return leaveForDocument(path);
    }
  }

  function page(path: string) {
    if (path !== firstPath && isInFirstPage) leaveFirstPage();
    return pages.get(path) ?? keep(pages, path, loadPageOrLeave(path));
  }

  function leaveFirstPage() {
    isInFirstPage = false;
    const known = pages.get(firstPath);
    // Coming back is a navigation; and a first page whose code never came gets a new chance.
    if (known && 'arrival' in known) pages.set(firstPath, { ...known, arrival: 'navigation' });
    else pages.delete(firstPath);
    forgetWaiting();
  }

  function retry(path: string) {
    if (!(pages.get(path) instanceof Promise)) pages.delete(path);
  }

  function prefetch(path: string) {
    if (pages.has(path) || prefetched.has(path)) return;
    const loading = loadPage(path);
    prefetched.set(path, loading);
    loading.then(
      // What is there already is rendered without suspending.
      (loaded) => loaded !== 'elsewhere' && !pages.has(path) && pages.set(path, loaded),
      () => prefetched.delete(path),
    );
  }

  function enter(path: string) {
    if (path !== firstPath) first.leave();
  }

  function rest(path: string) {
    if (isInFirstPage && path === firstPath) return 'html';
    // With an override, documents are of other code, and would throw again.
    return hasOverrides() ? undefined : 'document';
  }

  return { enter, page, slot, prefetch, retry, rest };
}

function noteWhere<Loaded extends LoadedPage | 'elsewhere'>(path: string, loaded: Loaded): Loaded {
  if (loaded !== 'elsewhere' && (loaded.kind === 'page' || loaded.kind === 'html')) pagesHere.add(path);
  return loaded;
}
