import type { Published } from '@renovation-th/shared/contracts/published';
import { serviceRecords } from './content/service-records';
import { services } from './content/services';

/** The trades, for the host's menus and other remotes' forms. */
export const published = {
  services: serviceRecords.map(({ key, slug, sent, footer }) => {
    const { name, path, parts } = services[key];
    return { slug, label: name, path, parts: parts.map(({ label }) => label), sent, footer };
  }),
} satisfies Partial<Published>;
