import type { QuoteChoices } from '../completions';

/**
 * What `/contact?service=SLUG&ville=SLUG` already answers, by control name. Unknown slugs answer
 * nothing.
 */
export function prefillFrom(
  search: string,
  { services, towns }: QuoteChoices,
): Readonly<Record<string, string>> {
  const query = new URLSearchParams(search);
  const service = services.find(({ slug }) => slug === query.get('service'));
  const town = query.get('ville') ?? '';

  return {
    ...(service && { Service_souhaité: service.sent }),
    ...(Object.hasOwn(towns, town) && { Ville: towns[town] ?? '' }),
  };
}
