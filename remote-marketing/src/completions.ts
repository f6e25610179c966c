import { completing } from '@renovation-th/shared/contracts/published';
import { serviceData } from './page-data/service-data';
import { zonesData } from './page-data/zones-data';

/** How compose completes the data of the pages that name towns. */
export const completions = {
  service: completing(['places'], serviceData),
  zones: completing(['places'], (_none: null, published) => zonesData(published)),
};
