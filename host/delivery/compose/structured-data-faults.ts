import { z } from 'zod';

/** Types of schema.org for a local business; search engines require the same of each. */
const localBusinesses = [
  'LocalBusiness',
  'HomeAndConstructionBusiness',
  'Electrician',
  'GeneralContractor',
  'HVACBusiness',
  'HousePainter',
  'Locksmith',
  'MovingCompany',
  'Plumber',
  'ProfessionalService',
  'RoofingContractor',
];

/** Properties without which search engines ignore a node, or report an error; see developers.google.com/search/docs. */
const required: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(localBusinesses.map((type) => [type, ['name', 'address']])),
  PostalAddress: ['addressLocality', 'postalCode', 'addressCountry'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ImageObject: ['contentUrl'],
  OpeningHoursSpecification: ['opens', 'closes'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Review: ['author', 'reviewRating'],
};

const node = z.record(z.string(), z.unknown());

/** Finds missing required properties in the structured data of a document. */
export function structuredDataFaults(html: string): string[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g);
  return [...blocks].flatMap(([, text = '']) => {
    try {
      return faultsIn(JSON.parse(text));
    } catch {
      return ['has structured data that is not JSON.'];
    }
  });
}

function faultsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(faultsIn);
  const { data } = node.safeParse(value);
  if (!data) return [];
  const types = [data['@type']].flat().map(String);
  const missing = new Set(types.flatMap((type) => required[type] ?? []).filter((name) => !(name in data)));
  const faults = [...missing].map(
    (name) => `has structured data of ${types.join(', ')} without « ${name} », which search engines require.`,
  );
  return [...faults, ...Object.values(data).flatMap(faultsIn)];
}
