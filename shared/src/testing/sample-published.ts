import type { Place, Published, Service } from '../contracts/published';

/** A town that somebody publishes, for tests. Its name follows from its slug. */
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

/** Lists of towns and trades, for tests: some of each kind. */
export const samplePublished: Published = {
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
