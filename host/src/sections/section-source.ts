import { createContext, useContext, type ComponentType } from 'react';
import type { PageProps, PageRecord, SlotName } from '@renovation-th/shared/contracts/page';

/**
 * How the visitor got to a page: it came with the document, or replaced another page in it.
 * Only the second needs a new title, the focus and the scroll position set.
 */
export type Arrival = 'document' | 'navigation';

/** The result of looking a path up. */
export type LoadedPage =
  | {
      kind: 'page';
      arrival: Arrival;
      record: PageRecord;
      View: ComponentType<PageProps<never>>;
      /** Folder of the release that the page was built into. */
      base: string;
    }
  /** The first page, where its HTML needs no code, or goes without. */
  | { kind: 'kept' }
  /** A page that is HTML alone, reached by navigation. */
  | { kind: 'html'; record: PageRecord; nodes: readonly Node[] }
  | { kind: 'not-found'; arrival: Arrival }
  | { kind: 'unavailable' };

/** A section of another remote, ready to render; null when it cannot be had. */
export type LoadedSlot = { Section: ComponentType<object>; base: string } | null;

/**
 * Where pages and slots come from. In the browser: the federation, in its own time. While
 * prerendering: modules that are already there. A value is rendered at once, a promise suspends.
 */
export type SectionSource = {
  /** Tells where the visitor goes, before the page is asked for. */
  enter?: (path: string) => void;
  page: (path: string) => LoadedPage | Promise<LoadedPage>;
  slot: (name: SlotName) => LoadedSlot | Promise<LoadedSlot>;
  /**
   * What is left of a page whose code threw: the HTML that the document came with, or a document to open.
   * Undefined where there is neither.
   */
  rest?: (path: string) => 'html' | 'document' | undefined;
  /** Forgets a page that was unavailable or kept, so that the next render asks for its code. */
  retry: (path: string) => void;
};

const SectionSourceContext = createContext<SectionSource | null>(null);
export const SectionSourceProvider = SectionSourceContext.Provider;

export function useSectionSource(): SectionSource {
  const source = useContext(SectionSourceContext);
  if (!source) throw new Error('Render inside <SectionSourceProvider>.');
  return source;
}
