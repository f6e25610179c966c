import { loadRemote } from '../federation/load-remote';
import { knowsNesting } from '../emotion/inserted-rules';
import type { RegistryView } from '../federation/registry-view';
import { loadPageHtml } from './page-html';
import { fetchRecord, loadView } from './remote-parts';
import type { LoadedPage } from './section-source';

/** @returns 'elsewhere' when the page needs a new document. */
export type LoadPage = (path: string) => Promise<LoadedPage | 'elsewhere'>;

/** Loads pages by navigation: the HTML of the live site where that is all they are, else code of the live releases. */
export function pageLoader(registry: RegistryView): LoadPage {
  return async (path) => {
    // Older browsers lack what puts its rules into this document.
    if (registry.isHtmlAlone(path) && knowsNesting()) {
      const page = await loadPageHtml(path, registry.host);
      if (page !== 'needs-code') return page;
    }
    const owner = await registry.ownerToEnter(path);
    if (owner === 'elsewhere') return owner;
    if (!owner) return { kind: 'not-found', arrival: 'navigation' };

    const [record] = await Promise.all([fetchRecord(owner, path), loadRemote(owner)]);
    if (record) return loadView(owner, record, 'navigation');
    // This tab keeps the release it has loaded; a page that came with a newer one needs a new document.
    return (await registry.isSuperseded(owner)) ? 'elsewhere' : { kind: 'not-found', arrival: 'navigation' };
  };
}
