import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageDeclaration, PageProps } from '@renovation-th/shared/contracts/page';
import { InSite } from '@renovation-th/shared/testing/render-in-site';
import { declaredPages, remote } from './server';

async function renderPage(page: PageDeclaration): Promise<string> {
  const loadView = remote.views[page.view];
  if (!loadView) throw new Error(`${page.path} asks for a view that does not exist: ${page.view}`);
  // Only the declaration and its view know the type of the page's data.
  const View = (await loadView()).default as ComponentType<PageProps>;

  return renderToString(<InSite path={page.path}>{createElement(View, { page })}</InSite>);
}

describe.each(declaredPages.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  it('renders to a string, with one main heading', async () => {
    const html = await renderPage(page);

    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<h1[^>]* tabindex="-1"/i);
  });

  it('has no inline style and no script, which the security policy forbids', async () => {
    const html = await renderPage(page);

    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    expect(html).not.toContain('<script');
  });

  it('is set in French typography', async () => {
    const text = (await renderPage(page))
      .replace(/<style.*?<\/style>|<[^>]+>/g, '\n')
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"');

    expect(text).not.toMatch(/['"]/);
    expect(text).not.toMatch(/ [»%]|[^\u00a0]:|[^\u202f][;!?]/);
    expect(text).not.toMatch(/\d (h|km|min|mm)\b/);
  });

  it('has a title and a description that fit a list of results', () => {
    expect(page.title.length).toBeLessThanOrEqual(65);
    expect(page.description.length).toBeGreaterThanOrEqual(80);
    expect(page.description.length).toBeLessThanOrEqual(170);
  });
});

describe.each([
  ['/villes/riom', false],
  ['/villes/lempdes', true],
] as const)('the phone number on %s', (path, isLinked) => {
  it(isLinked ? 'is a link' : 'is on a button, without any link', async () => {
    const page = declaredPages.find((declared) => declared.path === path);
    expect(page).toBeDefined();
    if (!page) return;
    const html = await renderPage(page);

    expect(html.includes('href="tel:')).toBe(isLinked);
    expect(html.includes('<button')).toBe(!isLinked);
    expect(html).toContain('04 65 71 63 36');
  });
});

describe('the pages', () => {
  it.each(['path', 'title', 'description'] as const)('each have a %s of their own', (field) => {
    const values = declaredPages.map((page) => page[field]);

    expect(new Set(values).size).toBe(values.length);
  });

  it('carry data that survives the way to the browser', () => {
    for (const { data } of declaredPages) expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  });

  it('link only to towns that have a page', async () => {
    const paths = new Set<string>(declaredPages.map(({ path }) => path));
    for (const page of declaredPages) {
      const links = [...(await renderPage(page)).matchAll(/href="(\/villes\/[^"]*)"/g)];
      for (const [, path] of links) expect(paths).toContain(path);
    }
  });
});
