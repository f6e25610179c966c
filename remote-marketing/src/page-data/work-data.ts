import {
  NotPublished,
  publishedPlace,
  type Place,
  type Work,
  type WorkPhoto,
} from '@renovation-th/shared/contracts/published';
import type { PagePath } from '@renovation-th/shared/contracts/page';
import type { PictureSource } from '@renovation-th/shared/contracts/picture';
import { frenchMonth } from '@renovation-th/shared/forms/paris-time';
import { placeAndMonth, workCards, type WorkCard } from '@renovation-th/shared/ui/work-card';
import { serviceRecords } from '../content/service-records';
import { services, type ServiceKey } from '../content/services';
import { workWords } from '../content/works';

type Lists = {
  works: readonly Work[];
  places: readonly Pick<Place, 'slug' | 'name' | 'path' | 'where'>[];
};

type ShownPhoto = { alt: string; source: PictureSource };

/** Two photographs of one scene, before and after. */
export type WorkPair = { before: ShownPhoto; after: ShownPhoto };

type Link = { label: string; path: PagePath };

export type WorkPageData = {
  title: string;
  story: string;
  facts: { place: Link; trade: Link; month: string; duration: string };
  /** Pairs in the owner's order. The first photograph from before forms a pair with the first from after. */
  pairs: readonly WorkPair[];
  /** Photographs without a pair, in the owner's order. */
  others: readonly (ShownPhoto & { moment: WorkPhoto['moment'] })[];
  quotePath: string;
  where: string;
  /** Other works, with those of the same trade first. */
  related: readonly WorkCard[];
};

/** Maximum number of other works at the end of a work's page. */
const relatedCount = 3;

/** Returns the data of a work's page. @throws NotPublished when its town or its trade has no page. */
export function workPageData(work: Work, { works, places }: Lists): WorkPageData {
  const place = publishedPlace(places, work.place);
  const trade = services[tradeOf(work)];

  return {
    title: work.title,
    story: work.story,
    facts: {
      place: { label: place.name, path: place.path },
      trade: { label: trade.name, path: trade.path },
      month: frenchMonth(work.month),
      duration: workWords.durationOf(work.days),
    },
    ...inPairs(work.photos),
    quotePath: workWords.quotePath(work),
    where: place.where,
    related: workCards(relatedTo(work, works), (other) => placeAndMonth(other, places), relatedCount),
  };
}

/** Returns the key of a work's trade. @throws NotPublished when no trade has the slug. */
export function tradeOf({ service }: Pick<Work, 'service'>): ServiceKey {
  const record = serviceRecords.find(({ slug }) => slug === service);
  if (!record) throw new NotPublished('services', service);
  return record.key;
}

function relatedTo(work: Work, works: readonly Work[]): readonly Work[] {
  const others = works.filter(({ slug }) => slug !== work.slug);
  const isClose = ({ service }: Work) => service === work.service;
  return [...others.filter(isClose), ...others.filter((other) => !isClose(other))];
}

/** Pairs photographs in order. @returns the pairs, and the photographs without a pair. */
export function inPairs(photos: readonly WorkPhoto[]): Pick<WorkPageData, 'pairs' | 'others'> {
  const of = (moment: WorkPhoto['moment']) => photos.filter((photo) => photo.moment === moment);
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

const shown = ({ alt, picture }: WorkPhoto): ShownPhoto => ({ alt, source: picture });
