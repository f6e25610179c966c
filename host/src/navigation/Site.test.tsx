import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { changeUrl } from '@renovation-th/shared/kernel';
import {
  answerWith,
  back,
  comes,
  fetched,
  follow,
  html,
  open,
  opened,
  pageAt,
  scrollBy,
  scrollIntoView,
  scrollTo,
  startIn,
  title,
  type Answer,
} from '../testing/visit-site';

describe('following a link', () => {
  it('shows the next page with its title and metadata, focuses its heading, and announces it', async () => {
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

  it('scrolls to a fragment of another page, and focuses the fragment', async () => {
    open('/');
    await follow('/contact?ville=riom#devis');
    await comes('/contact');

    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { name: 'Devis' })).toHaveFocus();
  });

  it('scrolls to a fragment of the same page, even if the query differs', async () => {
    open('/contact');
    await follow('/contact?ville=riom#devis');

    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect(location.search).toBe('?ville=riom');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('scrolls to the top if the link leads to the page itself', async () => {
    open('/villes');
    await follow('/villes');

    expect(title()).toHaveFocus();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  });

  it('adds one history entry even if the visitor clicks twice', async () => {
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

  it('aborts the previous request, and shows the page that was requested last', async () => {
    let giveVilles = (_answer: Answer) => undefined as void;
    fetched.mockImplementation((url) =>
      url === '/villes' ? new Promise((resolve) => (giveVilles = resolve)) : Promise.resolve(pageAt(url)),
    );
    open('/');
    await follow('/villes');
    expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(false);
    await follow('/contact');
    await comes('/contact');
    expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    await act(async () => giveVilles(pageAt('/villes')));

    expect(location.pathname).toBe('/contact');
    expect(title()).toHaveTextContent('Page /contact');
  });
});

describe('a link that is touched', () => {
  const touch = (href: string) =>
    act(async () => {
      document
        .querySelector(`main a[href="${href}"]`)
        ?.dispatchEvent(new Event('touchstart', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
    });

  it('prefetches its page, which a click shows without another request', async () => {
    open('/');
    await touch('/contact?ville=riom#devis');
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/contact']);
    await follow('/contact?ville=riom#devis');
    await comes('/contact');

    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('fetches its page at the click if the prefetch failed', async () => {
    open('/');
    fetched.mockRejectedValueOnce(new TypeError('no network'));
    await touch('/villes');
    await follow('/villes');

    expect(await comes('/villes')).toBeVisible();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('fetches its page again on a second visit', async () => {
    open('/');
    await touch('/villes');
    await follow('/villes');
    await comes('/villes');
    await back();
    await comes('/');
    await follow('/villes');

    expect(await comes('/villes')).toHaveFocus();
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/villes', '/', '/villes']);
  });
});

describe('a section that changes the URL', () => {
  const section = '<div data-section="a/b" data-hydrated><a href="/villes?carte=1">Carte</a></div>';

  it('keeps the page and its scroll position', async () => {
    open('/villes', section);
    await follow('/villes?carte=1', '[data-section]');
    expect(location.search).toBe('?carte=1');

    await act(async () => changeUrl('/villes?carte=2', { replace: true }));
    expect(location.search).toBe('?carte=2');
    await act(async () => changeUrl(-1));
    await waitFor(() => expect(location.search).toBe(''));
    expect(scrollTo.mock.calls.flat()).toEqual([{ top: 0, behavior: 'instant' }]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('navigates to another page as a link does', async () => {
    open('/contact');
    await act(async () => changeUrl('/villes'));

    expect(await comes('/villes')).toHaveFocus();
  });

  it('leaves its links to the browser after its code has failed', async () => {
    open('/villes', section.replace('data-hydrated', 'data-lost'));
    const link = document.querySelector('[data-section] a')!;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    link.dispatchEvent(event);

    expect(event.defaultPrevented).toBe(false);
  });
});

describe('a visitor who goes back', () => {
  const field = '<input name="name" value="">';
  const input = () => document.querySelector<HTMLInputElement>('main input');

  it('finds the scroll position, focus and field values as they left them', async () => {
    open('/', field);
    input()!.value = 'Alix';
    scrollBy(700);
    document.querySelector<HTMLElement>('main a[href="/villes"]')!.focus();
    await follow('/villes');
    await comes('/villes');
    fetched.mockImplementation(async (url) => pageAt(url, field));
    await back();
    await comes('/');

    expect(input()).toHaveValue('Alix');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
    expect(screen.getByRole('link', { name: '/villes' })).toHaveFocus();
  });

  it('finds the state of each entry, including fragment entries that the router did not create', async () => {
    open('/', field);
    input()!.value = 'Alix';
    scrollBy(3_000);
    await follow('/villes');
    await comes('/villes');
    scrollBy(100);
    // The browser follows a fragment natively, and scrolls only after it has added the entry.
    await act(async () => {
      history.pushState(null, '', '/villes#devis');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    scrollBy(900);

    await back();
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith({ top: 100, behavior: 'instant' }));
    fetched.mockImplementation(async (url) => pageAt(url, field));
    await back();
    await comes('/');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 3_000, behavior: 'instant' });
    expect(input()).toHaveValue('Alix');
  });

  it('finds the typed text if they go back after a reload, before the shell is loaded', async () => {
    open('/', field);
    input()!.value = 'Alix';
    scrollBy(700);
    await follow('/villes');
    await comes('/villes');
    cleanup();
    fetched.mockImplementation(async (url) => pageAt(url, field));
    const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await isBack;
    startIn('/villes');
    await comes('/');

    expect(input()).toHaveValue('Alix');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
  });
});

describe('a link that cannot be followed inside the document', () => {
  it.each<[string, () => Promise<Answer>]>([
    ['is missing', async () => answerWith(html('/villes'), { ok: false })],
    ['was redirected', async () => answerWith(html('/villes'), { redirected: true })],
    ['has another path', async () => answerWith(html('/contact'))],
    ['is not a page', async () => answerWith('<!doctype html><title>Accès</title>')],
    ['cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'was composed by another host release',
      async () => answerWith(html('/villes').replace('1.0.0-host', '2.0.0-next')),
    ],
    ['has another policy', async () => answerWith(html('/villes').replace("img-src 'self'", 'img-src *'))],
  ])('makes the browser load the document if the page %s', async (_what, answer) => {
    fetched.mockImplementation(answer);
    open('/');
    await follow('/villes');

    expect(opened.reload).toHaveBeenCalledTimes(1);
    expect(location.pathname).toBe('/villes');
    expect(title()).toHaveTextContent('Page /');
  });
});
