import type { PagePath } from '@renovation-th/shared/contracts/page';
import { answers, delays, travels, weekExplained } from '@renovation-th/shared/promises/promises';
import { gerzat } from '../content/towns/gerzat';
import { townLayouts, type TownLayout } from '../content/town-layouts';
import { keyFactWords, nearness, weekQuestion } from '../content/town-page';
import type { Town } from '../content/town-record';
import type { TownServiceKey } from '../content/town-services';
import { trades } from '../content/trades';
import { drawMap, type PlaceToDraw } from '../map/draw-map';
import { directionFrom, workshopPosition, type Direction } from '../map/geography';
import type { MapData } from '../map/map-data';
import { drivingTime } from './driving-time';
import { nearestTowns } from './nearest-towns';

/** Another town, with its page. */
export type Neighbour = { name: string; path: PagePath };

/** A card of the page: the trade, and what it means for the houses of this kind of country. */
export type TownCard = { service: TownServiceKey; sentence: string };

/** Set large, and what it means in small print. */
export type KeyFact = { value: string; meaning: string };

/** Words of a record that its page does not show as they are. */
type Unshown = 'description' | 'position' | 'sources' | 'distance' | 'delay' | 'travel' | 'zone';

/** What travels with the page of a town: what its record says, and what follows from the record. */
export type TownPageData = Omit<Town, Unshown> & {
  /** Distance and promises of the page, in three or four figures. */
  keyFacts: readonly KeyFact[];
  /** How far the workshop is, and what the way to the visit costs. */
  way: { title: string; text: string };
  /** What comes within 24 hours, as a sentence. */
  answer: string;
  /** `isNear`: all within 20 km. Else the nearest of the towns served. */
  neighbours: { isNear: boolean; towns: readonly Neighbour[] };
  cards: readonly TownCard[];
  /** Where the town lies, seen from the workshop; null for the town that the workshop stands in. */
  direction: Direction | null;
  map: MapData;
};

export const townPath = ({ slug }: Pick<Town, 'slug'>): PagePath => `/villes/${slug}`;

/** The town that the workshop stands in, and where in it. */
export const workshop = { ...gerzat, position: workshopPosition };

const isHome = ({ slug }: Town) => slug === workshop.slug;

/**
 * @param all every town that has a page, among which its neighbours are looked for.
 * @returns the town as its page needs it.
 */
export function townPageData(town: Town, all: readonly Town[]): TownPageData {
  const {
    description: _inTheHead,
    zone: _published,
    sources: _forWhoeverChecks,
    position,
    distance: _inKeyFacts,
    delay,
    travel: _inWay,
    ...shown
  } = town;
  const layout = townLayouts[town.variant];
  const { isNear, towns } = nearestTowns(town, all);

  return {
    ...shown,
    questions: delay === 'within-the-week' ? [...town.questions, weekAnswered(all)] : town.questions,
    keyFacts: keyFactsOf(town, layout),
    way: wayTo(town),
    answer: answers[layout.answer].sentence,
    neighbours: {
      isNear,
      towns: towns.map((one) => ({ name: one.name, path: townPath(one) })),
    },
    cards: layout.cards.map((service) => ({ service, sentence: trades[town.model][service] })),
    direction: isHome(town) ? null : directionFrom(workshopPosition, position),
    map: drawMap({ places: placesAround(town, towns) }),
  };
}

function keyFactsOf({ distance, delay, travel }: Town, { answer }: TownLayout): KeyFact[] {
  const promised = [delays[delay], travels[travel], answers[answer]].map(({ value, meaning }) => ({
    value,
    meaning,
  }));
  if (!distance) return promised;

  const { value, meaning } = keyFactWords;
  return [{ value: value(distance.km), meaning: meaning(drivingTime(distance.minutes)) }, ...promised];
}

function wayTo({ distance, travel }: Town): TownPageData['way'] {
  const { sentence } = travels[travel];
  if (!distance) return { title: nearness.travelTitle, text: sentence };

  const { km, minutes } = distance;
  return {
    title: nearness.distanceTitle,
    text: `${nearness.distance(km, drivingTime(minutes))} ${sentence}`,
  };
}

const weekAnswered = (all: readonly Town[]): Town['questions'][number] => ({
  question: weekQuestion,
  answer: weekExplained(all.filter(({ delay }) => delay === 'within-the-week')),
});

/** The town itself, the workshop and the neighbours. A department is a name without a dot. */
function placesAround(town: Town, neighbours: readonly Town[]): PlaceToDraw[] {
  const here: PlaceToDraw = {
    name: town.name,
    kind: town.postcode === null ? 'region' : 'here',
    position: town.position,
  };
  const others = neighbours
    .filter((one) => !isHome(one))
    .map((one): PlaceToDraw => ({
      name: one.name,
      kind: 'town',
      position: one.position,
      path: townPath(one),
    }));
  if (isHome(town)) return [here, ...others];

  const { name, position } = workshop;
  return [here, { name, kind: 'workshop', position, path: townPath(workshop) }, ...others];
}
