import { screen } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { declaredPages } from '../declared-pages';
import OverviewPage from './OverviewPage';

it('The first page shows its title, and links to the rest of the site', () => {
  const [page] = declaredPages();
  if (!page) throw new Error('No page is declared.');
  renderInSite(<OverviewPage page={{ ...page, data: null }} />);

  expect(screen.getByRole('heading', { level: 1, name: 'Exemple' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Devis gratuit' })).toHaveAttribute('href', '/contact');
});
