import { screen, within } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { IdentityAside } from './IdentityAside';

afterEach(() => jest.useRealTimers());

describe('the identity beside the form', () => {
  it('says who, where, when, and whether it is open now', () => {
    jest.useFakeTimers({ now: new Date('2026-11-21T10:47:00Z') });
    renderInSite(<IdentityAside />);

    expect(screen.getByText('Ouvert jusqu’à 20 h')).toBeVisible();
    expect(screen.getByRole('link', { name: /Voir sur une carte/ })).toHaveAttribute(
      'href',
      expect.stringContaining('mlat=45.8267'),
    );
    expect(screen.queryByText(/45,8/)).not.toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^Lundi – vendredi 7\sh – 20\sh$/ })).toBeVisible();
    const today = screen.getByRole('row', { current: 'date' });
    expect(within(today).getByRole('rowheader')).toHaveTextContent('Samedi (aujourd’hui)');
    expect(screen.getByRole('row', { name: 'Dimanche sur rendez-vous' })).toBeVisible();
  });

  it('says on Sunday when it opens', () => {
    jest.useFakeTimers({ now: new Date('2026-11-22T10:47:00Z') });
    renderInSite(<IdentityAside />);
    expect(screen.getByText('Fermé, ouvre demain à 7 h')).toBeVisible();
  });
});
