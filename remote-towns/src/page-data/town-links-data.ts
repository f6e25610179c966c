import type { Place } from '@renovation-th/shared/contracts/published';
import type { ListedTown } from './town-list-data';
import { towns } from '../content/all-towns';
import { townCounts } from '../content/town-counts';
import { townLinks, townListPage } from '../content/town-list-page';
import { townPath } from './town-page-data';

const { main, extended } = townLinks;

type Zone = { heading: string; text: string; towns: readonly ListedTown[] };

function inZone(zone: Place['zone']): ListedTown[] {
  return towns
    .filter((town) => town.zone === zone)
    .map((town) => ({
      name: town.name,
      path: townPath(town),
      note: town.delay === 'quote' ? townListPage.onQuote : '',
    }));
}

const others = inZone('further');

/** Every town served, by zone. */
export const zones: Readonly<Record<Place['zone'], Zone>> = {
  main: { ...main, towns: inZone('main') },
  extended: { ...extended, towns: inZone('extended') },
  further: { ...townCounts.further(others.length), towns: others },
};
