import type { PictureSource } from '../contracts/picture';
import { NotPublished, publishedPlace, type Place, type Service, type Work } from '../contracts/published';
import { frenchMonth } from '../forms/paris-time';
import { beginning } from '../french-words';

/** A work as a card shows it: data that travels with a page. */
export type WorkCard = {
  path: Work['path'];
  title: string;
  /** « À Riom, mars 2026 », « Peinture, mars 2026 » */
  facts: string;
  picture: PictureSource;
};

type CardWork = Pick<Work, 'path' | 'title' | 'photos' | 'slug'>;

/** How many a page shows besides its own matter; all stand on the page of works. */
const most = 6;

/** The photograph that stands for the whole work: the first one of the result. */
export function resultOf({ photos, slug }: Pick<Work, 'photos' | 'slug'>): Work['photos'][number] {
  const result = photos.find(({ moment }) => moment === 'after');
  if (!result) throw new Error(`The work « ${slug} » has no photograph from after.`);
  return result;
}

/** Of a work on a page that may show any town: « À Riom, mars 2026 ». @throws NotPublished */
export function placeAndMonth(
  { place, month }: Pick<Work, 'place' | 'month'>,
  places: readonly Pick<Place, 'slug' | 'where'>[],
): string {
  return `${beginning(publishedPlace(places, place).where)}, ${frenchMonth(month)}`;
}

/** Of a work on the page of its town: « Peinture, mars 2026 ». @throws NotPublished */
export function tradeAndMonth(
  { service, month }: Pick<Work, 'service' | 'month'>,
  services: readonly Pick<Service, 'slug' | 'label'>[],
): string {
  const trade = services.find(({ slug }) => slug === service);
  if (!trade) throw new NotPublished('services', service);
  return `${trade.label}, ${frenchMonth(month)}`;
}

/** Cards of the first works. @param factsOf what stands below the title of a work. */
export function workCards<Given extends CardWork>(
  works: readonly Given[],
  factsOf: (work: Given) => string,
  count = most,
): WorkCard[] {
  return works.slice(0, count).map((work) => ({
    path: work.path,
    title: work.title,
    facts: factsOf(work),
    picture: shownSource(resultOf(work).picture),
  }));
}

/** Without the files that no page names, so that the data that travel with it stay small. */
export function shownSource({ webp, ...picture }: PictureSource): PictureSource {
  const middle = webp[Math.floor(webp.length / 2)];
  return { ...picture, webp: middle ? [middle] : [] };
}
