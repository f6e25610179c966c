import type { Delay } from '../content/promises';
import type { JsonValue } from './json';
import type { PagePath } from './page';
import type { PictureSource } from './picture';

/** A town or department with a page. */
export type Place = {
  /** Last part of its address: `riom`. */
  slug: string;
  name: string;
  /** The name with its preposition: « à Riom », « au Crest », « dans l’Allier ». */
  where: string;
  /** « de Riom », « d’Aubière », « du Crest ». */
  of: string;
  path: PagePath;
  zone: 'main' | 'extended' | 'further';
  /** Delay until the visit, worded in content/promises.ts. */
  delay: Delay;
};

/** A trade with a page. */
export type Service = {
  /** Last part of its address and value of `/contact?service=`: `toiture`. */
  slug: string;
  /** Name in menus. */
  label: string;
  path: PagePath;
  /** Kinds of works that the trade covers. */
  parts: readonly string[];
  /** Literal that the quote form sends. */
  sent: string;
  /** Name and position in the footer. */
  footer: { label: string; rank: number };
};

/** A photograph of a work, re-encoded without metadata. */
export type WorkPhoto = {
  moment: 'before' | 'during' | 'after';
  /** Alternative text. */
  alt: string;
  /** Files as absolute paths on this site. */
  picture: PictureSource;
};

/** A finished work that the owner shows with the customer's consent. Each has a page. */
export type Work = {
  /** Last part of its address: `volets-repeints-riom-2026-03`. */
  slug: string;
  path: `/realisations/${string}`;
  title: string;
  /** Slug of a trade. */
  service: string;
  /** Slug of a town with a page. */
  place: string;
  /** Month of completion, `yyyy-mm`. */
  month: string;
  /** Working days. */
  days: number;
  /** Up to three sentences by the owner. */
  story: string;
  /** Two to eight photographs, with at least one from before and one from after. */
  photos: readonly WorkPhoto[];
};

/** Lists that one team owns and pages of other teams show. One release publishes each list, in display order. */
export type Published = {
  places: readonly Place[];
  services: readonly Service[];
  /** Published by the owner's releases, newest first. */
  works: readonly Work[];
};

export type PublishedName = keyof Published;
export const publishedNames = ['places', 'services', 'works'] as const satisfies readonly PublishedName[];

/** Returns the file of a list in a release. */
export const publishedListFile = (name: PublishedName) => `server/published/${name}.json`;

/** Fields of lists that an app uses; the gate checks that they are published. */
export type ListFields = { readonly [Name in PublishedName]?: readonly (keyof Published[Name][number])[] };

/** The lists, reduced to these fields. */
export type Selected<Fields extends ListFields> = {
  readonly [Name in keyof Fields & PublishedName]: readonly Pick<
    Published[Name][number],
    Extract<NonNullable<Fields[Name]>[number], keyof Published[Name][number]>
  >[];
};

/** Completes the declared data of pages with published lists when the site is composed. */
export type Completion = {
  uses: ListFields;
  /** A pure function. @throws NotPublished */
  complete: (data: never, published: Published) => JsonValue;
  /** Returns the title of the page; default: the declared title. */
  title?: (declared: string, data: never, published: Published) => string;
};

/** Defines a completion. The compiler rejects fields that are missing in `uses`. */
export function completing<const Fields extends ListFields, Declared, Data extends JsonValue>(
  uses: Fields,
  complete: (data: Declared, published: Selected<Fields>) => Data,
  title?: (declared: string, data: Declared, published: Selected<Fields>) => string,
): Completion & { complete: typeof complete };
export function completing(
  uses: ListFields,
  complete: Completion['complete'],
  title: Completion['title'],
): Completion {
  return { uses, complete, ...(title && { title }) };
}

/** Thrown when a page uses a slug that is not in the list. */
export class NotPublished extends Error {
  constructor(
    readonly list: PublishedName,
    readonly slug: string,
  ) {
    super(`"${slug}" is not among the published ${list}.`);
    this.name = 'NotPublished';
  }
}

/** Compares by name, because each release has a class of its own. */
export function isNotPublished(error: unknown): error is NotPublished {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'NotPublished';
}

/** Returns the town with a slug. @throws NotPublished */
export function publishedPlace<Given extends Pick<Place, 'slug'>>(
  places: readonly Given[],
  slug: string,
): Given {
  const place = places.find((one) => one.slug === slug);
  if (!place) throw new NotPublished('places', slug);
  return place;
}
