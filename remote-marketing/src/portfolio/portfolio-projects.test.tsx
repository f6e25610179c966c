import { screen, within } from '@testing-library/react';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { samplePlace, sampleProject } from '@renovation-th/shared/testing/sample-published';
import type { Project } from '@renovation-th/shared/contracts/published';
import { homeData } from '../page-data/home-data';
import Portfolio from './Portfolio';

const places = [samplePlace('riom')];
const shown = (...projects: Project[]) => homeData({ projects, places }).projects;
const many = (count: number) =>
  shown(...Array.from({ length: count }, (_, index) => sampleProject(`Chantier ${index + 1}`)));
const roofs = Array.from({ length: 6 }, (_, index) => sampleProject(`Toit ${index}`, { service: 'toiture' }));
const headings = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('the portfolio of an owner who shows projects', () => {
  it('shows projects first, and labels the other items as models', () => {
    renderInSite(<Portfolio projects={many(2)} />);

    expect(headings()).toHaveLength(16);
    expect(headings().slice(0, 3)).toEqual([
      'Chantier 1',
      'Chantier 2',
      'Démoussage d’un toit de tuiles canal',
    ]);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Chantiers et travaux types');
    const [first, , third] = screen.getAllByRole('group', { name: / sur 16$/ });
    expect(first).not.toHaveTextContent('Maquette');
    expect(first).toHaveTextContent('Peinture – À Riom, mars 2026');
    expect(third).toHaveTextContent('Maquette');
  });

  it('shows no model if there are six projects or more', () => {
    renderInSite(<Portfolio projects={many(6)} />);

    expect(headings()).toHaveLength(6);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Nos chantiers');
    expect(screen.queryByText(/Maquette/)).not.toBeInTheDocument();
  });

  it('offers only filters that match an item', () => {
    renderInSite(<Portfolio projects={shown(...roofs)} />);

    const filters = within(screen.getByLabelText('Catégorie'));
    expect(filters.getAllByRole('button', { hidden: true }).map((button) => button.textContent)).toEqual([
      'Tous',
      'Toiture',
    ]);
  });
});
