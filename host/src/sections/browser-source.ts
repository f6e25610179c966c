import type { ComponentType } from 'react';
import type { CompletedRecord, PageProps, PageRecord, SlotName } from '@renovation-th/shared/contracts/page';
import { pageRecordFile } from '@renovation-th/shared/contracts/page-address';
import type { Remote } from '@renovation-th/shared/contracts/remote';
import {
  isReleased,
  type LiveRemote,
  type NamedRemote,
  type PinnedScript,
  type SiteDocument,
} from '@renovation-th/shared/contracts/site-document';
import { reportFailure } from '@renovation-th/shared/report-failure';
import { createRegistryView } from '../federation/registry-view';
import { holdRelease, loadRemote } from '../federation/load-remote';
import { withRetries, withinTime } from '../federation/retry';
import { leaveForDocument } from '../navigation/leave-for-document';
import { whenPageWanted, whenSlotWanted } from '../navigation/when-wanted';
import { hasOverrides } from '../overrides/active-overrides';
import type { LoadedPage, LoadedSlot, SectionSource } from './section-source';

/** The first page stays the HTML that it is, because it needs no code or because its code cannot be had. */
const kept: LoadedPage = { kind: 'kept' };

/** A promise that never settles: React keeps the prerendered HTML of a slot that waits for it. */
const never = new Promise<never>(() => undefined);

export type BrowserSource = SectionSource & {
  /** Loads code and data of a page that the visitor may be about to open. Errors are ignored. */
  prefetch: (path: string) => void;
};

/** Pages and slots from the live releases that the document names, and from newer ones later. */
export function createBrowserSource(site: SiteDocument, firstPath: string): BrowserSource {
  const registry = createRegistryView(site.registry);
  const pages = new Map<string, LoadedPage | Promise<LoadedPage>>();
  const prefetched = new Map<string, Promise<LoadedPage | 'elsewhere'>>();
  const slots = new Map<SlotName, LoadedSlot | Promise<LoadedSlot>>();
  // With an override the prerendered HTML is not used: it was made of other code.
  const isPrerendered = !hasOverrides();
  let isInFirstPage = isPrerendered;
  let isFirstPageLost = false;

  let leave = () => {};
  const left = new Promise<LoadedPage>((resolve) => {
    leave = () => resolve(kept);
  });
  void keep(pages, firstPath, firstPage());

  function firstPage(): LoadedPage | Promise<LoadedPage> {
    if (!isPrerendered) return loadAnew();
    if (!site.page) return { kind: 'not-found', arrival: 'document' };
    const owner = registry.ownerOf(site.page.path);
    if (!owner) return kept;
    if (site.page.interactive !== false) return Promise.race([loadFirstPage(owner, site.page), left]);
    if (isReleased(owner)) holdRelease(owner);
    return kept;
  }

  async function loadFirstPage(owner: NamedRemote, record: PageRecord): Promise<LoadedPage> {
    await whenPageWanted();
    preload(site.idleScripts);
    return withRetries(async () => loadView(await registry.released(owner), record, 'document')).catch(
      (error: unknown) => {
        reportMissing(owner, error);
        isFirstPageLost = true;
        return kept;
      },
    );
  }

  /** The first page, loaded like a navigation; there is no prerendered HTML to keep. */
  function loadAnew(): Promise<LoadedPage> {
    const unavailable = { kind: 'unavailable' } as const;
    return withRetries(async () => await loadPage(firstPath)).then(
      (loaded) => (loaded === 'elsewhere' ? unavailable : loaded),
      (error: unknown) => {
        console.error(`The page ${firstPath} cannot be shown with the overrides that are on:`, error);
        return unavailable;
      },
    );
  }

  async function loadPage(path: string): Promise<LoadedPage | 'elsewhere'> {
    const owner = await registry.ownerToEnter(path);
    if (owner === 'elsewhere') return owner;
    if (!owner) return { kind: 'not-found', arrival: 'navigation' };

    const [record] = await Promise.all([fetchRecord(owner, path), loadRemote(owner)]);
    if (!record) {
      // This tab keeps the release it has loaded; a page that came with a newer one needs a new document.
      return (await registry.isSuperseded(owner))
        ? 'elsewhere'
        : { kind: 'not-found', arrival: 'navigation' };
    }
    return loadView(owner, record, 'navigation');
  }

  async function loadPageOrLeave(path: string): Promise<LoadedPage> {
    // Scripts do not arrive here: a document is quicker than trying them again.
    if (isFirstPageLost) return leaveForDocument(path);
    const started = prefetched.get(path);
    try {
      const loaded = await withRetries((attempt) => (attempt === 0 && started ? started : loadPage(path)));
      return loaded === 'elsewhere' ? await leaveForDocument(path) : loaded;
    } catch (error) {
      console.error(`The page ${path} cannot be shown inside this document:`, error);
      return leaveForDocument(path);
    }
  }

  /** React has to finish with the first page before it shows another one. */
  function enter(path: string) {
    if (path !== firstPath) leave();
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
    // They wait for places in the document that are going.
    for (const [name, loading] of slots) if (loading instanceof Promise) slots.delete(name);
  }

  function retry(path: string) {
    if (!(pages.get(path) instanceof Promise)) pages.delete(path);
  }

  function prefetch(path: string) {
    if (pages.has(path) || prefetched.has(path)) return;
    const loading = loadPage(path);
    prefetched.set(path, loading);
    loading.catch(() => prefetched.delete(path));
  }

  function slot(name: SlotName) {
    return slots.get(name) ?? keepSlot(name);
  }

  function keepSlot(name: SlotName): LoadedSlot | Promise<LoadedSlot> {
    const owner = registry.offering(name);
    if (!owner) return null;
    const isInDocument = isInFirstPage;
    const loading = loadSlotWhenWanted(owner, name, isInDocument).catch((error: unknown) => {
      reportMissing(owner, error);
      if (!isInDocument) return null;
      // The prerendered section stays; the next page that shows the slot asks again.
      slots.delete(name);
      return never;
    });
    return keep(slots, name, loading);
  }

  async function loadSlotWhenWanted(owner: NamedRemote, name: SlotName, isInDocument: boolean) {
    if (isInDocument) {
      await whenSlotWanted(name);
      preload(site.slotScripts?.[name] ?? []);
    }
    return withRetries(async () => {
      // HTML of the document needs the code that made it; any other slot comes from what is live at that moment.
      const offering = (!isInDocument && registry.offering(name)) || owner;
      return loadSlot(await registry.released(offering), name);
    });
  }

  return { enter, page, slot, prefetch, retry };
}

