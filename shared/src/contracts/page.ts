import type { JsonValue } from './json';
import type { PictureSource } from './picture';

/** A path of this site, without origin, query or trailing slash: `/`, `/villes/riom`. */
export type PagePath = `/${string}`;

/** Name of a part of a page that another remote makes, such as `town-links`; see kernel/Slot. The two teams agree on it. */
export type SlotName = string;

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
 * A page as compose, the gate, the sitemap and the tests all see it. Data only: it is written into the
 * release, and nobody runs the remote's code to know its pages.
 */
export type PageDeclaration<Data extends JsonValue = JsonValue> = {
  path: PagePath;
  /** Also the document title, so it names the business and stays under about 60 characters. */
  title: string;
  /** Also the meta description, so it must stand on its own out of context. */
  description: string;
  /** Which of the remote's views shows the page: a key of `RemoteServerModule.views`. */
  view: string;
  /** What the view needs. Where the view has a `Completion`, what that makes the data from. */
  data: Data;
  /** From the home page down to the parent. Absent on the home page itself. */
  breadcrumbs?: readonly Breadcrumb[];
  /** Slots of other remotes that the view shows. */
  slots?: readonly SlotName[];
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

/** The part of a declaration that its view needs; one small JSON file per page in a release. */
export type PageRecord<Data extends JsonValue = JsonValue> = Pick<
  PageDeclaration<Data>,
  'path' | 'title' | 'description' | 'view' | 'data' | 'breadcrumbs'
>;

/** What every view receives. */
export type PageProps<Data extends JsonValue = JsonValue> = { page: PageRecord<Data> };
