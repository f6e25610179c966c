import type { Identity } from '../identity/identity';
import type { PageDeclaration, PagePath, SlotName } from './page';
import type { ListFields, PublishedName } from './published';
import type { RemoteServerModule } from './remote';

/**
 * The interface between delivery, which releases and serves, and the host's server bundle, which composes. Any change
 * of these types raises `composerVersion`: delivery refuses a host with another version.
 */

/** A page in a release record: its declaration without the data of its view. */
export type ReleasedPage = Omit<PageDeclaration, 'data' | 'socialPicture'> & {
  /**
   * Picture for social networks: a file below `client/`; for a page made from a list, also a URL below the origin.
   */
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
  sections: readonly string[];
  publishes: readonly PublishedName[];
  pages: readonly ReleasedPage[];
  /** Scripts of each named chunk, relative to `client/`. */
  chunks: { readonly [chunk: string]: readonly string[] };
  /** `sha384-…` of every file of the release. */
  files: { readonly [file: string]: string };
};

/** A live release, checked and loaded by delivery. */
export type LiveRelease = {
  record: ComposableRecord;
  /** Path of its files on the site, with both slashes. */
  base: `/${string}/`;
  /** Returns the text of one of its files, such as `client/early.js`. */
  text: (file: string) => string;
};

export type ComposerInput = {
  host: LiveRelease;
  /** Remotes, and the owner's release, which has no code. */
  others: readonly (LiveRelease & { server: RemoteServerModule | null })[];
  /** The identity as of the day for which the site is composed. */
  identity: Identity;
  /** Year of the copyright line and of the expiry of `security.txt`. */
  year: number;
  /** Whether the site is a preview for the owner, without crawlers and caches. */
  isPreview?: boolean;
  /** Whether a single page replaces the site, because the identity lacks data that the law requires. */
  isComingSoon?: boolean;
};

/** A page of the composed site. */
export type ComposedPage = {
  /** The app that owns it. */
  app: string;
  /** Null on the not-found page. */
  declaration: ReleasedPage | null;
  /** The lists from which the remote generates the page, such as `works`; delivery checks its declaration. */
  list?: string;
  /** Renders the document. @throws what a component throws, NotPublished, and ComposerRefusal. */
  html: () => Promise<string>;
};

export type ComposedSite = {
  /** Every page and the not-found page, rendered one by one: there may be 35,000. */
  pages: readonly ComposedPage[];
  /** Remotes that failed to generate pages from lists. */
  failures: readonly { app: string; list: string; error: unknown }[];
  /**
   * Returns the text files for visitors, such as the sitemap, by path.
   * @param changed returns the day of the last change of a page's content; null to use the declared day.
   */
  texts: (changed: (path: PagePath) => string | null) => Readonly<Record<string, string>>;
  /**
   * Returns the text files for web servers and the form service: headers, maps for nginx, the identity.
   * @param pages paths of all pages, those of a staged release included.
   */
  serverFiles: (pages: readonly PagePath[]) => Readonly<Record<string, string>>;
};

/** Exports of the host's server bundle. It reads no file, no clock and no environment. */
export type HostServerModule = {
  /** The `require` of a remote's server bundle: the host's own instances, as in the browser. */
  provideModule: (name: string) => unknown;
  /** Returns the exports of each module that the host provides. Called when the host is released. */
  providedNames: () => Promise<Readonly<Record<string, string[]>>>;
  /** Fields of lists that the host reads; recorded when the host is released. */
  usedLists: readonly { uses: ListFields }[];
  /** @throws ComposerRefusal when no release publishes a list that the host shows. */
  composeSite: (input: ComposerInput) => ComposedSite;
};

/** Says why the composer refuses, and what to do. Identified by name, because each release has classes of its own. */
export type ComposerRefusal = { name: 'ComposerRefusal'; message: string; remedy: string };

export function isComposerRefusal(error: unknown): error is ComposerRefusal {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'ComposerRefusal';
}
