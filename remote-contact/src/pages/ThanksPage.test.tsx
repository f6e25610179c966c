import { screen } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import ThanksPage from './ThanksPage';

describe('ThanksPage', () => {
  it('thanks the visitor without details if the URL names no request', () => {
    renderInSite(<ThanksPage />, { path: '/merci' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Merci, votre demande a été envoyée');
    expect(screen.getByText(/Si vous avez demandé à être rappelé/)).toBeVisible();
    const steps = screen.getAllByRole('heading', { level: 3 }).map((step) => step.textContent);
    expect(steps).toEqual(['Réponse', 'Visite', 'Devis', 'Travaux']);
    expect(screen.getByRole('link', { name: '04 65 71 63 36' })).toHaveAttribute('href', 'tel:+33465716336');
    expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Voir nos services' })).toHaveAttribute('href', '/services');
  });

  it('names the callback and its reference if the form was sent without JavaScript', () => {
    renderInSite(<ThanksPage />, { path: '/merci?demande=rappel&ref=RTH-20261121-7KX2QD' });
    expect(screen.getByText(/demande de rappel/)).toBeVisible();
    expect(screen.getByText('Nous vous appelons au créneau choisi.')).toBeVisible();
    expect(screen.getByText('RTH-20261121-7KX2QD')).toBeVisible();
  });
});
