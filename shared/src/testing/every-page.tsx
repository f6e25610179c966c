import type * as React from 'react';
import { createElement, type ComponentType, type ReactElement, type ReactNode } from 'react';
import type * as JsxRuntime from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';
import type { PageDeclaration, PageProps } from '../contracts/page';
import type { Published } from '../contracts/published';
import type { RemoteServerModule } from '../contracts/remote';
import type { PlacedSection } from '../kernel/platform';
import { frenchFaults, readableText } from './french-faults';
import { InSite } from './render-in-site';
import { samplePublished } from './sample-published';

/** A page with the data that its view receives, as compose completes it. */
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

/** Renders a declared page as the prerenderer does. @throws when the remote has no such view. */
export async function renderDeclaredPage(
  { views }: Pick<RemoteServerModule, 'views'>,
  page: PageDeclaration,
): Promise<string> {
  return renderToString(<InSite path={page.path}>{await viewOf(views, page)}</InSite>);
}

async function viewOf(views: RemoteServerModule['views'], page: PageDeclaration): Promise<ReactElement> {
  const loadView = views[page.view];
  if (!loadView) throw new Error(`${page.path} asks for a view that does not exist: ${page.view}`);
  // Only the declaration and its view know the type of the page's data.
  const View = (await loadView()).default as ComponentType<PageProps>;
  return createElement(View, { page });
}

/**
 * Tests every page that a remote declares, and every slot that it offers, so that no test keeps a list of
 * them. Call it in a `.ssr.test.tsx`, with all that `./server` exports.
 * @param published the lists that pages use, and that pages are made from; by default a sample of them.
 */
export function testEveryPage(server: RemoteServerModule, published?: Published): void {
  const listed = server.listedPages?.declare(published ?? samplePublished) ?? [];
  const declaredPages = [...server.declaredPages(), ...listed].map((page) =>
    completedPage(server, page, published),
  );

  describe.each(declaredPages.map((page) => [page.path, page] as const))('%s', (_path, page) => {
    const rendered = renderDeclaredPage(server, page);
    // The waiting tests report the error; an unhandled rejection before them would end the whole run.
    rendered.catch(() => undefined);

    it('renders to a string, with one main heading that can take the focus', async () => {
      const html = await rendered;

      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toMatch(/<h1[^>]* tabindex="-1"/i);
    });

    it('has no inline style and no script, which the security policy forbids', async () => {
      const html = await rendered;

      expect(html).not.toMatch(/<[^>]+\sstyle=/);
      expect(html).not.toContain('<script');
    });

    it('is set in French typography', async () => {
      const words = [page.title, page.description, readableText(await rendered)].join('\n');

      expect(frenchFaults(words)).toEqual([]);
    });

    it('needs no code outside of its sections', async () => {
      expect(codeOutsideOfSections(await viewOf(server.views, page))).toEqual([]);
    });

    it('has sections that a browser can start', async () => {
      await expectSections(server, await viewOf(server.views, page));
    });

    it('has a title and a description that fit a list of results', () => {
      expect(page.title.length).toBeLessThanOrEqual(70);
      expect(page.description.length).toBeGreaterThanOrEqual(50);
      expect(page.description.length).toBeLessThanOrEqual(200);
    });

    it('carries data that survives the way to compose', () => {
      expect(JSON.parse(JSON.stringify(page.data))).toEqual(page.data);
    });
  });

  const slots = Object.entries(server.slots);
  if (slots.length > 0)
    describe.each(slots)('the slot %s', (_name, load) => {
      it('needs no code outside of its sections', async () => {
        expect(codeOutsideOfSections(createElement((await load()).default))).toEqual([]);
      });

      it('has sections that a browser can start', async () => {
        await expectSections(server, createElement((await load()).default));
      });
    });

  describe('the declared pages', () => {
    it('are some', () => {
      expect(declaredPages).not.toHaveLength(0);
    });

    it.each(['path', 'title', 'description'] as const)('each have a %s of their own', (field) => {
      const values = declaredPages.map((page) => page[field]);

      expect(new Set(values).size).toBe(values.length);
    });
  });
}

/** A browser knows a section by its name and its props alone. */
async function expectSections({ remote }: RemoteServerModule, content: ReactElement): Promise<void> {
  for (const { name, component, props } of sectionsOf(content)) {
    const { default: Component } = (await remote.sections[name]?.()) ?? {};
    expect(Component).toBe(component);
    expect(JSON.parse(JSON.stringify(props))).toEqual(props);
  }
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

/** The modules themselves: an import of ES is a copy that cannot be watched. */
const react = jest.requireActual<typeof React>('react');
const jsxRuntime = jest.requireActual<typeof JsxRuntime>('react/jsx-runtime');

const hooks = [
  'useState',
  'useReducer',
  'useRef',
  'useEffect',
  'useLayoutEffect',
  'useSyncExternalStore',
] as const;

/** Names of the hooks and handlers that would never run in a browser: nobody starts them there. */
function codeOutsideOfSections(content: ReactElement): string[] {
  const countHooks = (inside: ReactNode) => {
    const spies = hooks.map((hook) => [hook, jest.spyOn(react, hook)] as const);
    renderToString(<InSite renderSection={() => null}>{inside}</InSite>);
    const counts = new Map(spies.map(([hook, spy]) => [hook, spy.mock.calls.length]));
    spies.forEach(([, spy]) => spy.mockRestore());
    return counts;
  };
  const ofSite = countHooks(null);
  const spies = [jest.spyOn(jsxRuntime, 'jsx'), jest.spyOn(jsxRuntime, 'jsxs')];
  const ofContent = countHooks(content);
  const handlers = spies.flatMap((spy) =>
    spy.mock.calls.flatMap(([, props]) =>
      Object.keys(props as object).filter((name) => /^on[A-Z]/.test(name)),
    ),
  );
  spies.forEach((spy) => spy.mockRestore());

  return [...hooks.filter((hook) => ofContent.get(hook) !== ofSite.get(hook)), ...handlers];
}
