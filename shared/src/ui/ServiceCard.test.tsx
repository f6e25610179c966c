import { screen, within } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { CardGrid } from './CardGrid';
import { ServiceCard } from './ServiceCard';

const columns = { medium: 2, large: 3, wide: 4 };

const source = {
  width: 1200,
  height: 800,
  avif: [],
  webp: [{ file: 'a.webp', width: 640 }],
};

describe('ServiceCard', () => {
  it('has one link, named after the service', () => {
    renderInSite(
      <CardGrid columns={columns}>
        <ServiceCard
          title="Toiture à Riom"
          sentence="Des tuiles qui passent l’hiver."
          picture={{ source, sizes: '100vw' }}
          to="/services/toiture"
          linkLabel="En savoir plus"
          details={['démoussage', 'nettoyage']}
        />
      </CardGrid>,
    );

    const [card] = screen.getAllByRole('listitem');
    expect(card).toBeDefined();
    if (!card) return;
    expect(within(card).getByRole('heading', { level: 3 })).toHaveTextContent('Toiture à Riom');
    expect(within(card).getAllByRole('link')).toHaveLength(1);
    expect(within(card).getByRole('link', { name: 'En savoir plus : Toiture à Riom' })).toHaveAttribute(
      'href',
      '/services/toiture',
    );
    expect(within(card).getByText('démoussage')).toBeInTheDocument();
  });

  it('hides its picture from screen readers', () => {
    renderInSite(
      <ServiceCard
        title="Toiture"
        sentence="Un toit propre."
        picture={{ source, sizes: '100vw' }}
        to="/services/toiture"
        linkLabel="Découvrir"
      />,
    );

    expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
  });
});
