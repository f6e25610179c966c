import { servedTowns } from '@renovation-th/shared/contracts/served-towns';
import { serviceOptions } from '../content/service-options';

/**
 * What `/contact?service=SLUG&ville=SLUG` already answers, by control name. Unknown slugs answer
 * nothing.
 */
export function prefillFrom(search: string): Readonly<Record<string, string>> {
  const query = new URLSearchParams(search);
  const service = serviceOptions.find(({ slug }) => slug === query.get('service'));
  const town = Object.entries(servedTowns).find(([slug]) => slug === query.get('ville'));

  return {
    ...(service && { Service_souhaité: service.sent }),
    ...(town && { Ville: town[1] }),
  };
}
