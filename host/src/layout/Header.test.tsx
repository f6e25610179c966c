import { screen, within } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { Header } from './Header';

const mainNavigation = () => screen.getByRole('navigation', { name: 'Principale' });

describe('the header', () => {
  it('leads home, to the services, to the zones and to a free quote', () => {
    renderInSite(<Header />, { path: '/contact' });

    expect(within(mainNavigation()).getByRole('link', { name: 'Accueil' })).toHaveAttribute('href', '/');
    expect(within(mainNavigation()).getByText('Services')).toBeVisible();
    expect(within(mainNavigation()).getByRole('link', { name: 'Zones d’intervention' })).toHaveAttribute(
      'href',
      '/zones-intervention',
    );
    expect(screen.getByRole('link', { name: 'Rénovation TH' })).toHaveAttribute('href', '/');
    for (const link of screen.getAllByRole('link', { name: 'Devis gratuit', hidden: true })) {
      expect(link).toHaveAttribute('href', '/contact');
    }
  });

  it.each([
    ['/', 'Accueil'],
    ['/zones-intervention', 'Zones d’intervention'],
  ])('marks %s as the current page', (path, name) => {
    renderInSite(<Header />, { path });

    const current = within(mainNavigation()).getByRole('link', { current: 'page' });

    expect(current).toHaveAccessibleName(name);
  });

  it.each(['/services/toiture', '/contact', '/villes/riom'])('marks nothing on %s', (path) => {
    renderInSite(<Header />, { path });

    expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  });
});
