import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { PagePath } from '@renovation-th/shared/contracts/page';
import type { Remote } from '@renovation-th/shared/contracts/remote';
import { changeAddress, useAddress } from '@renovation-th/shared/kernel';
import { watchLocation } from '@renovation-th/shared/testing/watch-location';
import { sectionHtml } from '../testing/place-section';
import { sampleHtml, showHtml } from '../testing/sample-html';
import { sampleDocument, sampleRemote } from '../testing/sample-site-document';
import { takeOverEntries } from './history-entries';
import { readSiteDocument } from './load-page';
import { Site } from './Site';

const mockLoad = jest.fn<Promise<Remote>, []>();
jest.mock('../federation/load-remote', () => ({
  loadRemote: () => mockLoad(),
  isBoundElsewhere: () => false,
}));

type Answer = { ok: boolean; redirected: boolean; text: () => Promise<string> };

const scrollTo = jest.fn<void, [ScrollToOptions]>();
const scrollIntoView = jest.fn();
const fetched = jest.fn<Promise<Answer>, [string, { signal: AbortSignal }]>();
let opened: ReturnType<typeof watchLocation>;

const remotes = { towns: sampleRemote('towns') };
const head = (path: string) =>
  `<meta name="description" content="De ${path}"><link rel="canonical" href="https://www.site.example${path}">`;

