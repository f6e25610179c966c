import { screen, within } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import HomePage from './HomePage';

describe('the home page', () => {
  it('opens with a quote and the phone', () => {
    renderInSite(<HomePage />);

    const [quote] = screen.getAllByRole('link', { name: 'Demander un devis gratuit' });
    expect(quote).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: 'Appeler le 04 65 71 63 36' })).toHaveAttribute(
      'href',
      'tel:+33465716336',
    );
  });

  it('states its four figures', () => {
    renderInSite(<HomePage />);

    const figures = screen.getByRole('region', { name: 'En chiffres' });
    expect(
      within(figures)
        .getAllByRole('definition')
        .map((figure) => figure.textContent),
    ).toEqual(['10+', '500+', '48\u00a0h', '100\u00a0%']);
    expect(figures).toHaveTextContent('en activité depuis 2008');
  });

  it.each([
    ['Peinture', '/services/peinture'],
    ['Toiture', '/services/toiture'],
    ['Maçonnerie', '/services/maconnerie'],
    ['Nettoyage extérieur', '/services/nettoyage-exterieur'],
  ])('leads to %s', (name, path) => {
    renderInSite(<HomePage />);

    expect(screen.getByRole('link', { name: `Découvrir : ${name}` })).toHaveAttribute('href', path);
  });

  it('shows the callback booking when its remote offers it', () => {
    renderInSite(<HomePage />, {
      renderSlot: (name) => <p>{name === 'callback-booking' ? 'La réservation du rappel' : name}</p>,
    });

    expect(screen.getByText('La réservation du rappel')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Demander à être rappelé' })).not.toBeInTheDocument();
  });

  it('offers the form and the phone in the place of a callback booking that cannot be had', () => {
    renderInSite(<HomePage />, { renderSlot: (_name, fallback) => <section id="slot">{fallback}</section> });

    const heading = screen.getByRole('heading', { name: 'Être rappelé à l’heure qui vous va' });
    const slot = heading.closest<HTMLElement>('#slot');
    expect(slot).not.toBeNull();
    if (!slot) return;
    expect(within(slot).getByRole('link', { name: 'Demander à être rappelé' })).toHaveAttribute(
      'href',
      '/contact',
    );
    expect(within(slot).getByRole('link', { name: '04 65 71 63 36' })).toHaveAttribute(
      'href',
      'tel:+33465716336',
    );
  });
});
