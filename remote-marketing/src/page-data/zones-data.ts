import type { Place } from '@renovation-th/shared/contracts/published';
import { weekExplained } from '@renovation-th/shared/content/promises';
import { zoneSentences } from '../content/zone-sentences';

export type ZonesData = {
  lead: string;
  spans: readonly { value: string; what: string; text: string }[];
  notes: readonly string[];
};

/** Returns the texts about towns on the zones page. */
export function zonesData({
  places,
}: {
  places: readonly Pick<Place, 'name' | 'where' | 'of' | 'zone' | 'delay'>[];
}): ZonesData {
  const { lead, spans } = zoneSentences;
  const within = (delay: Place['delay']) => places.filter((place) => place.delay === delay);
  const namesWithin = (delay: Place['delay']) => within(delay).map(({ name }) => name);

  return {
    lead: lead(places.filter(({ zone }) => zone === 'main').length),
    spans: spans({ day: namesWithin('within-24-hours'), week: namesWithin('within-the-week') }),
    notes: [weekExplained(within('within-the-week'))],
  };
}
