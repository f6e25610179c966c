import { screen, within } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { InShell } from '../testing/in-shell';
import '../testing/with-scripts';
import { enhanceMenu, markCurrentPage } from './enhance-menu';
import { Layout } from './Layout';

function showLayout(path = '/villes/riom'): HTMLElement {
  const { container } = renderInSite(
    <InShell path={path}>
      <Layout>
        <article />
      </Layout>
    </InShell>,
  );
  return container;
}

const links = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the shell around every page', () => {
  it('names the business, its address, its opening hours and its contacts', () => {
    const { textContent } = showLayout();

    for (const words of [
      'Gerzat (63) - Puy-de-Dôme',
      '63360 Gerzat, Puy-de-Dôme',
      'Lundi – samedi7 h – 20 h',
      'Dimanchesur rendez-vous',
      '© 2026 Rénovation TH',
      'SIRET : 000 000 000 00000 (exemple)',
    ])
      expect(textContent?.replaceAll('\u00a0', ' ')).toContain(words);
    for (const link of screen.getAllByRole('link', { name: /Appeler|04 65/ }))
      expect(link).toHaveAttribute('href', 'tel:+33465716336');
  });

  it('shows the menu and the footer links, each with its own labels and order', () => {
    showLayout();

    expect(links('Menu')).toEqual([
      ...['Accueil', 'Tous les services', 'Peinture', 'Toiture', 'Rénovation intérieure'],
      ...['Zones d’intervention', 'Contact', 'Devis gratuit'],
    ]);
    expect(links('Services')).toEqual(['Toiture', 'Peinture & Ravalement', 'Rénovation intérieure']);
    expect(links('Liens rapides').at(-1)).toBe('Mentions légales');
  });
});

const current = () => screen.queryAllByRole('link', { current: 'page' }).map((link) => link.textContent);

it('marks only the current page in the header, also after a navigation', () => {
  showLayout('/');
  expect(current()).toEqual(['Accueil']);

  markCurrentPage('/zones-intervention');
  expect(current()).toEqual(['Zones d’intervention']);

  markCurrentPage('/villes/riom');
  expect(current()).toEqual([]);
});

it('closes the menu when the focus moves to an element behind it', () => {
  showLayout();
  const menu = screen.getByRole('navigation', { name: 'Menu' });
  // jsdom has no popovers.
  jest.spyOn(menu, 'matches').mockImplementation((selector) => selector === ':popover-open');
  menu.hidePopover = jest.fn();
  enhanceMenu();
  within(menu).getByRole('link', { name: 'Toiture' }).focus();
  within(menu).getByRole('link', { name: 'Contact' }).focus();
  expect(menu.hidePopover).not.toHaveBeenCalled();

  screen.getByRole('main').focus();
  expect(menu.hidePopover).toHaveBeenCalledTimes(1);
});
