import { screen } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { UnexpectedErrorPage } from './UnexpectedErrorPage';

describe('the error page', () => {
  it('shows the message, a phone number and a way back', () => {
    renderInSite(<UnexpectedErrorPage error={new Error('x is not a function')} />);

    expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    expect(screen.getByText('x is not a function')).toBeVisible();
    expect(screen.getByRole('link', { name: '04 65 71 63 36' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
  });

  it('copes with a thrown value that is no error', () => {
    renderInSite(<UnexpectedErrorPage error="délai dépassé" />);

    expect(screen.getByText('délai dépassé')).toBeVisible();
  });
});
