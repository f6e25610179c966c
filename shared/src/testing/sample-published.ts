import type { Place, Published, Service, Project, ProjectPhoto } from '../contracts/published';

/** Creates a town whose name is the capitalized slug. */
export function samplePlace(slug: string, given: Partial<Place> = {}): Place {
  const name = given.name ?? slug.charAt(0).toUpperCase() + slug.slice(1);
  return {
    slug,
    name,
    where: `à ${name}`,
    of: `de ${name}`,
    path: `/villes/${slug}`,
    zone: 'main',
    delay: 'within-48-hours',
    ...given,
  };
}

function sampleService(slug: string, label: string, rank: number, given: Partial<Service> = {}): Service {
  return {
    slug,
    label,
    path: `/services/${slug}`,
    parts: [`${label} dedans`, `${label} dehors`],
    sent: label,
    footer: { label, rank },
    ...given,
  };
}

/** Sample lists with towns of each zone and delay, and some trades. */
export const samplePublished: Published = {
  projects: [],
  places: [
    samplePlace('gerzat'),
    samplePlace('riom'),
    samplePlace('cebazat', { name: 'Cébazat', delay: 'within-24-hours' }),
    samplePlace('cournon-auvergne', { name: 'Cournon-d’Auvergne' }),
    samplePlace('vichy', { zone: 'extended' }),
    samplePlace('cantal', { zone: 'extended', where: 'dans le Cantal', of: 'du Cantal', delay: 'quote' }),
    samplePlace('lempdes', { zone: 'further', delay: 'within-the-week' }),
    samplePlace('volvic', { zone: 'further', delay: 'within-the-week' }),
  ],
  services: [
    sampleService('peinture', 'Peinture', 2, { footer: { label: 'Peinture & Ravalement', rank: 2 } }),
    sampleService('toiture', 'Toiture', 1),
    sampleService('renovation-interieur', 'Rénovation intérieure', 3, { sent: 'Rénovation intérieur' }),
  ],
};

/** Creates a photograph of a project. Its files do not exist. */
export function samplePhoto(moment: ProjectPhoto['moment'], name: string): ProjectPhoto {
  const file = (end: string) => `/media/${name}-${end}`;
  return {
    moment,
    alt: `Photographie ${name}`,
    picture: {
      width: 1600,
      height: 1200,
      avif: [480, 960].map((width) => ({ file: file(`${width}.avif`), width })),
      fallback: file('960.webp'),
    },
  };
}

/** Creates a project whose path is derived from its title. */
export function sampleProject(title: string, given: Partial<Project> = {}): Project {
  const slug = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return {
    slug,
    path: `/realisations/${slug}`,
    title,
    service: 'peinture',
    place: 'riom',
    month: '2026-03',
    days: 4,
    story: 'Volets poncés, traités et repeints en deux couches.',
    photos: [samplePhoto('before', `${slug}-avant`), samplePhoto('after', `${slug}-fin`)],
    ...given,
  };
}
