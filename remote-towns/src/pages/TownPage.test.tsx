import { screen, within } from '@testing-library/react';
import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { samplePublished, sampleProject } from '@renovation-th/shared/testing/sample-published';
import { completions } from '../completions';
import { towns } from '../content/all-towns';
import type { Town } from '../content/town-record';
import { lempdes } from '../content/towns/lempdes';
import { montlucon } from '../content/towns/montlucon';
import { riom } from '../content/towns/riom';
import { townPageData, townPath, type TownPageData } from '../page-data/town-page-data';
import TownPage from './TownPage';

function showPage(
  town: Town,
  { data = townPageData(town, towns), ...options }: { identity?: Identity; data?: TownPageData } = {},
) {
  const path = townPath(town);
  const page = {
    path,
    title: '',
    description: town.description,
    view: 'town',
    data,
    breadcrumbs: [{ label: 'Accueil', path: '/' as const }],
  };

  return renderInSite(<TownPage page={page} />, options);
}

describe('the page of a classic town', () => {
  it("shows the owner's certificate, with a link to verify it", () => {
    showPage(riom, { identity: completeIdentity });

    expect(screen.getByText(/^RGE Qualibat n° E-E000000, .* valable jusqu’au/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Vérifier ce certificat' })).toHaveAttribute(
      'href',
      'https://www.qualibat.com/',
    );
  });

  it('gives the travel time in words', () => {
    showPage(riom);

    expect(screen.getByText('Route').nextElementSibling).toHaveTextContent('environ 10 km, un quart d’heure');
  });

  it('sets the "e" of "XIXe" as superscript', () => {
    showPage(montlucon);

    expect(screen.getByText(/Les faubourgs du XIX/).querySelector('sup')).toHaveTextContent(/^e$/);
  });

  it('throws for a record that lacks the sentence of a card', () => {
    expect(() => townPageData({ ...riom, cards: {} }, towns)).toThrow('riom: `cards` has no sentence for');
  });

  it('links to the towns within 20 km, nearest first', () => {
    showPage(riom);

    const sentence = screen.getByText(/^Non loin/);
    expect(
      within(sentence)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Ménétrol', '/villes/menetrol'],
      ['Châteaugay', '/villes/chateaugay'],
      ['Volvic', '/villes/volvic'],
      ['Cébazat', '/villes/cebazat'],
    ]);
  });

  it('shows the neighbours and the workshop on a map, and states the direction of the town', () => {
    showPage(riom);

    const map = screen.getByText(/^Riom, au nord/).closest('figure');
    expect(map).not.toBeNull();
    if (!map) return;
    const places = within(map).getAllByRole('listitem');
    expect(places.map(({ textContent }) => textContent)).toEqual([
      'Riom',
      'Gerzat',
      'Ménétrol',
      'Châteaugay',
      'Volvic',
      'Cébazat',
    ]);
    expect(within(map).getByText('Riom')).toHaveAttribute('aria-current', 'location');
    expect(within(map).getByRole('link', { name: 'Ménétrol' })).toHaveAttribute('href', '/villes/menetrol');
  });
});

describe('the projects of a town', () => {
  const projects = [
    sampleProject('Volets repeints', { place: 'riom' }),
    sampleProject('Mur relevé', { place: 'volvic' }),
  ];
  const completed = (town: Town) =>
    completions.town.complete(townPageData(town, towns), { ...samplePublished, projects });

  it('appear on the page of this town only, with trade and month', () => {
    showPage(riom, { data: completed(riom) });

    expect(screen.getByRole('heading', { name: 'Chantiers terminés à Riom' })).toBeVisible();
    const links = screen.getAllByRole('link', { name: /^Voir le chantier/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/realisations/volets-repeints']);
    expect(screen.getByText('Peinture, mars 2026')).toBeVisible();
  });

  it('have no heading if there are no projects', () => {
    showPage(lempdes, { data: completed(lempdes) });

    expect(screen.queryByRole('heading', { name: /^Chantiers terminés/ })).not.toBeInTheDocument();
  });
});
