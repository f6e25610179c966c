import type { PagePath } from '@renovation-th/shared/contracts/page';
import { answers, delays, travels } from '@renovation-th/shared/content/promises';
import type { ProjectCard } from '@renovation-th/shared/ui/project-card';
import { gerzat } from '../content/towns/gerzat';
import { townLayouts, type TownLayout } from '../content/town-layouts';
import { briefWords, keyFacts, townPage } from '../content/town-page';
import type { Town } from '../content/town-record';
import type { TownServiceKey } from '../content/town-services';
import { drawMap, type PlaceToDraw } from '../map/draw-map';
import { directionFrom, workshopPosition, type Direction } from '../map/geography';
import type { MapData } from '../map/map-data';
import { drivingTimeInWords } from './driving-time';
import { nearestTowns } from './nearest-towns';

type KeyFact = { value: string; meaning: string };

/** Fields of a record that its page omits or shows in another form. */
type Unshown =
  | 'title'
  | 'description'
  | 'position'
  | 'sources'
  | 'distance'
  | 'delay'
  | 'travel'
  | 'zone'
  | 'brief'
  | 'cards';

/** Data of a town's page, with values computed from its record. */
export type TownPageData = Omit<Town, Unshown> & {
  /** Known brief facts. */
  brief: readonly { title: string; text: string }[];
  /** The three promises of the page. */
  keyFacts: readonly KeyFact[];
  /** A note saying that a quote made before the visit may change, or null if the page promises no such quote. */
  reserve: string | null;
  /** Travel time and time until the visit, or null if the page does not claim that the business is nearby. */
  trueDelay: string | null;
  /** Nearest towns. `isNear`: all of them are within 20 km. Always false for a department. */
  neighbours: { isNear: boolean; towns: readonly { name: string; path: PagePath }[] };
  cards: readonly { service: TownServiceKey; sentence: string }[];
  /** Direction from the workshop, or null for the workshop's town. */
  direction: Direction | null;
  map: MapData;
  /** The owner's projects in this town, newest first. Compose adds them. */
  projects: readonly ProjectCard[];
};

export const townPath = ({ slug }: Pick<Town, 'slug'>): PagePath => `/villes/${slug}`;

/** The town of the workshop, at the exact position of the workshop. */
export const workshop = { ...gerzat, position: workshopPosition };

const isHome = ({ slug }: Town) => slug === workshop.slug;

/**
 * Returns the data of a town's page.
 * @param all every town with a page, for its neighbours.
 */
export function townPageData(town: Town, all: readonly Town[]): TownPageData {
  const {
    title: _inTheHead,
    description: _inTheHeadToo,
    zone: _published,
    sources: _shownNowhere,
    position,
    distance: _inBrief,
    delay,
    travel: _inKeyFacts,
    brief: _madeWithRoad,
    cards: _inOrderOfLayout,
    ...shown
  } = town;
  const layout = townLayouts[town.variant];
  const { isNear, towns } = nearestTowns(town, all);

  return {
    ...shown,
    brief: briefOf(town),
    keyFacts: keyFactsOf(town, layout),
    reserve: layout.answer === 'quote' ? keyFacts.quoteReserve : null,
    trueDelay: trueDelayOf(town),
    neighbours: {
      isNear,
      towns: towns.map((one) => ({ name: one.name, path: townPath(one) })),
    },
    cards: layout.cards.map((service) => ({ service, sentence: sentenceOf(town, service) })),
    direction: isHome(town) ? null : directionFrom(workshopPosition, position),
    map: drawMap({ key: town.slug, places: placesAround(town, towns) }),
    projects: [],
  };
}

function keyFactsOf({ delay, travel }: Town, { answer }: TownLayout): KeyFact[] {
  return [delays[delay], travels[travel], answers[answer]].map((fact) => ({
    value: fact.value,
    meaning: fact.meaning,
  }));
}

function briefOf(town: Town): TownPageData['brief'] {
  const { soil, walls, protection } = town.brief;
  const points = [
    { title: briefWords.soil, text: soil },
    { title: briefWords.walls, text: walls },
    { title: briefWords.protection, text: protection },
    { title: briefWords.road, text: roadTo(town) },
  ];
  return points.flatMap(({ title, text }) => (text ? [{ title, text }] : []));
}

/** Returns null for a department, which has no distance. */
function roadTo(town: Town): string | null {
  if (isHome(town)) return briefWords.home;
  return town.distance && briefWords.way(town.distance.km, drivingTimeInWords(town.distance.minutes));
}

function trueDelayOf({ saysBasedNearby, distance }: Town): string | null {
  if (!saysBasedNearby || !distance) return null;
  return townPage.trueDelay(drivingTimeInWords(distance.minutes));
}

/** Returns the sentence of a card. @throws Error if the record lacks the sentence. */
function sentenceOf({ slug, cards }: Town, service: TownServiceKey): string {
  const sentence = cards[service];
  if (!sentence) throw new Error(`${slug}: \`cards\` has no sentence for "${service}".`);
  return sentence;
}

/** Returns the places on the map: the town, the workshop and the neighbours. */
function placesAround(town: Town, neighbours: readonly Town[]): PlaceToDraw[] {
  const others = [workshop, ...neighbours.filter((one) => !isHome(one))];
  return [
    { ...town, kind: town.postcode === null ? 'region' : 'here' },
    ...others.filter(({ slug }) => slug !== town.slug).map(toPlace),
  ];
}

/** Returns a town's place on the maps of other towns. */
export function toPlace(town: Town): PlaceToDraw {
  const kind = isHome(town) ? 'workshop' : town.postcode === null ? 'region' : 'town';
  return { ...town, kind, path: townPath(town) };
}
