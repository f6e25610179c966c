import type { AppName } from './remotes';

/** The host's scripts in the browser, by name. */
export const hostScripts = {
  main: './src/main.ts',
  /** Inlined into every document by compose, before anything else runs. */
  early: './src/inlined.ts',
  /** In its place where there are sections. */
  'early-sections': './src/inlined-sections.ts',
  /** Lies in a template of every document until something fails. */
  failures: './src/failures/failures.ts',
} as const;

/** What composes sites: documents, and every text beside them. */
export const hostServer = './src/server.ts';

/** A remote's one exposed module, and what renders its pages. */
export const remoteEntries = { client: './src/remote.ts', server: './src/server.ts' } as const;

/** Modules at which the builds of an app begin, below its folder. */
export const entriesOf = (app: AppName): readonly string[] =>
  app === 'host' ? [...Object.values(hostScripts), hostServer] : Object.values(remoteEntries);
