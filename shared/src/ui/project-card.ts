import type { PictureSource } from '../contracts/picture';
import { NotPublished, publishedPlace, type Place, type Service, type Project } from '../contracts/published';
import { frenchMonth } from '../forms/paris-time';
import { beginning } from '../french-words';

/** JSON data for the card of a project. */
export type ProjectCard = {
  path: Project['path'];
  title: string;
  /** Town or trade, and month: « À Riom, mars 2026 ». */
  facts: string;
  picture: PictureSource;
};

type CardProject = Pick<Project, 'path' | 'title' | 'photos' | 'slug'>;

/** Maximum number of cards on a page. Only `/realisations` shows all projects. */
const maxCards = 6;

/** Returns the photograph that represents a project: the first one taken after the job. */
export function resultOf({ photos, slug }: Pick<Project, 'photos' | 'slug'>): Project['photos'][number] {
  const result = photos.find(({ moment }) => moment === 'after');
  if (!result) throw new Error(`The project "${slug}" has no photograph taken after the job.`);
  return result;
}

/** Returns the facts of a project for pages that cover all towns: « À Riom, mars 2026 ». @throws NotPublished */
export function placeAndMonth(
  { place, month }: Pick<Project, 'place' | 'month'>,
  places: readonly Pick<Place, 'slug' | 'where'>[],
): string {
  return `${beginning(publishedPlace(places, place).where)}, ${frenchMonth(month)}`;
}

/** Returns the facts of a project for the page of its town: « Peinture, mars 2026 ». @throws NotPublished */
export function tradeAndMonth(
  { service, month }: Pick<Project, 'service' | 'month'>,
  services: readonly Pick<Service, 'slug' | 'label'>[],
): string {
  const trade = services.find(({ slug }) => slug === service);
  if (!trade) throw new NotPublished('services', service);
  return `${trade.label}, ${frenchMonth(month)}`;
}

/** Returns cards for the first `count` projects. @param factsOf returns the line below a card's title. */
export function projectCards<Given extends CardProject>(
  projects: readonly Given[],
  factsOf: (project: Given) => string,
  count = maxCards,
): ProjectCard[] {
  return projects.slice(0, count).map((project) => ({
    path: project.path,
    title: project.title,
    facts: factsOf(project),
    picture: resultOf(project).picture,
  }));
}
