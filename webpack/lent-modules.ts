/**
 * What the host lends to the remotes at run time: libraries that misbehave when two copies load,
 * because each keeps a React context or a style cache in module scope, and the widgets that are
 * too heavy to load twice. A remote bundles none of them; everything else is cheaper bundled
 * twice than negotiated at run time. The host provides exactly these, in host/src/federation/lent-modules.ts
 * for the browser and host/src/server.ts for the prerenderer.
 */
export const lentModuleNames = [
  'react',
  'react/jsx-runtime',
  '@emotion/react',
  '@emotion/styled',
  '@renovation-th/shared/kernel',
  'react-dom',
  '@renovation-th/shared/calendar',
] as const;

export type LentModule = (typeof lentModuleNames)[number];
