import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageProps, PageRecord, SlotName } from '@renovation-th/shared/contracts/page';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { PlatformProvider, ReleaseProvider, type Platform } from '@renovation-th/shared/host-kernel';
import { ShellDataProvider, type ShellData } from '../content/shell-data';
import { Layout } from '../layout/Layout';
import { NotFoundPage } from '../pages/NotFoundPage';
import { refusal } from './compose/refusal';
import { sectionRenderer } from './prerendered-section';

/** A loaded component of a remote, with its release. */
export type Loaded<Props> = { Component: ComponentType<Props>; app: string; base: string };

export type RenderRequest = {
  /** Path of the page, or of the not-found page. */
  path: string;
  identity: Identity;
  year: number;
  shell: ShellData;
  /** Null for the not-found page. */
  page: { record: PageRecord; view: Loaded<PageProps<never>> } | null;
  /** Slots that the page declares. A slot that no live remote offers is null, so the page shows its fallback. */
  slots: Partial<Record<SlotName, Loaded<object> | null>>;
};

export type RenderedPage = {
  /** Content of `<body>`. */
  html: string;
  /** Rules of the page and its sections. */
  css: string;
  /** `app/section` of each section on the page. */
  sections: readonly string[];
};

/** Renders a page. @throws any error of a component, so that no incomplete page is published. */
export function renderPage({ path, identity, year, shell, page, slots }: RenderRequest): RenderedPage {
  const renderSlot: Platform['renderSlot'] = (name, fallback) => {
    const slot = slots[name];
    if (slot === undefined) throw undeclaredSlot(name);
    return inRelease(slot, (Slot) => <Slot />) ?? fallback;
  };
  // The key and the plugins are those of the browser's cache, so that both compute the same class names.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Keeps the rules in `inserted`. Otherwise Emotion writes a `<style>` before each element.
  cache.compat = true;
  const sections = new Set<string>();
  const renderSection = sectionRenderer(identity, cache, (section) => sections.add(section));
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <PlatformProvider value={{ identity, renderSlot, renderSection }}>
        <ShellDataProvider value={{ ...shell, path, year }}>
          <Layout>
            {page ? inRelease(page.view, (View) => <View page={page.record as never} />) : <NotFoundPage />}
          </Layout>
        </ShellDataProvider>
      </PlatformProvider>
    </CacheProvider>,
  );
  return { html, css: Object.values(cache.inserted).join(''), sections: [...sections] };
}

const undeclaredSlot = (name: SlotName) =>
  refusal(
    `shows the slot "${name}", which its declaration does not list.`,
    'Add the name to the `slots` of the page in declared-pages.ts.',
  );

function inRelease<Props>(
  loaded: Loaded<Props> | null,
  render: (Component: ComponentType<Props>) => ReactNode,
): ReactNode {
  if (!loaded) return undefined;
  const { Component, app, base } = loaded;

  return <ReleaseProvider value={{ app, base }}>{render(Component)}</ReleaseProvider>;
}
