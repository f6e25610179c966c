import { fireEvent, screen } from '@testing-library/react';
import { servedTowns } from '@renovation-th/shared/contracts/served-towns';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { towns } from '../content/towns';
import { townsPageData } from '../content/towns-page-data';
import TownsPage from './TownsPage';

function showIndex() {
  const data = townsPageData(towns);
  return renderInSite(
    <TownsPage page={{ path: '/villes', title: '', description: '', view: 'towns', data }} />,
    { path: '/villes' },
  );
}

const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Chercher une ville'), { target: { value } });

/** By the names of the links; those of the maps are for the pointer alone. */
const listed = () =>
  [...document.querySelectorAll('section section a')].map(({ textContent }) => textContent);

describe('the index of the towns', () => {
  it('lists every town once, the nearest of each department first', () => {
    showIndex();

    expect(listed().sort()).toEqual(Object.values(servedTowns).sort());
    const [home, allier, cantal] = [...document.querySelectorAll('section section')];
    expect(home?.querySelector('h2')).toHaveTextContent('Puy-de-Dôme');
    expect(home?.querySelector('li')).toHaveTextContent('Gerzatl’atelier');
    expect(home?.querySelectorAll('h3')).toHaveLength(4);
    expect([...(allier?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toHaveLength(
      14,
    );
    expect(allier?.querySelector('li')).toHaveTextContent('Alliersur devis');
    expect(cantal?.querySelectorAll('li')).toHaveLength(1);
  });

  it('narrows the list while one types, whatever the accents and the case, and says so', () => {
    showIndex();
    type('CHATE');
    expect(listed()).toEqual(['Pont-du-Château', 'Châteaugay']);
    expect(screen.getByText(/lieu/, { selector: '[role="status"]' })).toHaveTextContent('2 lieux trouvés');

    type('st genes');
    expect(listed()).toEqual(['Saint-Genès-Champanelle']);

    type('cournon d’a');
    expect(listed()).toEqual(['Cournon-d’Auvergne']);

    type('');
    expect(screen.getByText(/lieu/, { selector: '[role="status"]' })).toHaveTextContent('46 lieux');
  });

  it('has a way on when nothing matches', () => {
    showIndex();

    type('Paris');

    expect(screen.getByText(/lieu/, { selector: '[role="status"]' })).toHaveTextContent(
      'Aucun lieu ne correspond',
    );
    expect(screen.getByText('Votre commune n’a pas de page', { selector: 'h2' })).toBeInTheDocument();
    expect(screen.getByText('Devis gratuit')).toHaveAttribute('href', '/contact');
    expect(screen.getByText(/04 65 71 63 36/)).toBeInTheDocument();
  });
});
