import { screen } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { InShell } from '../testing/in-shell';
import { NotFoundPage } from './NotFoundPage';

describe('the page for an address that no page has', () => {
  it('leads to each trade, to the communes, to a quote and to the telephone', () => {
    renderInSite(
      <InShell path="/toitures">
        <NotFoundPage />
      </InShell>,
    );

    for (const [name, href] of [
      ['Retour à l’accueil', '/'],
      ['Peinture', '/services/peinture'],
      ['Toiture', '/services/toiture'],
      ['Rénovation intérieure', '/services/renovation-interieur'],
      [/nos limites/, '/services'],
      [/communes/, '/zones-intervention'],
      [/devis/, '/contact'],
      [/04 65 71 63 36/, 'tel:+33465716336'],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });
});
