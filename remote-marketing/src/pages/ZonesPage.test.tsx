import { screen } from '@testing-library/react';
import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { samplePublished } from '@renovation-th/shared/testing/sample-published';
import { zonesData } from '../page-data/zones-data';
import ZonesPage from './ZonesPage';

const data = zonesData(samplePublished);
const page = { path: '/zones-intervention', title: '', description: '', view: 'zones', data } as const;

describe('the zones page', () => {
  it('shows the towns from the slot of another remote', () => {
    renderInSite(<ZonesPage page={page} />, { renderSlot: (name) => <p>{`La section ${name}`}</p> });

    expect(screen.getByText('La section town-links')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Riom' })).not.toBeInTheDocument();
  });

  it('links to the towns when no remote offers the slot', () => {
    renderInSite(<ZonesPage page={page} />);

    expect(screen.getByRole('link', { name: 'Trouver votre commune' })).toHaveAttribute('href', '/villes');
  });

  it('counts the towns of the main zone, and names the towns for each delay', () => {
    renderInSite(<ZonesPage page={page} />);

    expect(screen.getByText(/: quatre communes autour de l’atelier/)).toBeInTheDocument();
    expect(screen.getByText(/^à Cébazat,/)).toBeInTheDocument();
    expect(screen.getByText(/^à Lempdes et Volvic,/)).toBeInTheDocument();
  });

  it('shows the price of travel once the owner has set it', () => {
    renderInSite(<ZonesPage page={page} />, { identity: completeIdentity });

    expect(screen.getByRole('row', { name: /^Cantal/ })).toHaveTextContent(
      'une ligne du devis : 0,80 € par kilomètre, aller et retour, TTC',
    );
    expect(screen.getByRole('row', { name: /^Puy-de-Dôme/ })).not.toHaveTextContent('€');
  });

  it('states where the workshop is, and opens a map only on request', () => {
    renderInSite(<ZonesPage page={page} />);

    expect(screen.getByText(/^45,8267° N, 3,1447° E$/)).toBeInTheDocument();
    const map = screen.getByRole('link', { name: 'Ouvrir dans OpenStreetMap (site externe)' });
    expect(map).toHaveAttribute('href', expect.stringContaining('mlat=45.8267&mlon=3.1447'));
  });
});
