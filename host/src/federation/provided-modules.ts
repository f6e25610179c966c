import { css, keyframes } from '@emotion/react';
import * as emotionStyled from '@emotion/styled';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as kernel from '@renovation-th/shared/kernel';
import type { ProvidedModule } from '../../../webpack/provided-modules';

/** A module of the host: loaded already, or on a remote's first request. */
export type Provided = { now: unknown } | { onDemand: () => Promise<unknown> };

/** Modules that remotes use from the host instead of bundling them; named in webpack/provided-modules.ts. */
export const providedModules: Record<ProvidedModule, Provided> = {
  react: { now: React },
  'react/jsx-runtime': { now: jsxRuntime },
  // Only these exports: the whole module would be in the first script.
  '@emotion/react': { now: { css, keyframes } },
  '@emotion/styled': { now: emotionStyled },
  '@renovation-th/shared/kernel': { now: kernel },
  'react-dom': { onDemand: () => import('react-dom') },
  '@renovation-th/shared/calendar': {
    onDemand: () => import(/* webpackChunkName: "calendar" */ '@renovation-th/shared/calendar'),
  },
};
