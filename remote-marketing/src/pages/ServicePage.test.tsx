import { screen, within } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { serviceRecords } from '../content/service-records';
import { services } from '../content/services';
import ServicePage from './ServicePage';

function showPage(slug: string) {
  const record = serviceRecords.find((candidate) => candidate.slug === slug);
  if (!record) throw new Error(`No such service: ${slug}`);
  const { path } = services[record.key];

  return renderInSite(
    <ServicePage
      page={{
        path,
        title: '',
        description: '',
        view: 'service',
        data: record,
        breadcrumbs: [
          { label: 'Accueil', path: '/' },
          { label: 'Services', path: '/services' },
        ],
      }}
    />,
    { path },
  );
}

const heading = (name: string | RegExp, level?: number) => screen.getByRole('heading', { name, level });

describe('a service page', () => {
  it('asks for a quote with the service filled in, at its head and at its foot', () => {
    showPage('toiture');

    const quotes = screen.getAllByRole('link', { name: 'Demander un devis' });
    expect(quotes).toHaveLength(2);
    for (const quote of quotes) expect(quote).toHaveAttribute('href', '/contact?service=toiture');
  });

  it('leads to each of its offers', () => {
    const { container } = showPage('toiture');

    const links = within(screen.getByRole('navigation', { name: 'Sur cette page' })).getAllByRole('link');
    expect(links).toHaveLength(5);
    for (const link of links) expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  });

  it('says what an offer includes', () => {
    showPage('toiture');

    const offer = heading('Démoussage', 3).closest('article');
    expect(offer).toHaveTextContent('Grattage et brossage des versants');
  });

  it('compares two states where both are shown', () => {
    showPage('peinture');
    expect(screen.getByRole('group', { name: 'Volets' })).toBeInTheDocument();
  });

  it('compares one room before and after the work', () => {
    showPage('renovation-interieur');

    expect(screen.getByRole('group', { name: 'Pièce à vivre' })).toBeInTheDocument();
    expect(heading(/Suivi de chantier/)).toBeInTheDocument();
  });

  it('names no paint brand', () => {
    showPage('peinture');

    const marks = heading(/marques de peinture/).closest('section');
    expect(
      within(marks ?? document.body)
        .getAllByRole('listitem')
        .map((mark) => mark.querySelector('h3')?.textContent),
    ).toEqual(['Façade', 'Boiseries', 'Intérieur']);
  });

  it('states that one brand serves the whole roof', () => {
    showPage('toiture');

    expect(heading(/Une seule marque de produits professionnels/)).toBeInTheDocument();
  });

  it('links to the towns that matter and to the trades beside it', () => {
    showPage('maconnerie');

    expect(screen.getByRole('link', { name: 'Lempdes' })).toHaveAttribute('href', '/villes/lempdes');
    const related = screen.getByRole('navigation', { name: 'À voir aussi' });
    expect(within(related).getByRole('link', { name: 'Peinture' })).toHaveAttribute(
      'href',
      '/services/peinture',
    );
  });
});
