/** Scripts inlined into documents, and the script that a document loads at its first failure. */
export const inlinedScripts = {
  /** For documents without sections. */
  early: './src/inlined.ts',
  /** For documents with sections. */
  'early-sections': './src/inlined-sections.ts',
  failures: './src/failures/failures.ts',
} as const;

/** The host's shell, which loads sections. */
export const hostShell = './src/main.ts';

/** Module that composes sites in the host, and renders the pages of a remote. */
export const serverEntry = './src/server.ts';
