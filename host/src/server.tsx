import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageProps, PageRecord, SlotName } from '@renovation-th/shared/contracts/page';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { PlatformProvider, StaticRouter } from '@renovation-th/shared/host-kernel';
import { documentCss } from '@renovation-th/shared/theme/document-css';
import { palette } from '@renovation-th/shared/theme/options';
import headFont from '@renovation-th/shared/fonts/bricolage-grotesque-fr.woff2';
import textFont from '@renovation-th/shared/fonts/instrument-sans-fr.woff2';
// The licence of a font goes wherever the font goes: both texts are published beside the fonts.
import '@renovation-th/shared/fonts/bricolage-grotesque-OFL.txt';
import '@renovation-th/shared/fonts/instrument-sans-OFL.txt';
import siteIconFile from './files/icon.svg';
import { App } from './App';
import { notFoundTitle } from './content/navigation-content';
import type { ShellData } from './content/shell-data';
import { shell } from './content/shell-lists';
import { collectRules, type StyleTag } from './emotion/use-rules.server';
import { lent } from './federation/lent-modules';
import { Foot } from './layout/Foot';
import { Head } from './layout/Head';
import type { LoadedSlot, SectionSource } from './sections/section-source';
import { toasterCss } from './server/toaster-css';

/** A section as the prerenderer hands it over: its component, already loaded. */
export type ReadySlot = { Section: ComponentType<object>; base: string };

export type RenderRequest = {
  /** The path as the router sees it. */
  path: string;
  identity: Identity;
  year: number;
  shell: ShellData;
  /** Null renders the not-found page. */
  page: { record: PageRecord; View: ComponentType<PageProps<never>>; base: string } | null;
  /** Slots that some live remote offers; the others show their fallback. */
  slots: Partial<Record<SlotName, ReadySlot>>;
};

export type RenderedPage = {
  /** What goes into `#root`. */
  html: string;
  /** The rules of exactly this page. */
  styles: readonly StyleTag[];
};

/** Renders one page whole. @throws what a component throws; a page must not go live half-made. */
export function renderPage(request: RenderRequest): RenderedPage {
  const { path, identity, year, page, slots } = request;
  const source: SectionSource = {
    page: () =>
      page
        ? { kind: 'page', arrival: 'document', record: page.record, View: page.View, base: page.base }
        : { kind: 'not-found', arrival: 'document' },
    slot: (name): LoadedSlot => slots[name] ?? null,
    retry: () => undefined,
  };

  const { rendered: html, styles } = collectRules(() =>
    renderToString(
      <StaticRouter location={path}>
        <App
          identity={identity}
          shell={request.shell}
          source={source}
          head={<Head />}
          foot={<Foot year={year} />}
        />
      </StaticRouter>,
    ),
  );
  if (html.includes(failedBoundary)) throwItsError(request);

  return { html, styles };
}

/**
 * What React writes in the place of a section that threw: `renderToString` keeps the error to
 * itself and leaves the rendering to the browser. Text cannot look like it, since `<` is escaped.
 */
const failedBoundary = '<!--$!-->';

/** Renders the page again without boundaries, to learn which error was thrown. Always throws. */
function throwItsError({ path, identity, page, slots }: RenderRequest): never {
  const renderSlot = (name: SlotName, fallback: ReactNode) => {
    const Section = slots[name]?.Section;
    return Section ? <Section /> : fallback;
  };

  renderToString(
    <StaticRouter location={path}>
      <PlatformProvider value={{ identity, renderSlot }}>
        {page && <page.View page={page.record as never} />}
      </PlatformProvider>
    </StaticRouter>,
  );
  throw new Error(`A section of ${path} threw while it was rendered.`);
}

/** @param base folder of the host's release. */
export function siteCss(base: string): string {
  return documentCss({ head: base + headFont, text: base + textFont });
}

/** The `require` of a remote's server bundle: this host's own instances, as in the browser. */
export function lendModule(name: string): unknown {
  const module = Object.entries(lent).find(([known]) => known === name)?.[1];
  return module && 'now' in module ? module.now : undefined;
}

export const themeColors = { light: palette.chaux, dark: palette.pierreNight };
export const notFound = { title: notFoundTitle };
/** File below the host's release. */
export const siteIcon = siteIconFile;
/**
 * The one font that every document asks for ahead of its picture: a title in another letter is
 * noticed most, and its file is the smaller one. Text follows as soon as the page is laid out.
 */
export const titleFont = headFont;
export { shell, toasterCss };
