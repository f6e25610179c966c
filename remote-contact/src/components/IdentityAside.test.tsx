import { screen } from '@testing-library/react';
import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { IdentityAside } from './IdentityAside';

afterEach(() => jest.useRealTimers());

describe('IdentityAside', () => {
  it('shows opening hours, a map link, and whether the business is open now', () => {
    jest.useFakeTimers({ now: new Date('2026-11-21T10:47:00Z') });
    renderInSite(<IdentityAside />);

    expect(screen.getByText('Ouvert jusqu’à 20 h')).toBeVisible();
    expect(screen.getByRole('link', { name: /Voir sur une carte/ })).toHaveAttribute(
      'href',
      expect.stringContaining('mlat=45.8267'),
    );
    expect(screen.queryByText(/45,8/)).not.toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^Lundi – samedi 7\sh – 20\sh$/ })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Dimanche sur rendez-vous' })).toBeVisible();
  });

  it('shows the next opening time on a closed day', () => {
    jest.useFakeTimers({ now: new Date('2026-11-22T10:47:00Z') });
    renderInSite(<IdentityAside />);
    expect(screen.getByText('Fermé, ouvre demain à 7 h')).toBeVisible();
  });

  it('shows the next opening time during a closure', () => {
    jest.useFakeTimers({ now: new Date('2026-11-23T10:47:00Z') });
    const closures = [{ from: '2026-11-21', to: '2026-12-05', isNear: true }] as const;
    renderInSite(<IdentityAside />, { identity: { ...completeIdentity, closures } });

    expect(screen.getByText('Fermé, ouvre le 7 décembre à 7 h')).toBeVisible();
    expect(screen.getByRole('row', { name: 'Fermé du 21 novembre au 5 décembre.' })).toBeVisible();
  });
});
