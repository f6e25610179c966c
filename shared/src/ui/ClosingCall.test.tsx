import { screen } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { CallLink } from './CallLink';
import { ClosingCall } from './ClosingCall';

describe('the closing call', () => {
  it('offers a quote and the phone under its heading', () => {
    const source = { width: 1200, height: 800, avif: [], webp: [] };
    renderInSite(
      <ClosingCall
        heading="Un projet à Riom ?"
        text="Le devis est gratuit."
        quote={{ label: 'Devis gratuit', to: '/contact?ville=riom' }}
        phone={<CallLink />}
        picture={{ source, alt: 'Maquette d’un muret' }}
      />,
    );

    expect(screen.getByRole('heading', { level: 2, name: 'Un projet à Riom ?' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Devis gratuit' })).toHaveAttribute(
      'href',
      '/contact?ville=riom',
    );
    expect(screen.getByRole('link', { name: '04 65 71 63 36' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Maquette d’un muret' })).toBeInTheDocument();
  });
});
