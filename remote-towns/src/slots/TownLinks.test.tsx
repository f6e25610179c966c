import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { InSite, renderInSite } from '@renovation-th/shared/testing/render-in-site';
import TownLinks from './TownLinks';

function zone(name: string) {
  const section = screen.getByRole('heading', { name, level: 3 }).closest('section');
  if (!section) throw new Error(`${name} heads nothing.`);
  return within(section);
}

describe('the links of the zones', () => {
  it('are ten, six and thirty, each to its page', () => {
    renderInSite(<TownLinks />);

    expect(zone('Zone principale').getAllByRole('link')).toHaveLength(10);
    expect(zone('Zone étendue').getAllByRole('link')).toHaveLength(6);
    expect(zone('Trente autres communes').getAllByRole('link')).toHaveLength(30);
    expect(zone('Zone étendue').getByRole('link', { name: 'Vichy' })).toHaveAttribute(
      'href',
      '/villes/vichy',
    );
    expect(screen.getByText(/^Toutes les villes/)).toHaveAttribute('href', '/villes');
  });

  it('say that the two departments are on quote, and nothing of the others', () => {
    renderInSite(<TownLinks />);

    const onQuote = screen.getAllByText('sur devis').map(({ parentElement }) => parentElement?.textContent);
    expect(onQuote).toEqual(['Alliersur devis', 'Cantalsur devis']);
  });

  it('come with two maps, whose links a keyboard does not have to walk through again', () => {
    renderInSite(<TownLinks />);

    const [near, far] = document.querySelectorAll('figure');
    expect(near).toHaveTextContent('Autour de Gerzat');
    expect(far).toHaveTextContent('Moulins');
    const links = document.querySelectorAll('figure a');
    expect(links).toHaveLength(46);
    for (const link of links) expect(link).toHaveAttribute('tabindex', '-1');
  });

  it('are whole without a browser', () => {
    const html = renderToString(
      <InSite>
        <TownLinks />
      </InSite>,
    );

    expect(html).not.toMatch(/ style=/);
    expect(html.match(/href="\/villes\//g)).toHaveLength(46 + 46);
  });
});
