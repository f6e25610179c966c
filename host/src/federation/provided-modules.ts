import { css, keyframes } from '@emotion/react';
import * as emotionStyled from '@emotion/styled';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as kernel from '@renovation-th/shared/kernel';
import type { ProvidedModule } from '../../../webpack/provided-modules';

/** A module that is already loaded, or that loads when a remote first requests it. */
export type Provided = { now: unknown } | { onDemand: () => Promise<unknown> };

/** Modules that the host provides to remotes. webpack/provided-modules.ts lists their names. */
export const providedModules: Record<ProvidedModule, Provided> = {
  react: { now: React },
  'react/jsx-runtime': { now: jsxRuntime },
  // Provides only these exports, because the whole module would enlarge the first script.
  '@emotion/react': { now: { css, keyframes } },
  '@emotion/styled': { now: emotionStyled },
  '@renovation-th/shared/kernel': { now: kernel },
  'react-dom': { onDemand: () => import('react-dom') },
  '@renovation-th/shared/calendar': {
    onDemand: () => import(/* webpackChunkName: "calendar" */ '@renovation-th/shared/calendar'),
  },
};
