import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { ThemeSwitch } from './ThemeSwitch';
import '../testing/with-scripts';

const renderBoth = () =>
  renderInSite(
    <>
      <ThemeSwitch name="theme-bar" look="icons" />
      <ThemeSwitch name="theme-menu" look="labels" />
    </>,
  );

const isChosen = (name: string) =>
  screen.getAllByRole<HTMLInputElement>('radio', { name }).map(({ checked }) => checked);

describe('the theme switch', () => {
  beforeEach(() => {
    delete document.documentElement.dataset.theme;
    localStorage.clear();
  });

  afterEach(() => jest.restoreAllMocks());

  it('follows the device until something is chosen', () => {
    renderBoth();

    expect(isChosen('Système')).toEqual([true, true]);
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });

  it('shows what an earlier visit chose, which the page already wears', () => {
    document.documentElement.dataset.theme = 'dark';

    renderBoth();

    expect(isChosen('Sombre')).toEqual([true, true]);
  });

  it('changes the page, remembers it, and agrees with the other switch', async () => {
    renderBoth();

    await userEvent.click(screen.getAllByRole('radio', { name: 'Sombre' })[0]!);

    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(isChosen('Sombre')).toEqual([true, true]);
  });

  it('forgets the choice when the device is to decide again', async () => {
    renderBoth();
    await userEvent.click(screen.getAllByRole('radio', { name: 'Clair' })[1]!);

    await userEvent.click(screen.getAllByRole('radio', { name: 'Système' })[1]!);

    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(localStorage.getItem('theme')).toBeNull();
    expect(isChosen('Système')).toEqual([true, true]);
  });

  it('works where storage is refused', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    renderBoth();

    await userEvent.click(screen.getAllByRole('radio', { name: 'Sombre' })[0]!);

    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(isChosen('Sombre')).toEqual([true, true]);
  });

  it('follows a choice made in another tab', () => {
    renderBoth();

    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }));
    });

    expect(isChosen('Clair')).toEqual([true, true]);
  });
});
