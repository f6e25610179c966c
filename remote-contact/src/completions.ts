import { completing } from '@renovation-th/shared/contracts/published';
import type { ServiceChoice } from './content/service-options';

/** Data from other remotes that the quote form needs. */
export type QuoteChoices = {
  services: readonly ServiceChoice[];
  /** Names by slug. */
  towns: Readonly<Record<string, string>>;
};

/** Adds the trades and the names of the towns to the contact page. */
export const completions = {
  contact: completing(
    { places: ['slug', 'name'], services: ['slug', 'label', 'sent'] },
    (_none: null, { places, services }): QuoteChoices => ({
      services: services.map(({ slug, label, sent }) => ({ slug, label, sent })),
      towns: Object.fromEntries(places.map(({ slug, name }) => [slug, name])),
    }),
  ),
};
