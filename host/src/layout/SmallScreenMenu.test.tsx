import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { SmallScreenMenu } from './SmallScreenMenu';

const menu = () => screen.getByRole('navigation', { name: 'Menu' });

describe('the menu of small screens', () => {
  const hidePopover = jest.fn();

  beforeAll(() => {
    // jsdom has no popovers.
    Object.assign(HTMLElement.prototype, { hidePopover });
  });

  beforeEach(() => hidePopover.mockClear());

  it('has every way through the site, in order', () => {
    renderInSite(<SmallScreenMenu />);

    const links = within(menu()).getAllByRole('link');

    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Accueil', '/'],
      ['Peinture', '/services/peinture'],
      ['Nettoyage extérieur', '/services/nettoyage-exterieur'],
      ['Toiture', '/services/toiture'],
      ['Maçonnerie', '/services/maconnerie'],
      ['Rénovation intérieure', '/services/renovation-interieur'],
      ['Rénovation extérieure', '/services/renovation-exterieur'],
      ['Zones d’intervention', '/zones-intervention'],
      ['Contact', '/contact'],
      ['Devis gratuit', '/contact'],
    ]);
    expect(within(menu()).getByRole('group', { name: 'Thème' })).toBeVisible();
  });

  it('is opened by its button without any script', () => {
    renderInSite(<SmallScreenMenu />);

    expect(menu()).toHaveAttribute('popover', 'auto');
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', menu().id);
    expect(screen.getByRole('button', { name: 'Fermer' })).toHaveAttribute('popovertargetaction', 'hide');
  });

  it('closes when an entry is chosen', async () => {
    renderInSite(<SmallScreenMenu />);

    await userEvent.click(within(menu()).getByRole('link', { name: 'Maçonnerie' }));

    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  it('stays open while the theme is chosen', async () => {
    renderInSite(<SmallScreenMenu />);

    await userEvent.click(within(menu()).getByRole('radio', { name: 'Système' }));

    expect(hidePopover).not.toHaveBeenCalled();
  });

  it('closes when the focus moves on to something it would hide', async () => {
    renderInSite(<SmallScreenMenu />);
    screen.getByRole('button', { name: 'Fermer' }).focus();

    await userEvent.tab({ shift: true });

    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });
});
