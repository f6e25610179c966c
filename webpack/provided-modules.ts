/**
 * Modules that the host provides to remotes at run time: libraries that break when two copies load, because each has a
 * React context or a style cache in module scope, and widgets that are too heavy to load twice. Remotes bundle none
 * of them. All other modules are cheaper to bundle twice than to share. The host provides exactly these, in
 * host/src/federation/provided-modules.ts for browsers and host/src/server.ts for the prerenderer.
 */
export const providedModuleNames = [
  'react',
  'react/jsx-runtime',
  '@emotion/react',
  '@emotion/styled',
  '@renovation-th/shared/kernel',
  'react-dom',
  '@renovation-th/shared/calendar',
] as const;

export type ProvidedModule = (typeof providedModuleNames)[number];
