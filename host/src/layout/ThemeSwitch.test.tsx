import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuseStorage } from '@renovation-th/shared/testing/refuse-storage';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { trackListeners } from '@renovation-th/shared/testing/track-listeners';
import '../testing/with-scripts';
import type * as EnhanceTheme from './enhance-theme';
import { ThemeSwitch } from './ThemeSwitch';

let leave: () => void;

/** Opens a document of the site, with its two switches. */
function openPage() {
  leave = trackListeners(() =>
    jest.isolateModules(() => jest.requireActual<typeof EnhanceTheme>('./enhance-theme').enhanceTheme()),
  );
  renderInSite(
    <>
      <ThemeSwitch name="theme-bar" />
      <ThemeSwitch name="theme-menu" />
    </>,
  );
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
}

const isChosen = (name: string) =>
  screen.getAllByRole<HTMLInputElement>('radio', { name }).map(({ checked }) => checked);

describe('the theme switch', () => {
  beforeEach(() => {
    delete document.documentElement.dataset.theme;
    localStorage.clear();
  });

  afterEach(() => {
    leave();
    jest.restoreAllMocks();
  });

  it("changes the page's theme, stores the choice, and updates the other switch", async () => {
    openPage();

    await userEvent.click(screen.getAllByRole('radio', { name: 'Sombre' })[0]!);

    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(isChosen('Sombre')).toEqual([true, true]);
  });

  it("enables the chosen theme's `theme-color`, regardless of the device's setting", async () => {
    document.head.innerHTML = ['light', 'dark']
      .map(
        (scheme) =>
          `<meta name="theme-color" data-scheme="${scheme}" media="(prefers-color-scheme: ${scheme})">`,
      )
      .join('');
    const media = () => [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'));
    openPage();
    const asDevice = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];
    expect(media()).toEqual(asDevice);

    await userEvent.click(screen.getAllByRole('radio', { name: 'Sombre' })[0]!);
    expect(media()).toEqual(['not all', 'all']);
    await userEvent.click(screen.getAllByRole('radio', { name: 'Clair' })[0]!);
    expect(media()).toEqual(['all', 'not all']);
    await userEvent.click(screen.getAllByRole('radio', { name: 'Système' })[0]!);
    expect(media()).toEqual(asDevice);
  });

  it("deletes the stored choice when the visitor chooses the device's setting", async () => {
    openPage();
    await userEvent.click(screen.getAllByRole('radio', { name: 'Clair' })[1]!);

    await userEvent.click(screen.getAllByRole('radio', { name: 'Système' })[1]!);

    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(localStorage.getItem('theme')).toBeNull();
    expect(isChosen('Système')).toEqual([true, true]);
  });

  it.each(['getItem', 'setItem'] as const)('works if storage refuses %s', async (method) => {
    refuseStorage(method);
    openPage();

    await userEvent.click(screen.getAllByRole('radio', { name: 'Sombre' })[0]!);

    fireEvent(window, new Event('pageshow'));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(isChosen('Sombre')).toEqual([true, true]);
  });

  it('applies after Back the theme that the visitor chose on the next page', () => {
    openPage();

    localStorage.setItem('theme', 'dark');
    fireEvent(window, new Event('pageshow'));

    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(isChosen('Sombre')).toEqual([true, true]);
  });

  it('follows a choice made in another tab', () => {
    openPage();

    fireEvent(window, new StorageEvent('storage', { key: 'theme', newValue: 'light' }));

    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    expect(isChosen('Clair')).toEqual([true, true]);
  });
});
