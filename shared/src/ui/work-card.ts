import type { PictureSource } from '../contracts/picture';
import { NotPublished, publishedPlace, type Place, type Service, type Work } from '../contracts/published';
import { frenchMonth } from '../forms/paris-time';
import { beginning } from '../french-words';

/** JSON data for the card of a work. */
export type WorkCard = {
  path: Work['path'];
  title: string;
  /** Town or trade, and month: « À Riom, mars 2026 ». */
  facts: string;
  picture: PictureSource;
};

type CardWork = Pick<Work, 'path' | 'title' | 'photos' | 'slug'>;

/** Maximum number of cards on a page. Only `/realisations` shows all works. */
const maxCards = 6;

/** Returns the photograph that represents a work: the first one taken after the job. */
export function resultOf({ photos, slug }: Pick<Work, 'photos' | 'slug'>): Work['photos'][number] {
  const result = photos.find(({ moment }) => moment === 'after');
  if (!result) throw new Error(`The work "${slug}" has no photograph taken after it.`);
  return result;
}

/** Returns the facts of a work for pages about any town: « À Riom, mars 2026 ». @throws NotPublished */
export function placeAndMonth(
  { place, month }: Pick<Work, 'place' | 'month'>,
  places: readonly Pick<Place, 'slug' | 'where'>[],
): string {
  return `${beginning(publishedPlace(places, place).where)}, ${frenchMonth(month)}`;
}

/** Returns the facts of a work for the page of its town: « Peinture, mars 2026 ». @throws NotPublished */
export function tradeAndMonth(
  { service, month }: Pick<Work, 'service' | 'month'>,
  services: readonly Pick<Service, 'slug' | 'label'>[],
): string {
  const trade = services.find(({ slug }) => slug === service);
  if (!trade) throw new NotPublished('services', service);
  return `${trade.label}, ${frenchMonth(month)}`;
}

/** Returns cards for the first `count` works. @param factsOf returns the line below a card's title. */
export function workCards<Given extends CardWork>(
  works: readonly Given[],
  factsOf: (work: Given) => string,
  count = maxCards,
): WorkCard[] {
  return works.slice(0, count).map((work) => ({
    path: work.path,
    title: work.title,
    facts: factsOf(work),
    picture: resultOf(work).picture,
  }));
}
