import { screen } from '@testing-library/react';
import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { IdentityAside } from './IdentityAside';

describe('IdentityAside', () => {
  it('shows opening hours, the next closure and a map link', () => {
    const closures = [{ from: '2026-11-21', to: '2026-12-05', isNear: true }] as const;
    renderInSite(<IdentityAside />, { identity: { ...completeIdentity, closures } });

    expect(screen.getByRole('link', { name: /Voir sur une carte/ })).toHaveAttribute(
      'href',
      expect.stringContaining('mlat=45.8267'),
    );
    expect(screen.getByRole('row', { name: /^Lundi – samedi 7\sh – 20\sh$/ })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Dimanche sur rendez-vous' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Fermé du 21 novembre au 5 décembre.' })).toBeVisible();
  });
});
