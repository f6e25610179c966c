import { screen, within } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { Breadcrumbs } from './Breadcrumbs';

describe('Breadcrumbs', () => {
  it('links to every page of the trail except the current page', () => {
    renderInSite(
      <Breadcrumbs
        trail={[
          { label: 'Accueil', path: '/' },
          { label: 'Villes', path: '/villes' },
        ]}
        current="Riom"
      />,
    );
    const steps = within(screen.getByRole('navigation', { name: 'Fil d’Ariane' })).getAllByRole('listitem');

    expect(steps.map(({ textContent }) => textContent)).toEqual(['Accueil', 'Villes', 'Riom']);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/villes']);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'page']);
  });
});
