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

describe('the pages', () => {
  it('are at paths of their own', () => {
    const paths = declaredPages.map(({ path }) => path);

    expect(new Set(paths).size).toBe(paths.length);
  });
});
