import { fireEvent, screen } from '@testing-library/react';
import { freeTravelSentence, travels } from '@renovation-th/shared/content/promises';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { startInSite } from '@renovation-th/shared/testing/start-in-site';
import { towns } from '../content/all-towns';
import { townListData } from '../page-data/town-list-data';
import TownListPage from './TownListPage';

const data = townListData(towns);
const index = <TownListPage page={{ path: '/villes', title: '', description: '', view: 'towns', data }} />;
const showIndex = () => renderInSite(index);

const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Chercher une commune'), { target: { value } });

/** Returns the names of the visible links in the list, but not of those on the maps. */
const listed = () =>
  [...document.querySelectorAll('section section a')].map(({ textContent }) => textContent);

describe('the index of the towns', () => {
  it('lists every town once, the nearest of each department first', () => {
    showIndex();

    expect(listed().sort()).toEqual(towns.map(({ name }) => name).sort());
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

  it('states where the visit for the quote is free', () => {
    showIndex();

    const [home, allier, cantal] = [...document.querySelectorAll('section section h2 + p')].map(
      ({ textContent }) => textContent,
    );
    expect(home).toBe(freeTravelSentence);
    expect(allier).toBe(travels['in-quote'].sentence);
    expect(cantal).toContain(travels['in-quote'].sentence);
  });

  it('filters the list while the visitor types, ignoring accents and case, and announces the result', () => {
    showIndex();
    type('CHATE');
    expect(listed()).toEqual(['Pont-du-Château', 'Châteaugay']);
    expect(screen.getByText(/lieu/, { selector: '[role="status"]' })).toHaveTextContent('2 lieux trouvés');

    type('st genes');
    expect(listed()).toEqual(['Saint-Genès-Champanelle']);

    type('cournon d’a');
    expect(listed()).toEqual(['Cournon-d’Auvergne']);

    type('');
    expect(screen.getByText(/lieu/, { selector: '[role="status"]' })).toHaveTextContent(
      `${towns.length} lieux`,
    );
  });

  it('applies the text that was typed before the section started', async () => {
    await startInSite(index, (html) => {
      html.querySelector('input')!.value = 'riom';
    });

    expect(listed()).toEqual(['Riom']);
    expect(screen.getByText('1 lieu trouvé')).toBeInTheDocument();
  });

  it('offers the contact page when nothing matches', () => {
    showIndex();
    const heading = () => screen.queryByText('Votre commune n’a pas de page', { selector: 'h2' });
    expect(heading()).not.toBeInTheDocument();

    type('Paris');

    expect(screen.getByText(/lieu/, { selector: '[role="status"]' })).toHaveTextContent(
      'Aucun lieu ne correspond',
    );
    expect(heading()).toBeVisible();
    expect(screen.getByText('Devis gratuit')).toHaveAttribute('href', '/contact');
    expect(screen.getAllByText(/04 65 71 63 36/)).toHaveLength(2);
  });
});
