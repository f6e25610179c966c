import { screen } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { NotFoundPage } from './NotFoundPage';

describe('the not-found page', () => {
  beforeEach(() => void renderInSite(<NotFoundPage />));

  it('says 404 in the words of the specification', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404 Oops! Page not found');
  });

  it('leads on: home, services, zones, a quote, a call', () => {
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      'tel:+33465716336',
      '/services',
      '/zones-intervention',
      '/contact',
    ]);
  });
});
