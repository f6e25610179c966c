import type { JsonValue } from './json';
import type { PictureSource } from './picture';

/** A path of this site, without origin, query or trailing slash: `/`, `/villes/riom`. */
export type PagePath = `/${string}`;

/** Sections that one remote shows and another offers. The host fills them; see kernel/Slot. */
export const slotNames = ['callback-booking', 'town-links'] as const;
export type SlotName = (typeof slotNames)[number];

export type SitemapEntry = {
  /** 0.0 to 1.0, as sitemaps.org defines it. */
  priority: number;
  changeFrequency: 'weekly' | 'monthly' | 'yearly';
  /** Day of the last change of content, `yyyy-mm-dd`. */
  lastModified: string;
};

/** One step of the path shown above the title and told to search engines. */
export type Breadcrumb = { label: string; path: PagePath };

/**
 * A page as the router, the prerenderer, the server and the sitemap all see it. Data only:
 * it is written into the release, and nobody runs the remote's code to know its pages.
 */
export type PageDeclaration<Data extends JsonValue = JsonValue> = {
  path: PagePath;
  /** Also the document title, so it names the business and stays under about 60 characters. */
  title: string;
  /** Also the meta description, so it must stand on its own out of context. */
  description: string;
  /** Which of the remote's views shows the page: a key of `Remote.views`. */
  view: string;
  /**
   * What the view needs, and nothing else: it travels in the HTML and is fetched on navigation. Where the
   * view has a `Completion`, what that makes the data from.
   */
  data: Data;
  /** From the home page down to the parent. Absent on the home page itself. */
  breadcrumbs?: readonly Breadcrumb[];
  /** Slots of other remotes that the view shows. */
  slots?: readonly SlotName[];
  /**
   * False when the view and its slots have no state, no effect and no handler: browsers keep the
   * prerendered HTML and load no code for it. Absent, it is true.
   */
  interactive?: boolean;
  /** What social networks show beside a link to the page. */
  socialPicture?: PictureSource;
  /** Absent for pages that a crawler should not list, such as /merci: those are `noindex`. */
  sitemap?: SitemapEntry;
  /**
   * schema.org nodes of the page's own. Values that start with `/` become absolute addresses
   * of the site; the business itself is `{ '@id': '/#entreprise' }`.
   */
  structuredData?: readonly { readonly [key: string]: JsonValue | undefined }[];
};

/** The part of a declaration that the browser needs; one small JSON file per page in a release. */
export type PageRecord<Data extends JsonValue = JsonValue> = Pick<
  PageDeclaration<Data>,
  'path' | 'title' | 'description' | 'view' | 'data' | 'breadcrumbs' | 'interactive'
>;

/** A record whose data compose has completed, below the root of the site: it changes with what others publish. */
export type CompletedRecord = PageRecord & {
  /** Version of the release whose view understands the data. */
  release: string;
};

/** What every view receives. */
export type PageProps<Data extends JsonValue = JsonValue> = { page: PageRecord<Data> };
