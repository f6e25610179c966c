import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { giveConsent } from './cookie-consent';
import { pagesHere } from '../navigation/pages-here';
import { closeCookieSettings, serveCookieButtons } from './cookie-settings';
import { InShell } from '../testing/in-shell';
import { Footer } from './Footer';
import { Notices } from './Notices';
import '../testing/with-scripts';

let stopServing: () => void;
const page = (
  <>
    <Notices />
    <main tabIndex={-1}>
      <button type="button" aria-label="Dans la page" />
    </main>
    <InShell>
      <Footer year={2026} />
    </InShell>
  </>
);
const banner = () => screen.queryByRole('region', { name: 'Utilisation des cookies' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const manage = () => screen.getByRole('button', { name: 'Gérer les cookies' });
const stored = () => localStorage.getItem('cookie-consent');

function goOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

beforeEach(() => {
  // Also makes a document forget what it keeps for itself, where storage is refused.
  giveConsent('declined');
  localStorage.clear();
  closeCookieSettings();
  stopServing = serveCookieButtons();
});

afterEach(() => {
  stopServing();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the cookie banner', () => {
  it('asks whoever has not answered, and says what there is to know', () => {
    renderInSite(page);

    expect(within(banner()!).getByText(/Aucun traceur sur ce site\./)).toBeVisible();
    expect(
      within(banner()!)
        .getAllByRole('button')
        .map((button) => button.textContent || button.ariaLabel),
    ).toEqual(['Refuser', 'Accepter', 'Fermer et refuser']);
    expect(stored()).toBeNull();
  });

  it.each([
    ['Refuser', 'declined'],
    ['Accepter', 'accepted'],
    ['Fermer et refuser', 'declined'],
  ])('takes « %s » for %s, and goes', async (name, answer) => {
    renderInSite(page);

    await press(name);

    expect(stored()).toBe(answer);
    expect(banner()).not.toBeInTheDocument();
  });

  it('does not ask again', async () => {
    const { unmount } = renderInSite(page);
    await press('Accepter');
    unmount();

    renderInSite(page);

    expect(banner()).not.toBeInTheDocument();
  });

  it('goes when another tab has the answer', () => {
    renderInSite(page);

    localStorage.setItem('cookie-consent', 'accepted');
    localStorage.setItem('cookie-consent-date', new Date().toISOString());
    act(() => void window.dispatchEvent(new StorageEvent('storage')));

    expect(banner()).not.toBeInTheDocument();
  });

  it('does not take the focus by itself, nor react to Escape', async () => {
    renderInSite(page);
    expect(document.body).toHaveFocus();

    await userEvent.keyboard('{Escape}');

    expect(banner()).toBeVisible();
  });

  it('gives the focus back to where it came from', async () => {
    renderInSite(page);
    const before = screen.getByRole('button', { name: 'Dans la page' });
    before.focus();
    act(() => screen.getByRole('button', { name: 'Accepter' }).focus());

    await userEvent.keyboard('{Enter}');

    expect(before).toHaveFocus();
  });

  it('gives the focus to the page when it came from nowhere', async () => {
    renderInSite(page);

    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Refuser' })).toHaveFocus();
    await userEvent.keyboard(' ');

    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('comes back from the footer with the focus, says what was chosen, and changes it', async () => {
    renderInSite(page);
    await press('Accepter');

    await userEvent.click(manage());
    expect(banner()).toHaveFocus();
    expect(within(banner()!).getByText(/Vous avez accepté\./)).toBeVisible();
    await press('Refuser');

    expect(stored()).toBe('declined');
    expect(banner()).not.toBeInTheDocument();
    expect(manage()).toHaveFocus();
  });

  it('can be asked for while it is already there', async () => {
    renderInSite(page);

    await userEvent.click(manage());
    expect(banner()).toHaveFocus();
    await press('Accepter');

    expect(banner()).not.toBeInTheDocument();
  });

  it.each(['getItem', 'setItem'] as const)(
    'stays away for this visit where storage refuses %s',
    async (method) => {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError');
      });
      const { unmount } = renderInSite(page);

      await press('Refuser');
      expect(banner()).not.toBeInTheDocument();
      unmount();
      renderInSite(page);

      expect(banner()).not.toBeInTheDocument();
    },
  );
});

describe('the connection status', () => {
  const status = () => screen.getByRole('status');

  it('has nothing to say while all is well', () => {
    renderInSite(page);

    expect(status()).toBeEmptyDOMElement();
  });

  it('stays while the visitor is offline, with the phone number', () => {
    jest.useFakeTimers();
    renderInSite(page);

    goOnline(false);
    act(() => jest.advanceTimersByTime(60_000));

    expect(status()).toHaveTextContent('Vous êtes hors connexion.');
    expect(within(status()).getByRole('link', { name: '04 65 71 63 36' })).toHaveAttribute(
      'href',
      'tel:+33465716336',
    );
  });

  describe('when a link is followed offline', () => {
    const link = (path: string) => {
      const anchor = Object.assign(document.createElement('a'), { href: path, textContent: path });
      document.body.append(anchor);
      return anchor;
    };
    /** Whether the browser, or the router, would have followed it. */
    const follow = (anchor: HTMLElement, keys: MouseEventInit = {}) => {
      const follows = jest.fn((event: Event) => event.preventDefault());
      anchor.addEventListener('click', follows);
      act(
        () =>
          void anchor.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })),
      );
      anchor.remove();
      return follows.mock.calls.length > 0;
    };
    afterEach(() => pagesHere.clear());

    it('keeps the page and says so, until the connection is back', () => {
      renderInSite(page);
      goOnline(false);

      expect(follow(link('/contact'))).toBe(false);
      expect(status()).toHaveTextContent('La page demandée ne peut pas s’ouvrir hors connexion.');
      goOnline(true);
      expect(follow(link('/contact'))).toBe(true);
      goOnline(false);
      expect(status()).toHaveTextContent('Vous êtes hors connexion.');
    });

    it.each(['tel:+33199001234', '#contenu', '/?source=carte', 'https://exemple.fr/'])(
      'lets %s be',
      (path) => {
        renderInSite(page);
        goOnline(false);

        expect(follow(link(path))).toBe(true);
      },
    );

    it('opens what has come already', () => {
      renderInSite(page);
      goOnline(false);
      pagesHere.add('/contact');

      expect(follow(link('/contact'))).toBe(true);
    });

    it('leaves other tabs to the browser', () => {
      renderInSite(page);
      goOnline(false);

      expect(follow(link('/contact'), { ctrlKey: true })).toBe(true);
    });
  });

  it('says shortly that the connection is back', () => {
    jest.useFakeTimers();
    renderInSite(page);
    goOnline(false);

    goOnline(true);
    expect(status()).toHaveTextContent('De nouveau en ligne.');
    act(() => jest.advanceTimersByTime(5_000));

    expect(status()).toBeEmptyDOMElement();
  });

  it('knows of a connection that was lost before it was there', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

    renderInSite(page);

    expect(status()).toHaveTextContent('Vous êtes hors connexion.');
  });
});
