import type { Published } from '@renovation-th/shared/contracts/published';
import { serviceRecords } from './content/service-records';
import { services } from './content/services';

/** The trades, for the menus of the host and the forms of other remotes. */
export const published = {
  services: serviceRecords.map(({ key, slug, sent, footer }) => {
    const { name, path, parts } = services[key];
    return { slug, label: name, path, parts: parts.map(({ label }) => label), sent, footer };
  }),
} satisfies Partial<Published>;
