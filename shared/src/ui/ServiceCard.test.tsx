import { screen, within } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { CardGrid } from './CardGrid';
import { ServiceCard } from './ServiceCard';

const source = { width: 1200, height: 800, avif: [], fallback: 'a.webp' };

it('a ServiceCard has one link with the name of the service, and hides its picture from screen readers', () => {
  renderInSite(
    <CardGrid columns={{ medium: 2, large: 3, wide: 4 }}>
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

  const card = within(screen.getAllByRole('listitem')[0]!);
  expect(card.getByRole('heading', { level: 3 })).toHaveTextContent('Toiture à Riom');
  const [link, ...others] = card.getAllByRole('link');
  expect(link).toHaveAccessibleName('En savoir plus : Toiture à Riom');
  expect(link).toHaveAttribute('href', '/services/toiture');
  expect(others).toEqual([]);
  expect(card.getByText('démoussage')).toBeInTheDocument();
  expect(card.getByRole('presentation')).toHaveAttribute('alt', '');
});
