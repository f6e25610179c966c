import { completing } from '@renovation-th/shared/contracts/published';
import type { ServiceChoice } from './content/service-options';

/** What the quote form knows of other remotes. */
export type QuoteChoices = {
  services: readonly ServiceChoice[];
  /** Names by slug. */
  towns: Readonly<Record<string, string>>;
};

/** How compose completes the data of the pages. */
export const completions = {
  contact: completing(
    { places: ['slug', 'name'], services: ['slug', 'label', 'sent'] },
    (_none: null, { places, services }): QuoteChoices => ({
      services: services.map(({ slug, label, sent }) => ({ slug, label, sent })),
      towns: Object.fromEntries(places.map(({ slug, name }) => [slug, name])),
    }),
  ),
};
