import { screen, within } from '@testing-library/react';
import type { TownSlug } from '@renovation-th/shared/contracts/served-towns';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import type { Town } from '../content/town';
import { townPageData, townPath } from '../content/town-page-data';
import { lempdes } from '../content/towns/lempdes';
import { menetrol } from '../content/towns/menetrol';
import { riom } from '../content/towns/riom';
import TownPage from './TownPage';

const published = new Map<TownSlug, Town>([
  ['riom', riom],
  ['menetrol', menetrol],
]);

function showPage(town: Town) {
  const path = townPath(town.slug);
  const page = {
    path,
    title: '',
    description: town.description,
    view: 'town',
    data: townPageData(town, published),
    breadcrumbs: [{ label: 'Accueil', path: '/' as const }],
  };

  return renderInSite(<TownPage page={page} />, { path });
}

const cardTitles = () =>
  screen
    .getAllByRole('link', { name: /^En savoir plus/ })
    .map((link) => link.textContent?.replace('En savoir plus\u00a0: ', ''));

describe('the page of a classic town', () => {
  it('is headed by the business, the town and the trade', () => {
    showPage(riom);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Rénovation TH à Riom - Artisan Tous Corps d’État',
    );
  });

  it('shows eight services, in order', () => {
    showPage(riom);

    expect(cardTitles()).toEqual([
      'Peinture à Riom',
      'Toiture à Riom',
      'Maçonnerie à Riom',
      'Crépi et façade à Riom',
      'Nettoyage extérieur à Riom',
      'Rénovation intérieure à Riom',
      'Rénovation extérieure à Riom',
      'Peinture sur boiseries à Riom',
    ]);
  });

  it('shows the commitments where the town has them', () => {
    showPage(riom);

    expect(screen.getByRole('heading', { name: 'Nos engagements' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Certifié RGE Qualibat' })).toBeInTheDocument();
  });

  it('promises a start within 48 hours and a free visit', () => {
    showPage(riom);

    const brief = screen.getByRole('region', { name: 'En bref' });
    expect(
      within(brief)
        .getAllByRole('definition')
        .map((value) => value.textContent),
    ).toEqual(['environ 10\u00a0km', 'sous 48\u00a0h', 'gratuits', 'sous 24\u00a0h']);
  });

  it('asks for a quote with the town filled in', () => {
    showPage(riom);

    const quotes = screen.getAllByRole('link', { name: 'Devis gratuit' });
    expect(quotes).toHaveLength(2);
    for (const quote of quotes) expect(quote).toHaveAttribute('href', '/contact?ville=riom');
  });

  it('names its neighbours, and links those that have a page', () => {
    showPage(riom);

    const sentence = screen.getByText(/Châteaugay, Volvic et Gerzat\./);
    expect(within(sentence).getByRole('link', { name: 'Ménétrol' })).toHaveAttribute(
      'href',
      '/villes/menetrol',
    );
    expect(screen.queryByRole('link', { name: 'Volvic' })).not.toBeInTheDocument();
  });

  it('shows them on a map, with the workshop, and says where the town lies', () => {
    showPage(riom);

    const map = screen.getByText(/^Riom, au nord/).closest('figure');
    expect(map).not.toBeNull();
    if (!map) return;
    const places = within(map).getAllByRole('listitem');
    expect(places.map(({ textContent }) => textContent)).toEqual(['Riom', 'Gerzat', 'Ménétrol']);
    expect(within(map).getByText('Riom')).toHaveAttribute('aria-current', 'location');
    expect(within(map).getByRole('link', { name: 'Ménétrol' })).toHaveAttribute('href', '/villes/menetrol');
  });

  it('leads from each service to its page, and to the form with service and town', () => {
    showPage(riom);

    expect(screen.getByRole('link', { name: /^En savoir plus.*Crépi et façade/ })).toHaveAttribute(
      'href',
      '/services/maconnerie',
    );
    expect(screen.getByRole('link', { name: /^Devis.*Crépi et façade à Riom/ })).toHaveAttribute(
      'href',
      '/contact?service=maconnerie&ville=riom',
    );
  });

  it('says that the business is near where the town asks for it', () => {
    showPage({ ...riom, saysBasedNearby: true });

    expect(screen.getByText('Basé à Gerzat - Intervention rapide à Riom')).toBeInTheDocument();
  });
});

describe('the page of a town like Lempdes', () => {
  it('is headed by the town, its postcode and its department', () => {
    showPage(lempdes);

    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent(/^Rénovation à Lempdes$/);
    expect(heading.nextElementSibling).toHaveTextContent(/^Lempdes \(63370\) - Puy-de-Dôme$/);
  });

  it('shows six services, in an order of its own', () => {
    showPage(lempdes);

    expect(cardTitles()).toEqual([
      'Rénovation extérieure à Lempdes',
      'Toiture à Lempdes',
      'Maçonnerie à Lempdes',
      'Peinture à Lempdes',
      'Rénovation intérieure à Lempdes',
      'Nettoyage extérieur à Lempdes',
    ]);
  });

  it('promises a quote within 24 hours and a start within the week', () => {
    showPage(lempdes);

    const brief = screen.getByRole('region', { name: 'En bref' });
    expect(
      within(brief)
        .getAllByRole('definition')
        .map((value) => value.textContent),
    ).toEqual(['environ 10\u00a0km', 'dans la semaine', 'gratuits', 'sous 24\u00a0h']);
    expect(within(brief).getByText('pour recevoir votre devis')).toBeInTheDocument();
  });

  it('has no commitments', () => {
    showPage(lempdes);

    expect(screen.queryByRole('heading', { name: 'Nos engagements' })).not.toBeInTheDocument();
  });
});
