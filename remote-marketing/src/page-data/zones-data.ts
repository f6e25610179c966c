import type { Place } from '@renovation-th/shared/contracts/published';
import { zoneSentences } from '../content/zone-sentences';

export type ZonesData = {
  lead: string;
  spans: readonly { value: string; what: string; text: string }[];
};

/** Returns the texts about towns on the zones page. */
export function zonesData({
  places,
}: {
  places: readonly Pick<Place, 'name' | 'zone' | 'delay'>[];
}): ZonesData {
  const { lead, spans } = zoneSentences;
  const namesWithin = (delay: Place['delay']) =>
    places.filter((place) => place.delay === delay).map(({ name }) => name);

  return {
    lead: lead(places.filter(({ zone }) => zone === 'main').length),
    spans: spans({ day: namesWithin('within-24-hours'), week: namesWithin('within-the-week') }),
  };
}
