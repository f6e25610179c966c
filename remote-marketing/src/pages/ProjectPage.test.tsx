import { screen, within } from '@testing-library/react';
import { NotPublished } from '@renovation-th/shared/contracts/published';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { samplePhoto, samplePlace, sampleProject } from '@renovation-th/shared/testing/sample-published';
import { listedPages } from '../listed-pages';
import { projectPageData } from '../page-data/project-data';
import ProjectPage from './ProjectPage';

const places = [samplePlace('riom'), samplePlace('vichy')];
const shutters = sampleProject('Volets repeints', {
  photos: [
    samplePhoto('before', 'écaillés'),
    samplePhoto('during', 'poncés'),
    samplePhoto('after', 'repeints'),
  ],
});
const roof = sampleProject('Toit brossé', { service: 'toiture', place: 'vichy', month: '2025-12' });
const projects = [roof, shutters];

const showPage = (project = shutters) =>
  renderInSite(
    <ProjectPage
      page={{
        path: project.path,
        title: '',
        description: '',
        view: 'project',
        data: projectPageData(project, { projects, places }),
        breadcrumbs: [{ label: 'Accueil', path: '/' }],
      }}
    />,
  );

describe('the page of a project', () => {
  it('compares before and after, and labels every remaining photograph with its stage', () => {
    showPage();

    const pair = screen.getByRole('group', { name: 'Volets repeints' });
    expect(within(pair).getByRole('img', { name: 'Photographie écaillés' })).toBeInTheDocument();
    expect(within(pair).getByRole('img', { name: 'Photographie repeints' })).toBeInTheDocument();
    const others = screen.getByRole('region', { name: 'Autres photographies' });
    expect(within(others).getByRole('figure')).toHaveTextContent('Pendant');
  });

  it.each([
    ['upright', 1600, 'contain'],
    ['wide', 1200, ''],
  ])('fits %s photographs from a phone without cropping', (_shape, height, objectFit) => {
    const photos = shutters.photos.map((photo) => ({
      ...photo,
      picture: { ...photo.picture, width: 1400, height },
    }));
    showPage({ ...shutters, photos });

    const shown = screen.getAllByRole('img', { name: /^Photographie (écaillés|poncés|repeints)$/ });
    expect(shown.map((image) => getComputedStyle(image).objectFit)).toEqual([
      objectFit,
      objectFit,
      objectFit,
    ]);
  });

  it('links to other projects, but not to itself', () => {
    showPage();

    const others = screen.getAllByRole('link', { name: /^Voir le chantier/ });
    expect(others.map((link) => link.getAttribute('href'))).toEqual(['/realisations/toit-bross-']);
  });

  it("uses the addresses of the owner's photographs unchanged", () => {
    showPage();

    expect(screen.getByRole('img', { name: 'Photographie poncés' })).toHaveAttribute(
      'src',
      '/media/poncés-960.webp',
    );
  });
});

describe('the pages of projects', () => {
  const declare = (shown = projects) =>
    listedPages.declare({ projects: shown, places, services: [] }).map(({ path, title }) => [path, title]);

  it('include one page for each project and one page for all projects', () => {
    expect(declare()).toEqual([
      ['/realisations', 'Réalisations, avant et après | Rénovation TH'],
      ['/realisations/toit-bross-', 'Toit brossé | Rénovation TH'],
      ['/realisations/volets-repeints', 'Volets repeints | Rénovation TH'],
    ]);
  });

  it('are not declared until the owner publishes a project', () => {
    expect(declare([])).toEqual([]);
  });

  it.each([
    ['town', { place: 'paris' }],
    ['trade', { service: 'plomberie' }],
  ])('cannot be declared for a project whose %s has no page', (_what, given) => {
    expect(() => declare([sampleProject('Ailleurs', given)])).toThrow(NotPublished);
  });
});
