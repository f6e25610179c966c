/**
 * What the host lends to the remotes at run time: libraries that misbehave when two copies load,
 * because each keeps a React context or a style cache in module scope, and the widgets that are
 * too heavy to load twice. A remote bundles none of them; everything else is cheaper bundled
 * twice than negotiated at run time.
 *
 * `at-once` is part of the host's first script; `on-demand` is a chunk of its own, fetched when
 * a remote first asks for it. The host provides exactly these, in host/src/federation/lent-modules.ts
 * for the browser and host/src/server.tsx for the prerenderer.
 */
export const lentModules = {
  react: 'at-once',
  'react/jsx-runtime': 'at-once',
  '@emotion/react': 'at-once',
  '@emotion/styled': 'at-once',
  '@renovation-th/shared/kernel': 'at-once',
  'react-dom': 'on-demand',
  '@renovation-th/shared/calendar': 'on-demand',
} as const;

export type LentModule = keyof typeof lentModules;
export const lentModuleNames = Object.keys(lentModules) as readonly LentModule[];
