import { screen, within } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { towns } from '../content/all-towns';
import { zones } from '../page-data/town-links-data';
import TownLinks from './TownLinks';

function zone(name: string) {
  const section = screen.getByRole('heading', { name, level: 3 }).closest('section');
  if (!section) throw new Error(`No section has the heading "${name}".`);
  return within(section);
}

describe('the links of the zones', () => {
  it('lead to the page of each town, by zone', () => {
    renderInSite(<TownLinks />);

    expect(Object.values(zones).flatMap((one) => one.towns)).toHaveLength(towns.length);
    for (const { heading, towns: listed } of Object.values(zones))
      expect(zone(heading).getAllByRole('link')).toHaveLength(listed.length);
    expect(screen.getByRole('heading', { name: /^\d+ autres communes$/ })).toBeVisible();
    expect(zone('Zone étendue').getByRole('link', { name: 'Vichy' })).toHaveAttribute(
      'href',
      '/villes/vichy',
    );
    expect(screen.getByText(/^Distances, temps de route/)).toHaveAttribute('href', '/villes');
  });

  it('add "sur devis" to the two departments only', () => {
    renderInSite(<TownLinks />);

    const onQuote = screen.getAllByText('sur devis').map(({ parentElement }) => parentElement?.textContent);
    expect(onQuote).toEqual(['Alliersur devis', 'Cantalsur devis']);
  });
});