/** Remembers a promise, then its value: a value is rendered without suspending. */
function keep<Key, Value, Loading extends Value | Promise<Value>>(
  known: Map<Key, Value | Promise<Value>>,
  key: Key,
  loading: Loading,
): Loading {
  known.set(key, loading);
  if (loading instanceof Promise)
    void loading.then((value: Value) => {
      if (known.get(key) === loading) known.set(key, value);
    });
  return loading;
}

async function loadView(
  owner: LiveRemote,
  record: PageRecord,
  arrival: 'document' | 'navigation',
): Promise<LoadedPage> {
  const remote = await loadRemote(owner);
  const load = remote.views[record.view];
  if (!load) throw new Error(`${owner.container} ${owner.version} has no view « ${record.view} ».`);
  const { default: View } = await load();
  return { kind: 'page', arrival, record, View: View as ComponentType<PageProps<never>>, base: owner.base };
}

async function loadSlot(owner: LiveRemote, name: SlotName): Promise<LoadedSlot> {
  const remote: Remote = await loadRemote(owner);
  const load = remote.slots[name];
  if (!load) throw new Error(`${owner.container} ${owner.version} does not offer the slot « ${name} ».`);
  const { default: Section } = await load();
  return { Section, base: owner.base };
}

/** @returns null when the release has no such page, or the site has completed it for another release. */
async function fetchRecord(owner: LiveRemote, path: string): Promise<PageRecord | null> {
  const isCompleted = owner.completed?.some((page) => page === path);
  const record = await fetchJson<Partial<CompletedRecord> & PageRecord>(
    (isCompleted ? '/' : owner.base) + pageRecordFile(path),
  );
  // A developer's own release makes do with the data of the live one.
  return isCompleted && record?.release !== owner.version && !hasOverrides() ? null : record;
}

/** @returns null when there is no such file. */
async function fetchJson<Content>(address: string): Promise<Content | null> {
  const response = await withinTime((signal) => fetch(address, { signal }));
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as Content;
}

/** One round trip for all scripts of a section, instead of one for each link of the chain. */
function preload(scripts: readonly PinnedScript[]) {
  for (const [href, integrity] of scripts) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity, href });
    document.head.append(link);
  }
}

function reportMissing(owner: NamedRemote, error: unknown) {
  const release = isReleased(owner) ? owner.version : 'of an unknown release';
  // A warning and no error: the visitor has the whole page, without interactivity.
  console.warn(`${owner.container} ${release} could not be loaded; its prerendered HTML stays.`, error);
  reportFailure('section-load', error, owner.container);
}