function html(path: PagePath, main = ''): string {
  const links = ['/', '/villes', '/contact', '/contact?ville=riom#devis', '/villes?tri=nom'].map(
    (href) => `<a href="${href}">${href}</a>`,
  );
  return sampleHtml({
    site: sampleDocument(path, { remotes }),
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

/** The answer to a request for the document of a page. */
const pageAt = (address: string, main = '') =>
  answerWith(html(new URL(address, location.href).pathname as PagePath, main));

/** Opens the document of a page, in which the shell runs. As in browsers, its entry has no state. */
function open(path: PagePath, main = ''): void {
  history.pushState(null, '', path);
  showHtml(html(path, main));
  dispatchEvent(new PopStateEvent('popstate'));
  const site = readSiteDocument(document);
  const styles = { page: '', sections: '' };
  render(
    <BrowserRouter useTransitions={false}>
      <Site first={{ path, site, parsed: document, main: document.querySelector('main')!, styles }} />
    </BrowserRouter>,
  );
}

const follow = (href: string, part = 'main') =>
  act(async () => document.querySelector<HTMLElement>(`${part} a[href="${href}"]`)?.click());
const title = () => screen.getByRole('heading', { level: 1 });
const comes = (path: string) => screen.findByRole('heading', { name: `Page ${path}` });
const back = () => act(async () => history.back());
const scrollBy = (top: number) => {
  Object.assign(window, { scrollY: top });
  dispatchEvent(new Event('scroll'));
};

beforeAll(() => takeOverEntries());
beforeEach(() => {
  // jsdom lays nothing out, so it has neither.
  Object.assign(window, { scrollTo });
  Element.prototype.scrollIntoView = scrollIntoView;
  jest.clearAllMocks();
  scrollBy(0);
  globalThis.fetch = fetched as never;
  fetched.mockReset().mockImplementation(async (address) => pageAt(address));
  mockLoad.mockReset();
  opened = watchLocation();
});
afterEach(() => jest.restoreAllMocks());

describe('a link that is followed', () => {
  it('shows the next page with its title, descriptions and heading, and announces it', async () => {
    open('/');
    await follow('/villes');

    expect(await comes('/villes')).toHaveFocus();
    expect(document.title).toBe('Titre de /villes');
    expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', 'De /villes');
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://www.site.example/villes',
    );
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
    expect(document.querySelector('[aria-live=polite][aria-atomic]')).toHaveTextContent('Titre de /villes');
  });

  it('to a fragment of another page scrolls there and gives the fragment the focus', async () => {
    open('/');
    await follow('/contact?ville=riom#devis');
    await comes('/contact');

    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { name: 'Devis' })).toHaveFocus();
  });

  it('to a fragment of the page itself leads there, where only the query is another', async () => {
    open('/contact');
    await follow('/contact?ville=riom#devis');

    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(location.search).toBe('?ville=riom');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('to the page itself leads to its top', async () => {
    open('/villes');
    await follow('/villes');

    expect(title()).toHaveFocus();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  });

  it('twice makes one history entry', async () => {
    open('/');
    const before = history.length;
    await act(async () => {
      const link = document.querySelector<HTMLElement>('main a[href="/villes"]');
      link?.click();
      link?.click();
    });
    await comes('/villes');

    expect(history.length).toBe(before + 1);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('aborts the request for the page before it, and shows the last page whatever comes first', async () => {
    let giveVilles = (_answer: Answer) => undefined as void;
    fetched.mockImplementation((address) =>
      address === '/villes'
        ? new Promise((resolve) => (giveVilles = resolve))
        : Promise.resolve(pageAt(address)),
    );
    open('/');
    await follow('/villes');
    expect(fetched.mock.calls[0]?.[1].signal.aborted).toBe(false);
    await follow('/contact');
    await comes('/contact');
    expect(fetched.mock.calls[0]?.[1].signal.aborted).toBe(true);
    await act(async () => giveVilles(pageAt('/villes')));

    expect(location.pathname).toBe('/contact');
    expect(title()).toHaveTextContent('Page /contact');
  });
});

describe('what a section does with the address', () => {
  const section = '<div data-section="a/b" data-alive><a href="/villes?carte=1">Carte</a></div>';

  it('changes nothing else: neither the page nor its scroll position', async () => {
    open('/villes', section);
    await follow('/villes?carte=1', '[data-section]');
    expect(location.search).toBe('?carte=1');

    await act(async () => changeAddress('/villes?carte=2', { replace: true }));
    expect(location.search).toBe('?carte=2');
    await act(async () => changeAddress(-1));
    await waitFor(() => expect(location.search).toBe(''));
    expect(scrollTo.mock.calls.flat()).toEqual([{ top: 0, behavior: 'instant' }]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('leads to another page as a link does', async () => {
    open('/contact');
    await act(async () => changeAddress('/villes'));

    expect(await comes('/villes')).toHaveFocus();
  });

  it('is left to the browser where the section is lost', async () => {
    open('/villes', section.replace('data-alive', 'data-lost'));
    const link = document.querySelector('[data-section] a')!;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    link.dispatchEvent(event);

    expect(event.defaultPrevented).toBe(false);
  });
});

describe('the sections of a page', () => {
  const seen: string[] = [];
  const ended = jest.fn();

  function Seer() {
    const { pathname, search } = useAddress();
    useEffect(() => ended, []);
    // Hydration knows no address.
    useEffect(() => {
      if (pathname) seen.push(pathname + search);
    }, [pathname, search]);
    return <p>Vu</p>;
  }

  beforeEach(() => {
    seen.length = 0;
    mockLoad.mockResolvedValue({ contract: '3.0.0', sections: { sample: async () => ({ default: Seer }) } });
  });
  const main = sectionHtml(<Seer />).replace('<div', '<div data-wanted=""');

  it('see the address of their page and its queries, never that of the next page, and end with the page', async () => {
    open('/villes', main);
    await waitFor(() => expect(seen).toEqual(['/villes']));
    await follow('/villes?tri=nom');
    await waitFor(() => expect(seen).toEqual(['/villes', '/villes?tri=nom']));
    expect(ended).not.toHaveBeenCalled();

    await follow('/contact?ville=riom#devis');
    await comes('/contact');
    expect(seen).toEqual(['/villes', '/villes?tri=nom']);
    await waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
  });
});

describe('a visitor who goes back', () => {
  const field = '<input name="name" value="">';
  const input = () => document.querySelector<HTMLInputElement>('main input');

  it('finds the page as they left it: scroll position, focus and what stood in its fields', async () => {
    open('/', field);
    input()!.value = 'Alix';
    scrollBy(700);
    document.querySelector<HTMLElement>('main a[href="/villes"]')!.focus();
    await follow('/villes');
    await comes('/villes');
    fetched.mockImplementation(async (address) => pageAt(address, field));
    await back();
    await comes('/');

    expect(input()).toHaveValue('Alix');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
    expect(screen.getByRole('link', { name: '/villes' })).toHaveFocus();
  });

  it('finds each entry as they left it, those of fragments too, which the router has not made', async () => {
    open('/', field);
    input()!.value = 'Alix';
    scrollBy(3_000);
    await follow('/villes');
    await comes('/villes');
    scrollBy(100);
    // The browser follows a fragment by itself, and scrolls only then.
    await act(async () => {
      history.pushState(null, '', '/villes#devis');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    scrollBy(900);

    await back();
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith({ top: 100, behavior: 'instant' }));
    fetched.mockImplementation(async (address) => pageAt(address, field));
    await back();
    await comes('/');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 3_000, behavior: 'instant' });
    expect(input()).toHaveValue('Alix');
  });

  it('finds nothing moved before the page has come', async () => {
    open('/');
    scrollBy(700);
    await follow('/villes');
    await comes('/villes');
    scrollTo.mockClear();
    let give = (_answer: Answer) => undefined as void;
    fetched.mockImplementation(() => new Promise((resolve) => (give = resolve)));
    fetched.mockClear();
    await back();
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    expect(history.scrollRestoration).toBe('manual');
    expect(scrollTo).not.toHaveBeenCalled();
    expect(title()).toHaveTextContent('Page /villes');

    await act(async () => give(pageAt('/')));
    await comes('/');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
  });
});

describe('the browser loads the document', () => {
  it.each<[string, () => Promise<Answer>]>([
    ['is not there', async () => answerWith(html('/villes'), { ok: false })],
    ['was redirected', async () => answerWith(html('/villes'), { redirected: true })],
    ['is another one', async () => answerWith(html('/contact'))],
    ['is no page', async () => answerWith('<!doctype html><title>Accès</title>')],
    ['cannot be had', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['was made by another host', async () => answerWith(html('/villes').replace('1.0.0-host', '2.0.0-next'))],
    ['has another policy', async () => answerWith(html('/villes').replace("img-src 'self'", 'img-src *'))],
  ])('of a link whose page %s; the page before stays until then', async (_what, answer) => {
    fetched.mockImplementation(answer);
    open('/');
    await follow('/villes');

    expect(opened.reload).toHaveBeenCalledTimes(1);
    expect(location.pathname).toBe('/villes');
    expect(title()).toHaveTextContent('Page /');
  });

  it('of a page that has not come after three seconds, and shows before that it is awaited', async () => {
    jest.useFakeTimers();
    fetched.mockImplementation(() => new Promise(() => undefined));
    open('/');
    await follow('/villes');
    jest.advanceTimersByTime(299);
    expect(document.documentElement).not.toHaveAttribute('data-busy');
    jest.advanceTimersByTime(1);
    expect(document.documentElement).toHaveAttribute('data-busy');
    expect(opened.reload).not.toHaveBeenCalled();

    jest.advanceTimersByTime(2_700);
    expect(opened.reload).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});

describe('without a network', () => {
  beforeEach(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  });

  it('a link leaves the visitor on the page and says so', async () => {
    open('/');
    await follow('/villes');

    expect(await screen.findByText(/ne peut pas s’ouvrir hors connexion/)).toBeInTheDocument();
    expect(location.pathname).toBe('/');
  });

  it('Back to a page that is not kept leaves the page until the network is back', async () => {
    fetched.mockImplementation(async (address) => pageAt(address));
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    open('/');
    await follow('/villes');
    await comes('/villes');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await back();
    expect(title()).toHaveTextContent('Page /villes');
    expect(opened.reload).not.toHaveBeenCalled();

    fetched.mockImplementation(async (address) => pageAt(address));
    await act(async () => dispatchEvent(new Event('online')));
    await comes('/');
  });
});

describe('the specified error page', () => {
  it('stands where a section threw that has no HTML to show instead, with the message and the ways out', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = false;
    const Broken = () => {
      if (isBroken) throw new Error('x is not a function');
      return null;
    };
    const main = sectionHtml(<Broken />).replace('<div', '<div data-wanted=""');
    isBroken = true;
    mockLoad.mockResolvedValue({ contract: '3.0.0', sections: { sample: async () => ({ default: Broken }) } });
    open('/villes', main);

    const heading = await screen.findByRole('heading', { name: 'Unexpected Application Error!' });
    expect(heading).toHaveFocus();
    expect(screen.getByText('x is not a function')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: /^Appeler/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    expect(screen.getByRole('main')).not.toHaveTextContent('Page /villes');
  });
});
