import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { InShell } from '../testing/in-shell';
import '../testing/with-scripts';
import { serveHead } from './serve-head';
import { SmallScreenMenu } from './SmallScreenMenu';

function renderMenu() {
  renderInSite(
    <InShell>
      <SmallScreenMenu />
    </InShell>,
  );
  serveHead();
}

const menu = () => screen.getByRole('navigation', { name: 'Menu' });

describe('the menu of small screens', () => {
  const hidePopover = jest.fn();

  beforeAll(() => {
    // jsdom has no popovers.
    Object.assign(HTMLElement.prototype, { hidePopover });
  });

  beforeEach(() => hidePopover.mockClear());

  it('has every way through the site, in order', () => {
    renderMenu();

    const links = within(menu()).getAllByRole('link');

    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Accueil', '/'],
      ['Peinture', '/services/peinture'],
      ['Toiture', '/services/toiture'],
      ['Rénovation intérieure', '/services/renovation-interieur'],
      ['Zones d’intervention', '/zones-intervention'],
      ['Contact', '/contact'],
      ['Devis gratuit', '/contact'],
    ]);
    expect(within(menu()).getByRole('group', { name: 'Thème' })).toBeVisible();
  });

  it('is opened by its button without any script', () => {
    renderMenu();

    expect(menu()).toHaveAttribute('popover', 'auto');
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', menu().id);
    expect(screen.getByRole('button', { name: 'Fermer' })).toHaveAttribute('popovertargetaction', 'hide');
  });

  it('closes when an entry is chosen', async () => {
    renderMenu();

    await userEvent.click(within(menu()).getByRole('link', { name: 'Toiture' }));

    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  it('stays open while the theme is chosen', async () => {
    renderMenu();

    await userEvent.click(within(menu()).getByRole('radio', { name: 'Système' }));

    expect(hidePopover).not.toHaveBeenCalled();
  });

  it('takes the keyboard in when it opens', () => {
    renderMenu();
    toggle(true);

    expect(screen.getByRole('button', { name: 'Fermer' })).toHaveFocus();
  });

  it('leaves the focus alone when it closes', () => {
    renderMenu();
    toggle(false);

    expect(document.body).toHaveFocus();
  });

  it('keeps the keyboard inside, both ways round', async () => {
    renderMenu();
    const close = screen.getByRole('button', { name: 'Fermer' });
    const lastStop = within(menu()).getByRole('radio', { name: 'Système' });
    close.focus();

    await userEvent.tab({ shift: true });
    expect(lastStop).toHaveFocus();
    await userEvent.tab();
    expect(close).toHaveFocus();
    await userEvent.tab();
    expect(within(menu()).getByRole('link', { name: 'Accueil' })).toHaveFocus();
    expect(hidePopover).not.toHaveBeenCalled();
  });

  it('closes when the focus is moved on to something it would hide', () => {
    renderMenu();
    screen.getByRole('button', { name: 'Fermer' }).focus();

    screen.getByRole('button', { name: 'Menu' }).focus();

    expect(hidePopover).toHaveBeenCalledTimes(1);
  });
});

/** What the browser tells the popover; jsdom has none, and would not know the state's selector. */
function toggle(isOpen: boolean) {
  const sheet = menu();
  const matches = jest.spyOn(sheet, 'matches').mockReturnValue(isOpen);
  fireEvent(sheet, new Event('toggle'));
  matches.mockRestore();
}
