import type { Identity } from '../identity/identity';
import type { PageDeclaration, PagePath, SlotName } from './page';
import type { ListFields, PublishedName } from './published';
import type { RemoteServerModule } from './remote';

/**
 * The interface between delivery, which releases and serves, and the host's server bundle, which composes. Any change of
 * what a type here says raises `composerVersion`: delivery calls no host that was built with another one.
 */

/** A page as a release record lists it: its declaration without the data of its view. */
export type ReleasedPage = Omit<PageDeclaration, 'data' | 'socialPicture'> & {
  /** Picture for social networks: a file below `client/`. Of a listed page also an address below the origin. */
  socialCard?: string;
};

/** What the composer reads of a release record. */
export type ComposableRecord = {
  app: string;
  version: string;
  contract: string;
  /** Client file that starts the app. */
  entry: string;
  container?: string | undefined;
  mounts: readonly PagePath[];
  slots: readonly SlotName[];
  sections: readonly string[];
  publishes: readonly PublishedName[];
  pages: readonly ReleasedPage[];
  /** Scripts of each named chunk, below `client/`. */
  chunks: { readonly [chunk: string]: readonly string[] };
  /** `sha384-…` of every file of the release. */
  files: { readonly [file: string]: string };
};

/** A live release, checked and loaded by delivery. */
export type LiveRelease = {
  record: ComposableRecord;
  /** Folder of its files on the site, with both slashes. */
  base: `/${string}/`;
  /** Returns the text of one of its files, such as `client/early.js`. */
  text: (file: string) => string;
};

export type ComposerInput = {
  host: LiveRelease;
  /** Remotes, and the owner's release, which has no code. */
  others: readonly (LiveRelease & { server: RemoteServerModule | null })[];
  /** As of the day for which the site is composed. */
  identity: Identity;
  /** Of the copyright line, and of how long `security.txt` holds. */
  year: number;
  /** Whether only the owner sees the site: no crawler, no cache. */
  isPreview?: boolean;
  /** Whether visitors get one page instead of the site: the identity lacks what the law requires. */
  isComingSoon?: boolean;
};

/** A page of the composed site. */
export type ComposedPage = {
  /** The app that owns it. */
  app: string;
  /** Null on the not-found page. */
  declaration: ReleasedPage | null;
  /** The lists from which the remote makes the page, such as `works`; delivery checks its declaration. */
  list?: string;
  /** Renders the document. @throws what a component throws, NotPublished, and ComposerRefusal. */
  html: () => Promise<string>;
};

export type ComposedSite = {
  /** Every page and the not-found page, rendered one by one: a country has 35,000. */
  pages: readonly ComposedPage[];
  /** Remotes that could not make their pages from lists. */
  failures: readonly { app: string; list: string; error: unknown }[];
  /**
   * Returns the texts that visitors may ask for, such as the sitemap, by their path below the site.
   * @param changed returns the day on which a page's content changed last; null: the declared day.
   */
  texts: (changed: (path: PagePath) => string | null) => Readonly<Record<string, string>>;
  /**
   * Returns the texts for web servers and the form service: headers, maps for nginx, the identity.
   * @param pages paths of all pages that visitors get, also from a staged release.
   */
  serverFiles: (pages: readonly PagePath[]) => Readonly<Record<string, string>>;
};

/** What the host's server bundle exports. It reads no file, no clock and no environment. */
export type HostServerModule = {
  /** The `require` of a remote's server bundle: the host's own instances, as in the browser. */
  lendModule: (name: string) => unknown;
  /** Names of each module that the host lends. Asked when the host is released, as `usedLists` is. */
  lentNames: () => Promise<Readonly<Record<string, string[]>>>;
  /** Fields of lists that the host reads itself. */
  usedLists: readonly { uses: ListFields }[];
  /** @throws ComposerRefusal when nobody publishes a list that the host shows. */
  composeSite: (input: ComposerInput) => ComposedSite;
};

/** Why the composer refuses, and what to do about it. Other releases bring classes of their own, so the name tells. */
export type ComposerRefusal = { name: 'ComposerRefusal'; message: string; remedy: string };

export function isComposerRefusal(error: unknown): error is ComposerRefusal {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'ComposerRefusal';
}
