import type { Contact, ShellContact } from '../identity/contact';
import type { PagePath, SlotName } from './page';

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
};

/** The same with what it owns, as `/registry.json` tells it. */
export type RegisteredRemote = LiveRemote & {
  /** Paths that the remote owns; `/villes` also owns everything below it, `/` only itself. */
  mounts: readonly PagePath[];
  /** Slots that the remote offers. */
  slots: readonly SlotName[];
};

/** `/registry.json`: the releases that are live together. */
export type LiveRegistry = {
  contract: string;
  host: string;
  remotes: { readonly [name: string]: RegisteredRemote };
};

/** The JSON that compose puts into each document and the browser starts from. */
export type SiteDocument = {
  /** Path of the page; null on the not-found page. */
  path: PagePath | null;
  /** Version of the host that made the document: only the same host puts it into another document. */
  host: string;
  contract: string;
  /** More where the page has sections. */
  contact: Contact | ShellContact;
  /** The releases whose sections the document has, by app. */
  remotes: { readonly [app: string]: LiveRemote };
  /** Scripts of each section's release, by `app/section`, fetched together when it starts. */
  scripts: { readonly [section: string]: readonly PinnedScript[] };
};

/** Address and integrity (`sha384-…`) of a script. */
export type PinnedScript = readonly [string, string];

/** Id of the `<template>` that holds the shell's script until early.ts asks for it. */
export const shellTemplateId = 'shell';

/** Id of the `<template>` that holds the script which reports failures, until something fails. */
export const failuresTemplateId = 'failures';

/** The id of the `<script type="application/json">` that carries the SiteDocument. */
export const siteDocumentId = 'site';

/** Between what a document's one `<style>` holds: fonts and bare elements; the rules of the page; those of its sections. */
export const styleBreak = '/**/';

/** Id of `<main>`: the target of the skip link, and what the first paint waits for. */
export const mainId = 'contenu';
