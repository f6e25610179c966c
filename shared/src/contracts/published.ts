import type { Delay } from '../content/promises';
import type { JsonValue } from './json';
import type { PagePath } from './page';
import type { PictureSource } from './picture';

/** A town or a department that has a page. */
export type Place = {
  /** As addresses name it: `riom`. */
  slug: string;
  name: string;
  /** The name as a sentence needs it: « à Riom », « au Crest », « dans l’Allier ». */
  where: string;
  /** « de Riom », « d’Aubière », « du Crest ». */
  of: string;
  path: PagePath;
  zone: 'main' | 'extended' | 'further';
  /** How soon somebody comes; the shared promises have the words. */
  delay: Delay;
};

/** A trade that has a page. */
export type Service = {
  /** As `/contact?service=` names it: `toiture`. */
  slug: string;
  /** In menus. */
  label: string;
  path: PagePath;
  /** What it covers, in the words of the trade. */
  parts: readonly string[];
  /** The literal of the specification that the quote form sends. */
  sent: string;
  /** The footer names the trades by what people search for, in an order of its own. */
  footer: { label: string; rank: number };
};

/** A photograph of a work, drawn anew without place, date and device. */
export type WorkPhoto = {
  moment: 'before' | 'during' | 'after';
  /** What it shows, for whoever does not see it. */
  alt: string;
  /** Its files are addresses of this site, with a leading `/`: compose knows which release they lie in. */
  picture: PictureSource;
};

/** A work that the owner has done and shows, with the consent of his customer. Each has a page. */
export type Work = {
  /** As its address names it: `volets-repeints-riom-2026-03`. */
  slug: string;
  path: `/realisations/${string}`;
  title: string;
  /** Slug of a trade. */
  service: string;
  /** Slug of a town that has a page. */
  place: string;
  /** When it was finished, `yyyy-mm`. */
  month: string;
  /** Working days. */
  days: number;
  /** Up to three sentences of the owner's. */
  story: string;
  /** Two to eight: one at least from before, one from after. */
  photos: readonly WorkPhoto[];
};

/**
 * Lists that belong to one team and that pages of others name. Each is published by one release, in the
 * order in which pages show it, and reaches other pages through `Completion`.
 */
export type Published = {
  places: readonly Place[];
  services: readonly Service[];
  /** Published by the owner's releases, the newest first; empty while he has shown none. */
  works: readonly Work[];
};

export type PublishedName = keyof Published;
export const publishedNames = ['places', 'services', 'works'] as const satisfies readonly PublishedName[];

/** Where a release has a list. */
export const publishedListFile = (name: PublishedName) => `server/published/${name}.json`;

/** Fields of lists by which one app depends on another: the gate compares them with what is published. */
export type ListFields = { readonly [Name in PublishedName]?: readonly (keyof Published[Name][number])[] };

/** Lists of which only these fields can be read. */
export type Selected<Fields extends ListFields> = {
  readonly [Name in keyof Fields & PublishedName]: readonly Pick<
    Published[Name][number],
    Extract<NonNullable<Fields[Name]>[number], keyof Published[Name][number]>
  >[];
};

/**
 * Makes the data of pages whole while the site is composed: what the release says of the page goes in,
 * and what the view receives comes out. So a page holds of a list only what it shows.
 */
export type Completion = {
  uses: ListFields;
  /** Has no effect: the same data give the same page. @throws NotPublished */
  complete: (data: never, published: Published) => JsonValue;
  /** What the page is called then, as `PageDeclaration.title` says. Default: as it was declared. */
  title?: (declared: string, data: never, published: Published) => string;
};

/** Defines a completion. The compiler refuses a field that it reads and does not name. */
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

/** A name that a page uses is not in the list. The gate tells the team that took it away, or the page's. */
export class NotPublished extends Error {
  constructor(
    readonly list: PublishedName,
    readonly slug: string,
  ) {
    super(`« ${slug} » is not among the published ${list}.`);
    this.name = 'NotPublished';
  }
}

/** By its name: each release brings a class of its own. */
export function isNotPublished(error: unknown): error is NotPublished {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'NotPublished';
}

/** @throws NotPublished */
export function publishedPlace<Given extends Pick<Place, 'slug'>>(
  places: readonly Given[],
  slug: string,
): Given {
  const place = places.find((one) => one.slug === slug);
  if (!place) throw new NotPublished('places', slug);
  return place;
}
