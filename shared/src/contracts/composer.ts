import type { Identity } from '../identity/identity';
import type { PageDeclaration, PagePath, SlotName } from './page';
import type { ListFields, Project, PublishedName } from './published';
import type { RemoteServerModule } from './remote';

/**
 * The interface between delivery and the host's server bundle, which composes the site. Raise `contractVersion` with
 * any change to these types, because delivery refuses a host with another version.
 */

/** A page in a release record: its declaration without the data for its view. */
export type ReleasedPage = Omit<PageDeclaration, 'data' | 'socialPicture'> & {
  /** Picture for social networks: a file in `client/`, or an absolute path on the site. */
  socialCard?: string;
};

/** The part of a release record that the composer reads. */
export type ComposableRecord = {
  app: string;
  version: string;
  /** Client file that starts the app. */
  entry: string;
  container?: string | undefined;
  slots: readonly SlotName[];
  /** Scripts of each section in loading order, relative to `client/`. The entry comes before them. */
  sections: { readonly [section: string]: readonly string[] };
  publishes: readonly PublishedName[];
  pages: readonly ReleasedPage[];
  /** Integrity hash (`sha384-…`) of each file of the release. */
  files: { readonly [file: string]: string };
};

/** A live release that delivery has checked and loaded. */
export type LiveRelease = {
  record: ComposableRecord;
  /** Path of its files on the site, with a leading and a trailing slash. */
  base: `/${string}/`;
  /** Returns the text of one of its files, such as `client/early.js`. */
  text: (file: string) => string;
};

export type ComposerInput = {
  host: LiveRelease;
  /** The remotes' releases. */
  others: readonly (LiveRelease & { server: RemoteServerModule })[];
  /** The owner's published projects, newest first. */
  projects: readonly Project[];
  /** The identity on the day for which the site is composed. */
  identity: Identity;
  /** Year of the copyright line. */
  year: number;
  /** Whether the site is a preview for the owner, which crawlers and caches must not store. */
  isPreview?: boolean;
};

export type ComposedPage = {
  app: string;
  /** Null on the not-found page. */
  declaration: ReleasedPage | null;
  /** Renders the document. @throws NotPublished, ComposerRefusal, or the error of a component. */
  html: () => Promise<string>;
};

export type ComposedSite = {
  /** All pages, including the not-found page. Render them one at a time, because there may be 35,000. */
  pages: readonly ComposedPage[];
  /** Remotes that failed to generate pages from lists. */
  failures: readonly { app: string; list: string; error: unknown }[];
  /**
   * Returns the text files for visitors, such as the sitemap, by path.
   * @param changed returns the day on which a page's content last changed, or null to use the declared day.
   */
  texts: (changed: (path: PagePath) => string | null) => Readonly<Record<string, string>>;
  /** Returns the text files for the local server, static hosts and the form service: headers, choices, the identity. */
  serverFiles: () => Readonly<Record<string, string>>;
};

/** Exports of the host's server bundle. The bundle reads no files, no clock and no environment variables. */
export type HostServerModule = {
  /** Used as `require` by a remote's server bundle. Returns the host's own instance of a module, as in the browser. */
  provideModule: (name: string) => unknown;
  /** Returns the names that each provided module exports. Called when the host is released. */
  providedNames: () => Promise<Readonly<Record<string, string[]>>>;
  /** The list fields that the host reads. Delivery records them when the host is released. */
  usedLists: readonly { uses: ListFields }[];
  /** @throws ComposerRefusal if no release publishes a list that the host shows. */
  composeSite: (input: ComposerInput) => ComposedSite;
};

/** An error with its reason and its remedy. Callers check `name`, because each release has its own class. */
export type ComposerRefusal = { name: 'ComposerRefusal'; message: string; remedy: string };

export function isComposerRefusal(error: unknown): error is ComposerRefusal {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'ComposerRefusal';
}
