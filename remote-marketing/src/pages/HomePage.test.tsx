import { screen, within } from '@testing-library/react';
import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { definitionsIn } from '@renovation-th/shared/testing/definitions-in';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { samplePhoto, samplePlace, sampleProject } from '@renovation-th/shared/testing/sample-published';
import { homeData } from '../page-data/home-data';
import HomePage from './HomePage';

/** The slideshow needs a browser. `e2e/journeys/portfolio.e2e.ts` tests it. */
const withoutSections = { renderSection: () => null };

const page = {
  path: '/',
  title: '',
  description: '',
  view: 'home',
  data: { projects: [], comparison: null },
} as const;

describe('the home page', () => {
  it('compares a real project before and after, and links to its page', () => {
    const projects = [
      sampleProject('Toit', { photos: [samplePhoto('after', 'toit')] }),
      sampleProject('Volets'),
    ];
    const data = homeData({ projects, places: [samplePlace('riom')] });
    renderInSite(<HomePage page={{ ...page, data }} />, withoutSections);

    expect(screen.getByRole('group', { name: 'Volets' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Volets' })).toHaveAttribute('href', '/realisations/volets');
  });

  it('shows its four figures', () => {
    renderInSite(<HomePage page={page} />, withoutSections);

    const figures = screen.getByRole('region', { name: 'En chiffres' });
    expect(definitionsIn('En chiffres')).toEqual(['10+', '500+', '48\u00a0h', '100\u00a0%']);
    expect(figures).toHaveTextContent('entreprise fondée en 2008');
    expect(figures.textContent?.match(/\(exemple\)/g)).toHaveLength(3);
  });

  it('names a tax only once the owner has chosen a tax regime', () => {
    const { unmount } = renderInSite(<HomePage page={page} />, withoutSections);
    expect(document.body).not.toHaveTextContent('TVA');
    unmount();

    renderInSite(<HomePage page={page} />, { ...withoutSections, identity: completeIdentity });
    expect(screen.getByText(/Quelle TVA sera appliquée/)).toBeInTheDocument();
  });

  it('introduces the owner once they have written an introduction', () => {
    const { unmount } = renderInSite(<HomePage page={page} />, withoutSections);
    expect(screen.queryByText(/artisan à Gerzat$/)).not.toBeInTheDocument();
    unmount();

    const craftsman = { firstName: 'Camille', sentence: 'Je viens voir.' };
    renderInSite(<HomePage page={page} />, {
      ...withoutSections,
      identity: { ...completeIdentity, craftsman },
    });
    expect(screen.getByText('Camille, artisan à Gerzat')).toBeInTheDocument();
    expect(screen.getByText('Je viens voir.')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Portrait de Camille' })).not.toBeInTheDocument();
  });

  it("shows the owner's portrait, and links to reviews on another site", () => {
    const craftsman = { firstName: 'Camille', sentence: 'Je viens voir.', portrait: '/portrait.jpg' };
    const reviews = { site: 'Avis du Centre', address: 'https://www.avis.example/' };
    renderInSite(<HomePage page={page} />, {
      ...withoutSections,
      identity: { ...completeIdentity, craftsman, reviews },
    });

    expect(screen.getByRole('img', { name: 'Portrait de Camille' })).toHaveAttribute('src', '/portrait.jpg');
    expect(screen.getByRole('link', { name: /^Lire les avis sur Avis du Centre/ })).toHaveAttribute(
      'href',
      reviews.address,
    );
  });

  it('offers the form and the phone when the callback booking is not available', () => {
    renderInSite(<HomePage page={page} />, {
      ...withoutSections,
      renderSlot: (_name, fallback) => <section id="slot">{fallback}</section>,
    });

    const heading = screen.getByRole('heading', { name: 'Être rappelé à l’heure qui vous convient' });
    const slot = heading.closest<HTMLElement>('#slot');
    expect(slot).not.toBeNull();
    if (!slot) return;
    expect(within(slot).getByRole('link', { name: 'Demander à être rappelé' })).toHaveAttribute(
      'href',
      '/contact',
    );
    expect(within(slot).getByRole('link', { name: '04 65 71 63 36' })).toHaveAttribute(
      'href',
      'tel:+33465716336',
    );
  });
});
