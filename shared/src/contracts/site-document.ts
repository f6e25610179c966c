import type { Identity } from '../identity/identity';
import type { PagePath, PageRecord, SlotName } from './page';

/** A remote as the browser must know it to load exactly one release of it. */
export type LiveRemote = {
  /** Global variable that `remoteEntry.js` defines. */
  container: string;
  version: string;
  /**
   * Folder of the release on this origin, with both slashes: `/releases/towns/1.0.0-ab12/`. With an
   * origin of its own only where a developer shows another release in its place.
   */
  base: `/${string}/` | `http://${string}/`;
  /** File below `base`. */
  entry: string;
  /** `sha384-…` of the entry. Chunks are pinned by the entry itself. */
  integrity: `sha384-${string}`;
  /** Paths that the remote owns; `/villes` also owns everything below it, `/` only itself. */
  mounts: readonly PagePath[];
  /** Slots that the remote offers. */
  slots: readonly SlotName[];
  /** Its pages whose records are completed: browsers fetch them from the site, not from the release. */
  completed?: readonly PagePath[];
  /** Its pages that are more than HTML. Absent where it does not say, or they are many: any page may be. */
  interactive?: readonly PagePath[];
};

/**
 * `remote.json`: how a release that is not live offers itself to a developer who shows it in the
 * place of the live one; see `Identity.allowsOverrides`. `entry` is relative to the file itself.
 */
export type OfferedRelease = Omit<LiveRemote, 'base'> & { name: string; contract: string };

/** What tells whose a page or a slot is, without a release. */
export type NamedRemote = Pick<LiveRemote, 'container' | 'mounts' | 'slots' | 'interactive'>;

export function isReleased(remote: NamedRemote): remote is LiveRemote {
  return 'entry' in remote;
}

/** `/registry.json`: the releases that are live together. */
export type LiveRegistry = {
  contract: string;
  host: string;
  remotes: { readonly [name: string]: LiveRemote };
};

/**
 * The part of it that a document carries: the releases that its page uses, and of the other remotes what
 * they own. So a new release of another remote leaves the document as it is, and its release is read from
 * `/registry.json` when it is entered. Hosts of before contract 1.2 get all releases.
 */
export type DocumentRegistry = Omit<LiveRegistry, 'remotes'> & {
  remotes: { readonly [name: string]: LiveRemote | NamedRemote };
};

/** The JSON that compose puts into each document and the browser starts from. */
export type SiteDocument<Shell = unknown> = {
  identity: Identity;
  /** What the host makes of the lists that it uses. Hosts of before contract 2.0 use none. */
  shell: Shell;
  /** Of the copyright line, fixed when the site is composed. */
  year: number;
  registry: DocumentRegistry;
  /** The page shown, or null on the not-found page. Without data where nothing will be hydrated. */
  page: PageRecord | null;
  /** Scripts of the page's own section, fetched together when it is hydrated. */
  idleScripts: readonly PinnedScript[];
  /** The same for each slot that is offered. */
  slotScripts: { readonly [slot in SlotName]?: readonly PinnedScript[] };
};

/** Address and integrity (`sha384-…`) of a script. */
export type PinnedScript = readonly [string, string];

/** Id of the `<template>` that holds the shell's script until early.ts asks for it. */
export const shellTemplateId = 'shell';

/** Id of the `<template>` that holds the script which reports failures, until something fails. */
export const failuresTemplateId = 'failures';

/** The id of the `<script type="application/json">` that carries the SiteDocument. */
export const siteDocumentId = 'site';

/** Id of `<main>`: the target of the skip link, and what the first paint waits for. */
export const mainId = 'contenu';
