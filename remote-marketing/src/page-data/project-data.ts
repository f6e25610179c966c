import {
  NotPublished,
  publishedPlace,
  type Place,
  type Project,
  type ProjectPhoto,
} from '@renovation-th/shared/contracts/published';
import type { PagePath } from '@renovation-th/shared/contracts/page';
import type { PictureSource } from '@renovation-th/shared/contracts/picture';
import { frenchMonth } from '@renovation-th/shared/forms/paris-time';
import { placeAndMonth, projectCards, type ProjectCard } from '@renovation-th/shared/ui/project-card';
import { serviceRecords } from '../content/service-records';
import { services, type ServiceKey } from '../content/services';
import { projectWords } from '../content/projects';

type Lists = {
  projects: readonly Project[];
  places: readonly Pick<Place, 'slug' | 'name' | 'path' | 'where'>[];
};

type ShownPhoto = { alt: string; source: PictureSource };

/** Two photographs of one scene, before and after. */
export type ProjectPair = { before: ShownPhoto; after: ShownPhoto };

type Link = { label: string; path: PagePath };

export type ProjectPageData = {
  title: string;
  story: string;
  facts: { place: Link; trade: Link; month: string; duration: string };
  /** Pairs in the owner's order. The first "before" photograph is paired with the first "after" photograph. */
  pairs: readonly ProjectPair[];
  /** Photographs without a pair, in the owner's order. */
  others: readonly (ShownPhoto & { moment: ProjectPhoto['moment'] })[];
  quotePath: string;
  where: string;
  /** Other projects, with those of the same trade first. */
  related: readonly ProjectCard[];
};

/** Maximum number of other projects at the end of a project's page. */
const relatedCount = 3;

/** Returns the data of a project's page. @throws NotPublished when its town or its trade has no page. */
export function projectPageData(project: Project, { projects, places }: Lists): ProjectPageData {
  const place = publishedPlace(places, project.place);
  const trade = services[tradeOf(project)];

  return {
    title: project.title,
    story: project.story,
    facts: {
      place: { label: place.name, path: place.path },
      trade: { label: trade.name, path: trade.path },
      month: frenchMonth(project.month),
      duration: projectWords.durationOf(project.days),
    },
    ...inPairs(project.photos),
    quotePath: projectWords.quotePath(project),
    where: place.where,
    related: projectCards(
      relatedTo(project, projects),
      (other) => placeAndMonth(other, places),
      relatedCount,
    ),
  };
}

/** Returns the key of a project's trade. @throws NotPublished when no trade has the slug. */
export function tradeOf({ service }: Pick<Project, 'service'>): ServiceKey {
  const record = serviceRecords.find(({ slug }) => slug === service);
  if (!record) throw new NotPublished('services', service);
  return record.key;
}

function relatedTo(project: Project, projects: readonly Project[]): readonly Project[] {
  const others = projects.filter(({ slug }) => slug !== project.slug);
  const isClose = ({ service }: Project) => service === project.service;
  return [...others.filter(isClose), ...others.filter((other) => !isClose(other))];
}

/** Pairs photographs in order. @returns the pairs, and the photographs without a pair. */
export function inPairs(photos: readonly ProjectPhoto[]): Pick<ProjectPageData, 'pairs' | 'others'> {
  const of = (moment: ProjectPhoto['moment']) => photos.filter((photo) => photo.moment === moment);
  const [befores, afters] = [of('before'), of('after')];
  const count = Math.min(befores.length, afters.length);
  const paired = new Set([...befores.slice(0, count), ...afters.slice(0, count)]);

  return {
    pairs: afters.slice(0, count).flatMap((after, index) => {
      const before = befores[index];
      return before ? [{ before: shown(before), after: shown(after) }] : [];
    }),
    others: photos
      .filter((photo) => !paired.has(photo))
      .map((photo) => ({ ...shown(photo), moment: photo.moment })),
  };
}

const shown = ({ alt, picture }: ProjectPhoto): ShownPhoto => ({ alt, source: picture });
