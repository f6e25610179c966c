import { loadRemote } from '../federation/load-remote';
import type { RegistryView } from '../federation/registry-view';
import { fetchRecord, loadView } from './remote-parts';
import type { LoadedPage } from './section-source';

/** @returns 'elsewhere' when the page needs a new document. */
export type LoadPage = (path: string) => Promise<LoadedPage | 'elsewhere'>;

/** Loads pages by navigation, from the live releases. */
export function pageLoader(registry: RegistryView): LoadPage {
  return async (path) => {
    const owner = await registry.ownerToEnter(path);
    if (owner === 'elsewhere') return owner;
    if (!owner) return { kind: 'not-found', arrival: 'navigation' };

    const [record] = await Promise.all([fetchRecord(owner, path), loadRemote(owner)]);
    if (record) return loadView(owner, record, 'navigation');
    // This tab keeps the release it has loaded; a page that came with a newer one needs a new document.
    return (await registry.isSuperseded(owner)) ? 'elsewhere' : { kind: 'not-found', arrival: 'navigation' };
  };
}
