import type * as React from 'react';
import { createElement, type ComponentType } from 'react';
import type * as JsxRuntime from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';
import type { PageDeclaration, PageProps } from '../contracts/page';
import type { Published } from '../contracts/published';
import type { RemoteServerModule } from '../contracts/remote';
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
  return completion ? { ...page, data: completion.complete(page.data as never, published) } : page;
}

/** Renders a declared page as the prerenderer does. @throws when the remote has no such view. */
export async function renderDeclaredPage(
  { views }: RemoteServerModule['remote'],
  page: PageDeclaration,
): Promise<string> {
  const loadView = views[page.view];
  if (!loadView) throw new Error(`${page.path} asks for a view that does not exist: ${page.view}`);
  // Only the declaration and its view know the type of the page's data.
  const View = (await loadView()).default as ComponentType<PageProps>;

  return renderToString(<InSite path={page.path}>{createElement(View, { page })}</InSite>);
}

/**
 * Tests every page that a remote declares, so that no test keeps a list of pages. Call it in a
 * `.ssr.test.tsx`, with all that `./server` exports.
 * @param published the lists that pages use; by default a sample of them.
 */
export function testEveryPage(server: RemoteServerModule, published?: Published): void {
  const { remote } = server;
  const declaredPages = server.declaredPages.map((page) => completedPage(server, page, published));

  describe.each(declaredPages.map((page) => [page.path, page] as const))('%s', (_path, page) => {
    const rendered = renderDeclaredPage(remote, page);
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

    it('says so when it needs code, and only then', async () => {
      expect(await needsCode(() => renderDeclaredPage(remote, page))).toBe(page.interactive !== false);
    });

    it('has a title and a description that fit a list of results', () => {
      expect(page.title.length).toBeLessThanOrEqual(70);
      expect(page.description.length).toBeGreaterThanOrEqual(50);
      expect(page.description.length).toBeLessThanOrEqual(200);
    });

    it('carries data that survives the way to the browser', () => {
      expect(JSON.parse(JSON.stringify(page.data))).toEqual(page.data);
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

/** Whether a page asks for more than its HTML: state, effects or handlers of its own, or a slot. */
async function needsCode(render: () => Promise<string>): Promise<boolean> {
  const countHooks = async (task: () => unknown) => {
    const spies = hooks.map((hook) => jest.spyOn(react, hook));
    await task();
    const calls = spies.map((spy) => spy.mock.calls.length).reduce((sum, count) => sum + count);
    spies.forEach((spy) => spy.mockRestore());
    return calls;
  };
  const spies = [jest.spyOn(jsxRuntime, 'jsx'), jest.spyOn(jsxRuntime, 'jsxs')];
  const ofPage = await countHooks(render);
  const handlers = spies.flatMap((spy) =>
    spy.mock.calls.flatMap(([, props]) =>
      Object.keys(props as object).filter((name) => /^on[A-Z]/.test(name)),
    ),
  );
  spies.forEach((spy) => spy.mockRestore());
  const ofSite = await countHooks(() => renderToString(<InSite>{null}</InSite>));

  return ofPage > ofSite || handlers.length > 0;
}
