/** Script inlined into each document. */
export const inlinedScripts = { early: './src/inlined.ts' } as const;

/** The host's shell, which loads sections. */
export const hostShell = './src/main.ts';

/** Module that composes sites in the host, and renders the pages of a remote. */
export const serverEntry = './src/server.ts';
