import { act, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import type { PagePath } from '@renovation-th/shared/contracts/page';
import { watchLocation } from '@renovation-th/shared/testing/watch-location';
import { takeOverEntries } from '../navigation/history-entries';
import { prefetchLinks, readSiteDocument } from '../navigation/load-page';
import { Site } from '../navigation/Site';
import { sampleHtml, showHtml } from './sample-html';
import { sampleDocument, sampleRemote } from './sample-site-document';

export type Answer = { ok: boolean; redirected: boolean; text: () => Promise<string> };

export const scrollTo = jest.fn<void, [ScrollToOptions]>();
export const scrollIntoView = jest.fn();
export const fetched = jest.fn<Promise<Answer>, [string, { signal?: AbortSignal }]>();
export let opened: ReturnType<typeof watchLocation>;

const remotes = { towns: sampleRemote('towns') };
const head = (path: string) =>
  `<meta name="description" content="De ${path}"><link rel="canonical" href="https://www.site.example${path}">`;

/** Returns the HTML of a page that links to others. */
export function html(path: PagePath, main = ''): string {
  const links = ['/', '/villes', '/contact', '/contact?ville=riom#devis', '/villes?tri=nom'].map(
    (href) => `<a href="${href}">${href}</a>`,
  );
  return sampleHtml({
    site: sampleDocument(path, { remotes }),
    head: head(path),
    main: `<h1 tabindex="-1">Page ${path}</h1>${links.join('')}<h2 id="devis">Devis</h2>${main}`,
  });
}

export const answerWith = (text: string, given = {}): Answer => ({
  ok: true,
  redirected: false,
  text: async () => text,
  ...given,
});

/** Returns the response to a request for a page's document. */
export const pageAt = (url: string, main = '') =>
  answerWith(html(new URL(url, location.href).pathname as PagePath, main));

/** Opens a page's document, and starts the shell in it. As in browsers, its history entry has no state. */
export function open(path: PagePath, main = ''): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  startIn(path, main);
}

/** Starts the shell in a page's document, regardless of the URL. */
export function startIn(path: PagePath, main = ''): void {
  showHtml(html(path, main));
  const site = readSiteDocument(document);
  const styles = { page: '', sections: '' };
  render(
    <BrowserRouter useTransitions={false}>
      <Site first={{ path, site, parsed: document, main: document.querySelector('main')!, styles }} />
    </BrowserRouter>,
  );
}

export const follow = (href: string, part = 'main') =>
  act(async () => document.querySelector<HTMLElement>(`${part} a[href="${href}"]`)?.click());
export const title = () => screen.getByRole('heading', { level: 1 });
export const comes = (path: string) => screen.findByRole('heading', { name: `Page ${path}` });
export const back = () => act(async () => history.back());
export const scrollBy = (top: number) => {
  Object.assign(window, { scrollY: top });
  dispatchEvent(new Event('scroll'));
};

beforeAll(() => {
  takeOverEntries();
  prefetchLinks();
});
beforeEach(() => {
  // jsdom has no layout, so it implements neither `scrollTo` nor `scrollIntoView`.
  Object.assign(window, { scrollTo });
  Element.prototype.scrollIntoView = scrollIntoView;
  jest.clearAllMocks();
  scrollBy(0);
  globalThis.fetch = fetched as never;
  fetched.mockReset().mockImplementation(async (url) => pageAt(url));
  opened = watchLocation();
});
afterEach(() => jest.restoreAllMocks());
