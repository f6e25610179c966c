import { render, screen } from '@testing-library/react';
import { RouteAnnouncer } from './RouteAnnouncer';

describe('the route announcer', () => {
  it('leaves the first page to the browser', () => {
    render(<RouteAnnouncer title="Accueil" />);

    expect(screen.queryByText('Accueil')).not.toBeInTheDocument();
  });

  it('says the title of each page after it, the first one included', () => {
    const { rerender } = render(<RouteAnnouncer title="Accueil" />);

    rerender(<RouteAnnouncer title="Toiture" />);
    expect(screen.getByText('Toiture')).toHaveAttribute('aria-live', 'polite');

    rerender(<RouteAnnouncer title="Accueil" />);
    expect(screen.getByText('Accueil')).toBeInTheDocument();
  });
});
