import type { PageRecord } from '@renovation-th/shared/contracts/page';
import {
  isReleased,
  mainId,
  type NamedRemote,
  type SiteDocument,
} from '@renovation-th/shared/contracts/site-document';
import { holdRelease } from '../federation/load-remote';
import type { RegistryView } from '../federation/registry-view';
import { withRetries } from '../federation/retry';
import { whenPageWanted } from '../navigation/when-wanted';
import { markLost } from './mark-lost';
import type { LoadPage } from './page-loader';
import { loadView, preload, reportMissing } from './remote-parts';
import type { LoadedPage } from './section-source';

/** The first page stays the HTML that it is, because it needs no code or because its code cannot be had. */
const kept: LoadedPage = { kind: 'kept' };

export type FirstPage = {
  loaded: LoadedPage | Promise<LoadedPage>;
  /** Settles what is still being loaded: React has to finish with the first page before it shows another one. */
  leave: () => void;
  /** Whether its code was asked for in vain. */
  isLost: () => boolean;
};

type FirstPageParts = { site: SiteDocument; path: string; registry: RegistryView; loadPage: LoadPage };

/** The page of the document, with the code that made its HTML. */
export function prerenderedPage({ site, registry }: FirstPageParts): FirstPage {
  let isLost = false;
  let leave = () => {};
  const left = new Promise<LoadedPage>((resolve) => {
    leave = () => resolve(kept);
  });

  function load(): LoadedPage | Promise<LoadedPage> {
    if (!site.page) return { kind: 'not-found', arrival: 'document' };
    const owner = registry.ownerOf(site.page.path);
    if (!owner) return kept;
    if (site.page.interactive !== false) return Promise.race([loadWanted(owner, site.page), left]);
    if (isReleased(owner)) holdRelease(owner);
    return kept;
  }

  async function loadWanted(owner: NamedRemote, record: PageRecord): Promise<LoadedPage> {
    await whenPageWanted();
    preload(site.idleScripts);
    return withRetries(async () => loadView(await registry.released(owner), record, 'document')).catch(
      (error: unknown) => {
        reportMissing(owner, error);
        markLost(`#${mainId} > *`);
        isLost = true;
        return kept;
      },
    );
  }

  return { loaded: load(), leave: () => leave(), isLost: () => isLost };
}

/** With an override the prerendered HTML is not used: the page is loaded like a navigation. */
export function overriddenPage({ path, loadPage }: FirstPageParts): FirstPage {
  const unavailable = { kind: 'unavailable' } as const;
  const loaded = withRetries(async () => await loadPage(path)).then(
    (found) => (found === 'elsewhere' ? unavailable : found),
    (error: unknown) => {
      console.error(`The page ${path} cannot be shown with the overrides that are on:`, error);
      return unavailable;
    },
  );
  return { loaded, leave: () => {}, isLost: () => false };
}
