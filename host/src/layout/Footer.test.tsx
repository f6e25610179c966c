import { screen, within } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { InShell } from '../testing/in-shell';
import { Footer } from './Footer';

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the footer', () => {
  beforeEach(
    () =>
      void renderInSite(
        <InShell>
          <Footer />
        </InShell>,
      ),
  );

  it('says how to reach the business', () => {
    expect(screen.getByRole('link', { name: '04 65 71 63 36' })).toHaveAttribute('href', 'tel:+33465716336');
    expect(screen.getByRole('link', { name: 'contact@renovation-th.example' })).toBeVisible();
    expect(screen.getByRole('group')).toHaveTextContent('63360 Gerzat, Puy-de-Dôme');
  });

  it('leads to the services, by the names and in the order of the footer, and to the pages people look for', () => {
    expect(linksOf('Services')).toEqual(['Toiture', 'Peinture & Ravalement', 'Rénovation intérieure']);
    expect(linksOf('Liens rapides')).toEqual([
      'Accueil',
      'Zones d’intervention',
      'Devis gratuit',
      'Mentions légales',
    ]);
  });

  it('tells the hours', () => {
    expect(screen.getByText('Lundi – samedi')).toBeVisible();
    expect(screen.getByText('7 h – 20 h')).toBeVisible();
    expect(screen.getByText('Dimanche')).toBeVisible();
    expect(screen.getByText('sur rendez-vous')).toBeVisible();
  });

  it('carries the year it is given, and says of a sample register number that it is one', () => {
    expect(screen.getByText('© 2026 Rénovation TH')).toBeVisible();
    expect(screen.getByText('Les images sont des maquettes.')).toBeVisible();
    expect(screen.getByText('SIRET : 000 000 000 00000 (exemple)')).toBeVisible();
  });
});
