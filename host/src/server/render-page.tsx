import { CacheProvider } from '@emotion/react';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageProps, PageRecord, SlotName } from '@renovation-th/shared/contracts/page';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { PlatformProvider, ReleaseProvider, type Platform } from '@renovation-th/shared/host-kernel';
import { ShellDataProvider, type ShellData } from '../content/shell-data';
import { Layout } from '../layout/Layout';
import { ComingSoonPage } from '../pages/ComingSoonPage';
import { NotFoundPage } from '../pages/NotFoundPage';
import { pageStyles } from './page-styles';
import { nowhere, sectionRenderer } from './prerendered-section';

/** Something of a remote, already loaded, and the release that it comes from. */
export type Loaded<Props> = { Component: ComponentType<Props>; app: string; base: string };

export type RenderRequest = {
  /** The path of the page, or of the not-found page. */
  path: string;
  identity: Identity;
  year: number;
  shell: ShellData;
  /** Null renders the not-found page. */
  page: { record: PageRecord; view: Loaded<PageProps<never>> } | null;
  /** Slots that some live remote offers; the others show their fallback. */
  slots: Partial<Record<SlotName, Loaded<object>>>;
};

export type RenderedPage = {
  /** What goes into `<body>`. */
  html: string;
  /** The rules of exactly this page; then those of its sections, where it has some. */
  styles: readonly string[];
  /** `app/section` of each section that the page has. */
  sections: readonly string[];
};

/** Renders one page whole. @throws what a component throws; a page must not go live half-made. */
export function renderPage({ path, identity, year, shell, page, slots }: RenderRequest): RenderedPage {
  const styles = pageStyles();
  const sections = new Set<string>();
  const platform: Platform = {
    identity,
    address: nowhere,
    renderSlot: (name, fallback) => inRelease(slots[name], (Slot) => <Slot />) ?? fallback,
    renderSection: sectionRenderer(identity, styles.sections, (section) => sections.add(section)),
  };

  const html = renderToStaticMarkup(
    <CacheProvider value={styles.page}>
      <PlatformProvider value={platform}>
        <ShellDataProvider value={{ ...shell, path, year }}>
          <Layout>
            {page ? inRelease(page.view, (View) => <View page={page.record as never} />) : <NotFoundPage />}
          </Layout>
        </ShellDataProvider>
      </PlatformProvider>
    </CacheProvider>,
  );
  return { ...styles.finish(html), sections: [...sections] };
}

/** Renders the only page of a site whose identity is incomplete. */
export function renderComingSoon(identity: Identity): RenderedPage {
  const styles = pageStyles();
  const platform: Platform = {
    identity,
    address: nowhere,
    renderSlot: (_name, fallback) => fallback,
    renderSection: sectionRenderer(identity, styles.sections, () => undefined),
  };
  const html = renderToStaticMarkup(
    <CacheProvider value={styles.page}>
      <PlatformProvider value={platform}>
        <ComingSoonPage />
      </PlatformProvider>
    </CacheProvider>,
  );
  return { ...styles.finish(html), sections: [] };
}

function inRelease<Props>(
  loaded: Loaded<Props> | undefined,
  render: (Component: ComponentType<Props>) => ReactNode,
): ReactNode {
  if (!loaded) return undefined;
  const { Component, app, base } = loaded;

  return <ReleaseProvider value={{ app, base }}>{render(Component)}</ReleaseProvider>;
}
