import { screen, within } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { InShell } from '../testing/in-shell';
import { Header } from './Header';

const renderHeader = (path: string) =>
  renderInSite(
    <InShell path={path}>
      <Header />
    </InShell>,
  );

const mainNavigation = () => screen.getByRole('navigation', { name: 'Principale' });

describe('the header', () => {
  it('leads home, to the services, to the zones and to a free quote', () => {
    renderHeader('/contact');

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
    renderHeader(path);

    const current = within(mainNavigation()).getByRole('link', { current: 'page' });

    expect(current).toHaveAccessibleName(name);
  });

  it.each(['/services/toiture', '/contact', '/villes/riom'])('marks nothing on %s', (path) => {
    renderHeader(path);

    expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  });
});
