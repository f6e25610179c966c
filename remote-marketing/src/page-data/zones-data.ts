import type { Place, Published } from '@renovation-th/shared/contracts/published';
import { weekExplained } from '@renovation-th/shared/promises/promises';
import type { TownLink } from '../content/service-page';
import { zoneSentences } from '../content/zone-sentences';
import { zonesPage } from '../content/zones';

/** Towns of the fallback, under their heading. */
export type ZoneList = { heading: string; towns: readonly (TownLink & { isOnQuote: boolean })[] };

/** What of the towns the page of zones says. */
export type ZonesData = {
  lead: string;
  /** Stands in for the section of the remote that knows the towns. */
  lists: readonly ZoneList[];
  spans: readonly { value: string; what: string; text: string }[];
  notes: readonly string[];
};

/** @param published the towns in their order. */
export function zonesData({ places }: Pick<Published, 'places'>): ZonesData {
  const { list } = zonesPage;
  const { lead, further: heading, spans } = zoneSentences;
  const inZone = (zone: Place['zone']) => places.filter((place) => place.zone === zone);
  const within = (delay: Place['delay']) => places.filter((place) => place.delay === delay);
  const namesWithin = (delay: Place['delay']) => within(delay).map(({ name }) => name);
  const further = inZone('further');

  return {
    lead: lead(inZone('main').length),
    lists: [
      { heading: list.main, towns: linksTo(inZone('main')) },
      { heading: list.extended, towns: linksTo(inZone('extended')) },
      { heading: heading(further.length), towns: linksTo(further) },
    ],
    spans: spans({ day: namesWithin('within-24-hours'), week: namesWithin('within-the-week') }),
    notes: [weekExplained(within('within-the-week'))],
  };
}

const linksTo = (places: readonly Place[]) =>
  places.map(({ name, path, delay }) => ({ name, path, isOnQuote: delay === 'quote' }));
