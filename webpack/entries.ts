import type { AppName } from './remotes';

/** The host's browser scripts, by name. */
export const hostScripts = {
  main: './src/main.ts',
  /** Script inlined into documents without sections. */
  early: './src/inlined.ts',
  /** Script inlined into documents with sections. */
  'early-sections': './src/inlined-sections.ts',
  /** Script that a document loads at its first failure. */
  failures: './src/failures/failures.ts',
} as const;

/** Module that composes sites. */
export const hostServer = './src/server.ts';

/** A remote's exposed module, and the module that renders its pages. */
export const remoteEntries = { client: './src/remote.ts', server: './src/server.ts' } as const;

/** Returns the entry modules of an app's builds, relative to the app's folder. */
export const entriesOf = (app: AppName): readonly string[] =>
  app === 'host' ? [...Object.values(hostScripts), hostServer] : Object.values(remoteEntries);
