import { screen } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { FloatingCall } from './FloatingCall';
import { TopBar } from './TopBar';
import '../testing/with-scripts';

describe('the top bar', () => {
  it('says where the business is and how to reach it, and holds the theme switch', () => {
    renderInSite(<TopBar />);

    expect(screen.getByRole('region', { name: 'Coordonnées' })).toHaveTextContent(
      'Gerzat (63) – Puy-de-Dôme',
    );
    expect(screen.getByRole('link', { name: 'contact@renovation-th.example' })).toHaveAttribute(
      'href',
      'mailto:contact@renovation-th.example',
    );
    expect(screen.getByRole('link', { name: '04 65 71 63 36' })).toHaveAttribute('href', 'tel:+33465716336');
    expect(screen.getByRole('group', { name: 'Thème' })).toBeVisible();
  });
});

describe('the floating call link', () => {
  it('dials the business', () => {
    renderInSite(<FloatingCall />);

    expect(screen.getByRole('link', { name: 'Appeler' })).toHaveAttribute('href', 'tel:+33465716336');
  });
});
