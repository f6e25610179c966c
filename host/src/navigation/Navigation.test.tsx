import { act, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { changeAddress, useAddress } from '@renovation-th/shared/kernel';
import type { PagePath } from '@renovation-th/shared/contracts/page';
import { sampleHtml, showHtml } from '../testing/sample-html';
import { sampleDocument } from '../testing/sample-site-document';
import { watchLocation } from '@renovation-th/shared/testing/watch-location';
import { useAnnouncedTitle } from './announced-title';
import { Navigation } from './Navigation';
import { beginWith } from './put-page';
import { rememberScroll } from './scroll-positions';

type Answer = { ok: boolean; redirected: boolean; text: () => Promise<string> };

const scrollTo = jest.fn<void, [ScrollToOptions]>();
const fetched = jest.fn<Promise<Answer>, [string]>();
let opened: ReturnType<typeof watchLocation>;
/** Added to the clock, so that what one test has fetched is old in the next. */
let later = 0;

const head = (path: string) =>
  `<meta name="description" content="De ${path}"><link rel="canonical" href="https://www.site.example${path}">`;

function html(path: PagePath, main = ''): string {
  const links = ['/', '/villes', '/contact', '/contact?ville=riom#devis', '/villes?tri=nom'].map(
    (href) => `<a href="${href}">${href}</a>`,
  );
  return sampleHtml({
    site: sampleDocument(path),
    head: head(path),
    main: `<h1 tabindex="-1">Page ${path}</h1>${links.join('')}<h2 id="devis">Devis</h2>${main}`,
  });
}

const answerWith = (text: string, given = {}) => ({
  ok: true,
  redirected: false,
  text: async () => text,
  ...given,
});

const Shell = () => (
  <>
    <output>{useAnnouncedTitle()}</output>
    <output>{useAddress().search}</output>
  </>
);

/** The document of a page, in which the shell runs. */
function open(path: PagePath, main = ''): void {
  history.pushState({ key: `entry-${later}` }, '', path);
  showHtml(html(path, main));
  beginWith(sampleDocument(path));
  render(
    <BrowserRouter useTransitions={false}>
      <Navigation />
      <Shell />
    </BrowserRouter>,
  );
}

const follow = (href: string, place = 'main') =>
  act(async () => document.querySelector<HTMLElement>(`${place} a[href="${href}"]`)?.click());
const comes = (path: string) => screen.findByRole('heading', { name: `Page ${path}` });
const back = () => act(async () => history.back());
const scrollBy = (top: number) => {
  Object.assign(window, { scrollY: top });
  dispatchEvent(new Event('scroll'));
};

beforeAll(() => rememberScroll());
beforeEach(() => {
  later += 60_000;
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + later);
  // jsdom lays nothing out, so it has neither.
  Object.assign(window, { scrollTo });
  Element.prototype.scrollIntoView = jest.fn();
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  scrollTo.mockClear();
  globalThis.fetch = fetched as never;
  fetched.mockReset().mockImplementation(async (path) => answerWith(html(path as PagePath)));
  opened = watchLocation();
});
afterEach(() => jest.restoreAllMocks());

describe('a link that is followed', () => {
  it('leads to the place that it names, and tells the sections its query', async () => {
    open('/');
    await follow('/contact?ville=riom#devis');
    await comes('/contact');

    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
    expect(screen.getByText('?ville=riom')).toBeInTheDocument();
  });

  it('to a place of the page itself leads there, where only the query is another', async () => {
    open('/contact');
    await follow('/contact?ville=riom#devis');

    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
    expect(screen.getByText('?ville=riom')).toBeInTheDocument();
  });

  it('last is the one whose page is shown, whatever comes first', async () => {
    let giveVilles = (_answer: Answer) => undefined as void;
    fetched.mockImplementation((path) =>
      path === '/villes'
        ? new Promise((resolve) => (giveVilles = resolve))
        : Promise.resolve(answerWith(html(path as PagePath))),
    );
    open('/');
    await follow('/villes');
    await follow('/contact');
    await comes('/contact');
    await act(async () => giveVilles(answerWith(html('/villes'))));

    expect(location.pathname).toBe('/contact');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page /contact');
  });
});

describe('what a section does with the address', () => {
  const section = '<div data-section="a/b" data-alive><a href="/villes?carte=1">Carte</a></div>';

  it('changes nothing else: neither the page nor the place in it', async () => {
    open('/villes', section);
    await follow('/villes?carte=1', '[data-section]');
    expect(location.search).toBe('?carte=1');
    expect(screen.getByText('?carte=1')).toBeInTheDocument();

    await act(async () => changeAddress('/villes?carte=2', { replace: true }));
    expect(location.search).toBe('?carte=2');
    await act(async () => changeAddress(-1));
    await waitFor(() => expect(location.search).toBe(''));
    expect(scrollTo).not.toHaveBeenCalled();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('leads to another page as a link does', async () => {
    open('/contact');
    await act(async () => changeAddress('/villes'));

    expect(await comes('/villes')).toHaveFocus();
  });

  it('is the browser’s where the section is lost, which may then have its code after all', async () => {
    open('/villes', section.replace('data-alive', 'data-lost'));
    await follow('/villes?carte=1', '[data-section]');

    expect(opened.assign).toHaveBeenCalledWith('http://localhost/villes?carte=1');
  });
});

describe('a visitor who goes back', () => {
  it('finds the page where it was, with what stood in its fields', async () => {
    open('/', '<input name="name" value="">');
    document.querySelector('input')!.value = 'Alix';
    scrollBy(700);
    await follow('/villes');
    await comes('/villes');
    fetched.mockImplementation(async () => answerWith(html('/', '<input name="name" value="">')));
    await back();
    await comes('/');

    expect(document.querySelector('input')).toHaveValue('Alix');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
  });
});

describe('the browser opens the document', () => {
  it.each<[string, () => Promise<Answer>]>([
    ['is not there', async () => answerWith(html('/villes'), { ok: false })],
    ['cannot be had', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['was made by another host', async () => answerWith(html('/villes').replace('1.0.0-host', '2.0.0-next'))],
  ])('of a link whose page %s, and the page stays until then', async (_what, answer) => {
    fetched.mockImplementation(answer);
    open('/');
    await follow('/villes');

    expect(opened.assign.mock.calls).toEqual([['http://localhost/villes']]);
    expect(location.pathname).toBe('/');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page /');
  });

  const typed = '<div data-section="a/b"><input value=""></div>';

  it('where a section that does not live yet holds what was typed, which browsers keep', async () => {
    open('/contact', typed);
    document.querySelector('input')!.value = 'Alix';
    await follow('/villes');

    expect(opened.assign).toHaveBeenCalledWith('http://localhost/villes');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('but not of a link to the page itself, where that would lose what was typed', async () => {
    open('/villes', typed);
    document.querySelector('input')!.value = 'Alix';
    await follow('/villes?tri=nom');

    expect(opened.assign).not.toHaveBeenCalled();
    expect(location.search).toBe('?tri=nom');
    expect(document.querySelector('input')).toHaveValue('Alix');
  });
});
