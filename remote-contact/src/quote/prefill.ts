import { serviceOptions } from '../content/service-options';
import { townNames } from '../content/town-names';

/**
 * What `/contact?service=SLUG&ville=SLUG` already answers, by control name. Unknown slugs answer
 * nothing.
 */
export function prefillFrom(search: string): Readonly<Record<string, string>> {
  const query = new URLSearchParams(search);
  const service = serviceOptions.find(({ slug }) => slug === query.get('service'));
  const town = Object.entries(townNames).find(([slug]) => slug === query.get('ville'));

  return {
    ...(service && { Service_souhaité: service.sent }),
    ...(town && { Ville: town[1] }),
  };
}
