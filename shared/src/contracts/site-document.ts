import type { Contact, ShellContact } from '../identity/contact';
import type { PagePath } from './page';

/** Data that a browser needs to load one release of a remote. */
export type LiveRemote = {
  /** Name of the Module Federation container, a global variable that the entry defines. */
  container: string;
  version: string;
  /** Path of the release: `/releases/towns/1.0.0-ab12/`. */
  base: `/${string}/`;
  /** File relative to `base`. */
  entry: string;
  /** Integrity hash (`sha384-…`) of the entry. The entry contains the hashes of its chunks. */
  integrity: string;
};

/** The JSON that compose writes into each document for the browser. */
export type SiteDocument = {
  /** Path of the page; null on the not-found page. */
  path: PagePath | null;
  /**
   * Version of the host that composed the document. A host with another version loads the document instead of showing
   * it in place.
   */
  host: string;
  /** A `Contact` if the page has sections, otherwise a `ShellContact`. */
  contact: Contact | ShellContact;
  /** Releases of the page's sections, by app. */
  remotes: { readonly [app: string]: LiveRemote };
  /** Scripts by `app/section`, fetched together when the section starts. */
  scripts: { readonly [section: string]: readonly PinnedScript[] };
};

/** URL and integrity hash (`sha384-…`) of a script. */
export type PinnedScript = readonly [string, string];

/** Id of the `<template>` with the shell's script, which early/start-shell.ts runs. */
export const shellTemplateId = 'shell';

/** Id of the `<script type="application/json">` with the SiteDocument. */
export const siteDocumentId = 'site';

/** Separates the parts of a document's `<style>`: the base styles, and the rules of the page and its sections. */
export const styleBreak = '/**/';

/** Id of `<main>`, which the skip link targets. The first paint waits for this element. */
export const mainId = 'contenu';

/** Id of the empty element in which the shell renders toasts and the connection status. */
export const shellRootId = 'shell-root';
