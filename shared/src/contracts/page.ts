import type { JsonValue } from './json';
import type { PictureSource } from './picture';

/** A path of this site, without origin, query or trailing slash: `/`, `/villes/riom`. */
export type PagePath = `/${string}`;

/** Name of a part of a page that another remote renders, such as `town-links`; see kernel/Slot. */
export type SlotName = string;

type SitemapEntry = {
  /** 0.0 to 1.0, as sitemaps.org defines it. */
  priority: number;
  changeFrequency: 'weekly' | 'monthly' | 'yearly';
  /** Day on which the content last changed, `yyyy-mm-dd`. */
  lastModified: string;
};

/** One step of the breadcrumbs, shown above the title and in structured data. */
export type Breadcrumb = { label: string; path: PagePath };

/**
 * Declares a page as data. Each release contains its declarations, so delivery knows the pages of a remote without
 * running its code.
 */
export type PageDeclaration<Data extends JsonValue = JsonValue> = {
  path: PagePath;
  /** The document title, usually with the name of the business, in at most 70 characters. */
  title: string;
  /** The meta description, understandable out of context. */
  description: string;
  /** Key of the page's view in `RemoteServerModule.views`. */
  view: string;
  /** Data for the view, or for the view's `Completion` if there is one. */
  data: Data;
  /** Steps from the home page down to the parent page. Absent on the home page. */
  breadcrumbs?: readonly Breadcrumb[];
  /** Slots of other remotes that the view contains. */
  slots?: readonly SlotName[];
  /** Picture that social networks show with a link to the page. */
  socialPicture?: PictureSource;
  /** Absent on pages that are `noindex`, such as /merci. */
  sitemap?: SitemapEntry;
  /**
   * schema.org nodes of the page. Values that start with `/` become absolute URLs. Refer to the business with
   * `{ '@id': '/#entreprise' }`.
   */
  structuredData?: readonly { readonly [key: string]: JsonValue | undefined }[];
};

/** The part of a declaration that the view needs. A release stores it as one JSON file per page. */
export type PageRecord<Data extends JsonValue = JsonValue> = Pick<
  PageDeclaration<Data>,
  'path' | 'title' | 'description' | 'view' | 'data' | 'breadcrumbs'
>;

/** Props of every view. */
export type PageProps<Data extends JsonValue = JsonValue> = { page: PageRecord<Data> };
