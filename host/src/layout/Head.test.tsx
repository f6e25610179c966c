import { screen } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { InShell } from '../testing/in-shell';
import '../testing/with-scripts';
import { Head } from './Head';
import { markCurrentPage } from '../navigation/show-page';

const current = () => screen.queryAllByRole('link', { current: 'page' }).map((link) => link.textContent);

it('the header marks the current page only, also after a navigation inside the document', () => {
  renderInSite(
    <InShell>
      <Head />
    </InShell>,
  );
  expect(current()).toEqual(['Accueil']);

  markCurrentPage('/zones-intervention');
  expect(current()).toEqual(['Zones d’intervention']);

  markCurrentPage('/villes/riom');
  expect(current()).toEqual([]);
});
