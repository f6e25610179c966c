import type { JsonValue } from './json';
import type { PictureSource } from './picture';

/** A path of this site, without origin, query or trailing slash: `/`, `/villes/riom`. */
export type PagePath = `/${string}`;

/** Name of a part of a page that another remote renders, such as `town-links`; see kernel/Slot. */
export type SlotName = string;

export type SitemapEntry = {
  /** 0.0 to 1.0, as sitemaps.org defines it. */
  priority: number;
  changeFrequency: 'weekly' | 'monthly' | 'yearly';
  /** Day of the last change of content, `yyyy-mm-dd`. */
  lastModified: string;
};

/** One step of the breadcrumbs, shown above the title and in structured data. */
export type Breadcrumb = { label: string; path: PagePath };

/**
 * A page for compose, the gate, the sitemap and the tests. A declaration is data that the release contains, so that
 * delivery knows the pages of a remote without running its code.
 */
export type PageDeclaration<Data extends JsonValue = JsonValue> = {
  path: PagePath;
  /** The document title, which names the business. At most about 60 characters. */
  title: string;
  /** The meta description, understandable out of context. */
  description: string;
  /** Key in `RemoteServerModule.views` of the view that renders the page. */
  view: string;
  /** Data for the view, or for its `Completion` if it has one. */
  data: Data;
  /** Steps from the home page down to the parent. Absent on the home page itself. */
  breadcrumbs?: readonly Breadcrumb[];
  /** Slots of other remotes in the view. */
  slots?: readonly SlotName[];
  /** Picture that social networks show with a link to the page. */
  socialPicture?: PictureSource;
  /** Absent on pages that are `noindex`, such as /merci. */
  sitemap?: SitemapEntry;
  /**
   * schema.org nodes of the page. Values that start with `/` become absolute URLs; the business is
   * `{ '@id': '/#entreprise' }`.
   */
  structuredData?: readonly { readonly [key: string]: JsonValue | undefined }[];
};

/** The part of a declaration for its view; one JSON file per page in a release. */
export type PageRecord<Data extends JsonValue = JsonValue> = Pick<
  PageDeclaration<Data>,
  'path' | 'title' | 'description' | 'view' | 'data' | 'breadcrumbs'
>;

/** Props of every view. */
export type PageProps<Data extends JsonValue = JsonValue> = { page: PageRecord<Data> };
