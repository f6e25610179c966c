import { screen, within } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { InShell } from '../testing/in-shell';
import { markCurrentPage } from './enhance-menu';
import { Layout } from './Layout';

function showLayout(path = '/villes/riom'): HTMLElement {
  const { container } = renderInSite(
    <InShell path={path}>
      <Layout>
        <article />
      </Layout>
    </InShell>,
  );
  return container;
}

const links = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the shell around every page', () => {
  it('names the business, its address, its opening hours and its contacts', () => {
    const { textContent } = showLayout();

    for (const words of [
      'Gerzat (63) - Puy-de-Dôme',
      '63360 Gerzat, Puy-de-Dôme',
      'Lundi – samedi7 h – 20 h',
      'Dimanchesur rendez-vous',
      '© 2026 Rénovation TH',
      'SIRET : 000 000 000 00000 (exemple)',
    ])
      expect(textContent?.replaceAll('\u00a0', ' ')).toContain(words);
    for (const link of screen.getAllByRole('link', { name: /Appeler|04 65/ }))
      expect(link).toHaveAttribute('href', 'tel:+33465716336');
  });

  it('shows the menu and the footer links, each with its own labels and order', () => {
    showLayout();

    const services = ['Tous les services', 'Peinture', 'Toiture', 'Rénovation intérieure'];
    // The services stand in a panel on large screens and in the list on small ones.
    expect(links('Menu')).toEqual([
      ...['Accueil', ...services, ...services],
      ...['Zones d’intervention', 'Contact', 'Devis gratuit'],
    ]);
    expect(links('Services')).toEqual(['Toiture', 'Peinture & Ravalement', 'Rénovation intérieure']);
    expect(links('Liens rapides').at(-1)).toBe('Mentions légales');
  });
});

const current = () => screen.queryAllByRole('link', { current: 'page' }).map((link) => link.textContent);

it('marks only the current page in the header, also after a navigation', () => {
  showLayout('/');
  expect(current()).toEqual(['Accueil']);

  markCurrentPage('/zones-intervention');
  expect(current()).toEqual(['Zones d’intervention']);

  markCurrentPage('/villes/riom');
  expect(current()).toEqual([]);
});
