/**
 * Modules that the host provides, so that remotes do not bundle them. They keep state in module scope, such as a React
 * context, or are too heavy to load twice.
 */
export const providedModuleNames = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@emotion/react',
  '@emotion/styled',
  '@renovation-th/shared/kernel',
  '@renovation-th/shared/calendar',
] as const;

export type ProvidedModule = (typeof providedModuleNames)[number];
