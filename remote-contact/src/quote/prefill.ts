import type { QuoteChoices } from '../completions';
import type { Texts } from '../components/text-form';

/** Query parameters in links to `/contact`. */
export const quoteParameters = { service: 'service', town: 'ville' } as const;

/** Returns the values to prefill for `/contact?service=SLUG&ville=SLUG`, by control name. Ignores unknown slugs. */
export function prefillFrom(search: string, { services, towns }: QuoteChoices): Texts {
  const query = new URLSearchParams(search);
  const service = services.find(({ slug }) => slug === query.get(quoteParameters.service));
  const town = query.get(quoteParameters.town) ?? '';

  return {
    ...(service && { Service_souhaité: service.sent }),
    ...(Object.hasOwn(towns, town) && { Ville: towns[town] ?? '' }),
  };
}
