import { createElement, type ComponentType, type ReactElement } from 'react';
import type * as JsxRuntime from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';
import type { PageDeclaration, PageProps } from '../contracts/page';
import type { Published } from '../contracts/published';
import type { RemoteServerModule } from '../contracts/remote';
import type { PlacedSection } from '../kernel/platform';
import { InSite } from './render-in-site';
import { samplePublished } from './sample-published';

/** Completes the data of a page, as compose does. */
export function completedPage(
  { completions = {} }: Pick<RemoteServerModule, 'completions'>,
  page: PageDeclaration,
  published: Published = samplePublished,
): PageDeclaration {
  const completion = completions[page.view];
  if (!completion) return page;
  const declared = page.data as never;
  const { title = page.title } = { title: completion.title?.(page.title, declared, published) };
  return { ...page, title, data: completion.complete(declared, published) };
}

/** Renders a declared page to HTML. Throws if the remote has no such view. */
export async function renderDeclaredPage(
  { views }: Pick<RemoteServerModule, 'views'>,
  page: PageDeclaration,
): Promise<string> {
  return renderToString(<InSite>{await viewOf(views, page)}</InSite>);
}

async function viewOf(views: RemoteServerModule['views'], page: PageDeclaration): Promise<ReactElement> {
  const loadView = views[page.view];
  if (!loadView) throw new Error(`${page.path} declares an unknown view: ${page.view}`);
  // The type system does not connect a declaration's data with its view.
  const View = (await loadView()).default as ComponentType<PageProps>;
  return createElement(View, { page });
}

/**
 * Tests every page and slot of a remote. Call it in a `.ssr.test.tsx` with the exports of `./server`.
 * @param published lists for the pages; default: samples.
 */
export function testEveryPage(server: RemoteServerModule, published?: Published): void {
  const listed = server.listedPages?.declare(published ?? samplePublished) ?? [];
  const declaredPages = [...server.declaredPages(), ...listed].map((page) =>
    completedPage(server, page, published),
  );

  describe.each(declaredPages.map((page) => [page.path, page] as const))('%s', (_path, page) => {
    const rendered = renderDeclaredPage(server, page);
    // An unhandled rejection would end the run before the tests below can report the error.
    rendered.catch(() => undefined);

    it('renders to HTML with one focusable h1', async () => {
      const html = await rendered;

      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toMatch(/<h1[^>]* tabindex="-1"/i);
    });

    it('has no style attributes and no scripts, which the security policy forbids', async () => {
      const html = await rendered;

      expect(html).not.toMatch(/<[^>]+\sstyle=/);
      expect(html).not.toContain('<script');
    });

    it('has no handlers outside its sections', async () => {
      expect(handlersOutsideSections(await viewOf(server.views, page))).toEqual([]);
    });

    it('has sections whose properties JSON preserves', async () => {
      expectSections(await viewOf(server.views, page));
    });

    it('has a title and a description that fit search results', () => {
      expect(page.title.length).toBeLessThanOrEqual(70);
      expect(page.description.length).toBeGreaterThanOrEqual(50);
      expect(page.description.length).toBeLessThanOrEqual(200);
    });

    it('has a social card if search engines list it', () => {
      expect(!page.sitemap || page.socialPicture).toBeTruthy();
    });

    it('has data that JSON preserves', () => {
      expect(JSON.parse(JSON.stringify(page.data))).toEqual(page.data);
    });
  });

  const slots = Object.entries(server.slots);
  if (slots.length > 0)
    describe.each(slots)('the slot %s', (_name, load) => {
      it('has no handlers outside its sections', async () => {
        expect(handlersOutsideSections(createElement((await load()).default))).toEqual([]);
      });

      it('has sections whose properties JSON preserves', async () => {
        expectSections(createElement((await load()).default));
      });
    });

  describe('the declared pages', () => {
    it('include at least one page', () => {
      expect(declaredPages).not.toHaveLength(0);
    });

    it.each(['path', 'title', 'description'] as const)('each have a unique %s', (field) => {
      const values = declaredPages.map((page) => page[field]);

      expect(new Set(values).size).toBe(values.length);
    });
  });
}

/** Expects that a browser, which reads the properties of sections as JSON, gets the same properties. */
function expectSections(content: ReactElement): void {
  for (const { props } of sectionsOf(content)) expect(JSON.parse(JSON.stringify(props))).toEqual(props);
}

function sectionsOf(content: ReactElement): PlacedSection[] {
  const placed: PlacedSection[] = [];
  const renderSection = (section: PlacedSection) => {
    placed.push(section);
    return null;
  };
  renderToString(<InSite renderSection={renderSection}>{content}</InSite>);
  return placed;
}

// This is the CommonJS module, because jest cannot spy on an ES import.
const jsxRuntime = jest.requireActual<typeof JsxRuntime>('react/jsx-runtime');

/** Returns the handlers that would never run in a browser, because they are outside sections. */
function handlersOutsideSections(content: ReactElement): string[] {
  const spies = [jest.spyOn(jsxRuntime, 'jsx'), jest.spyOn(jsxRuntime, 'jsxs')];
  renderToString(<InSite renderSection={() => null}>{content}</InSite>);
  const props = spies.flatMap((spy) => spy.mock.calls.map(([, given]) => given as object));
  spies.forEach((spy) => spy.mockRestore());
  return props.flatMap((given) => Object.keys(given).filter((name) => /^on[A-Z]/.test(name)));
}
