import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuseStorage } from '@renovation-th/shared/testing/refuse-storage';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { InShell } from '../testing/in-shell';
import { trackListeners } from '@renovation-th/shared/testing/track-listeners';
import '../testing/with-scripts';
import { CookieBanner } from './CookieBanner';
import { Footer } from './Footer';
import type * as EnhanceCookieBanner from './enhance-cookie-banner';

let leave: () => void = () => undefined;

/** Opens a document of the site in a fresh tab. */
function openPage() {
  leave();
  document.body.replaceChildren();
  leave = trackListeners(() =>
    jest.isolateModules(() =>
      jest.requireActual<typeof EnhanceCookieBanner>('./enhance-cookie-banner').enhanceCookieBanner(),
    ),
  );
  renderInSite(
    <InShell>
      <CookieBanner />
      <main tabIndex={-1}>
        <button type="button" aria-label="Dans la page" />
      </main>
      <Footer />
    </InShell>,
  );
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
}

const banner = () => screen.queryByRole('region', { name: 'Utilisation des cookies' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const manage = () => screen.getByRole('button', { name: 'Gérer les cookies' });
const stored = () => localStorage.getItem('cookie-consent');

function answerElsewhere(answer: string) {
  localStorage.setItem('cookie-consent', answer);
  localStorage.setItem('cookie-consent-date', new Date().toISOString());
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the cookie banner', () => {
  it.each([
    ['Refuser', 'declined'],
    ['Accepter', 'accepted'],
    ['Fermer et refuser', 'declined'],
  ])('stores "%s" as %s, closes, and remains closed', async (name, answer) => {
    openPage();

    await press(name);

    expect(stored()).toBe(answer);
    expect(banner()).not.toBeInTheDocument();
    openPage();
    expect(banner()).not.toBeInTheDocument();
  });

  it('closes when the visitor answers in another tab', () => {
    openPage();

    answerElsewhere('accepted');
    fireEvent(window, new StorageEvent('storage'));

    expect(banner()).not.toBeInTheDocument();
  });

  it('is closed after Back if the visitor answered on the next page', () => {
    openPage();

    answerElsewhere('declined');
    fireEvent(window, new Event('pageshow'));

    expect(banner()).not.toBeInTheDocument();
  });

  it('moves the focus to the page when it closes, if no element had the focus before', async () => {
    openPage();

    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Refuser' })).toHaveFocus();
    await userEvent.keyboard(' ');

    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('gets the focus when the footer button is pressed while it is open', async () => {
    openPage();

    await userEvent.click(manage());
    expect(banner()).toHaveFocus();
    await press('Accepter');

    expect(banner()).not.toBeInTheDocument();
  });

  it.each(['getItem', 'setItem'] as const)(
    'remains closed in this document if storage refuses %s',
    async (method) => {
      refuseStorage(method);
      openPage();

      await press('Refuser');
      expect(banner()).not.toBeInTheDocument();
      await userEvent.click(manage());
      expect(within(banner()!).getByText('Vous avez refusé.')).toBeVisible();
    },
  );
});

describe('the cookie answer', () => {
  const openOn = (date: string) => {
    jest.useFakeTimers({ now: new Date(date) });
    openPage();
  };

  it('can be changed, and is then valid for six more months', () => {
    openOn('2026-11-21T10:00:00Z');
    fireEvent.click(screen.getByRole('button', { name: 'Accepter' }));
    openOn('2027-05-01T10:00:00Z');
    fireEvent.click(manage());
    fireEvent.click(screen.getByRole('button', { name: 'Refuser' }));

    openOn('2027-10-31T09:00:00Z');

    expect(banner()).not.toBeInTheDocument();
  });

  it.each([
    ['has no date', { 'cookie-consent': 'accepted' }],
    ['has an unreadable date', { 'cookie-consent': 'accepted', 'cookie-consent-date': 'hier' }],
    ['is an unknown word', { 'cookie-consent': 'oui', 'cookie-consent-date': new Date().toISOString() }],
  ])('is ignored if it %s', (_what, kept) => {
    Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value));

    openPage();

    expect(banner()).toBeVisible();
  });
});
