import type { z } from 'zod';
import type { JsonValue } from './json';
import type { publishedEntries } from './published-schema';

type Entries = typeof publishedEntries;
export type PublishedName = keyof Entries;

/** Lists that one team owns and other teams show in the same order. Only one release publishes each list. */
export type Published = { [Name in PublishedName]: readonly z.output<Entries[Name]>[] };

export type Place = Published['places'][number];
export type Service = Published['services'][number];
/** Published by the owner, newest first. */
export type Project = Published['projects'][number];
export type ProjectPhoto = Project['photos'][number];

export const publishedNames = ['places', 'services', 'projects'] as const satisfies readonly PublishedName[];

/** Returns the path of a list within a release. */
export const publishedListFile = (name: PublishedName) => `server/published/${name}.json`;

/** The list fields that an app uses. The gate checks that live releases publish these fields. */
export type ListFields = { readonly [Name in PublishedName]?: readonly (keyof Published[Name][number])[] };

/** The published lists, reduced to the given fields. */
export type Selected<Fields extends ListFields> = {
  readonly [Name in keyof Fields & PublishedName]: readonly Pick<
    Published[Name][number],
    Extract<NonNullable<Fields[Name]>[number], keyof Published[Name][number]>
  >[];
};

/** Adds data from published lists to the declared data of a page during compose. */
export type Completion = {
  uses: ListFields;
  /** A pure function. @throws NotPublished */
  complete: (data: never, published: Published) => JsonValue;
  /** Returns the title of the page; default: the declared title. */
  title?: (declared: string, data: never, published: Published) => string;
};

/** Defines a completion. The compiler rejects fields that are missing from `uses`. */
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

/** Compares by name, because each release has its own class. */
export function isNotPublished(error: unknown): error is NotPublished {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'NotPublished';
}

/** Returns the town with the given slug. @throws NotPublished */
export function publishedPlace<Given extends Pick<Place, 'slug'>>(
  places: readonly Given[],
  slug: string,
): Given {
  const place = places.find((one) => one.slug === slug);
  if (!place) throw new NotPublished('places', slug);
  return place;
}
