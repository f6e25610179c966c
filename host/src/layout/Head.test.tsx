import { screen } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { InShell } from '../testing/in-shell';
import '../testing/with-scripts';
import { Head } from './Head';
import { markCurrentPage } from '../navigation/show-page';

const origin = 'https://www.renovation-th.example';

const renderHead = (path: string) =>
  renderInSite(
    <InShell path={path}>
      <Head />
    </InShell>,
  );

const current = () => screen.queryAllByRole('link', { current: 'page' }).map((link) => link.textContent);

describe('the header, after a navigation inside the document', () => {
  it('marks the current page only', () => {
    renderHead('/');
    expect(current()).toEqual(['Accueil']);

    markCurrentPage(origin, '/zones-intervention');
    expect(current()).toEqual(['Zones d’intervention']);

    markCurrentPage(origin, '/villes/riom');
    expect(current()).toEqual([]);
  });

  it('prints the address of the current page', () => {
    renderHead('/404');

    markCurrentPage(origin, '/villes/riom');

    expect(screen.getByText(`${origin}/villes/riom`)).toBeInTheDocument();
  });
});
