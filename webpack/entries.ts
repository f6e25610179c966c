import type { AppName } from './remotes';

/** The host's browser scripts, by name. */
export const hostScripts = {
  main: './src/main.ts',
  /** Inlined into every document by compose; runs first. */
  early: './src/inlined.ts',
  /** Variant of `inlined` for documents with sections. */
  'early-sections': './src/inlined-sections.ts',
  /** Named in a template of every document; loaded on the first failure. */
  failures: './src/failures/failures.ts',
} as const;

/** Composes sites: documents, and other files. */
export const hostServer = './src/server.ts';

/** A remote's one exposed module, and the module that renders its pages. */
export const remoteEntries = { client: './src/remote.ts', server: './src/server.ts' } as const;

/** Entry modules of an app's builds, as paths below its folder. */
export const entriesOf = (app: AppName): readonly string[] =>
  app === 'host' ? [...Object.values(hostScripts), hostServer] : Object.values(remoteEntries);
