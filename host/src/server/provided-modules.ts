import * as emotion from '@emotion/react';
import * as emotionStyled from '@emotion/styled';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import type { HostServerModule } from '@renovation-th/shared/contracts/composer';
import * as kernel from '@renovation-th/shared/kernel';
import type { ProvidedModule } from '../../../webpack/provided-modules';

const calendar = '@renovation-th/shared/calendar';

/** The host's instances for prerendering. No page prerenders the calendar. */
const provided: Record<Exclude<ProvidedModule, typeof calendar>, object> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@emotion/react': emotion,
  '@emotion/styled': emotionStyled,
  '@renovation-th/shared/kernel': kernel,
};

export const provideModule: HostServerModule['provideModule'] = (name) =>
  new Map<string, object>(Object.entries(provided)).get(name);

export const providedNames: HostServerModule['providedNames'] = async () => {
  const modules = { ...provided, [calendar]: await import('@renovation-th/shared/calendar') };
  return Object.fromEntries(
    Object.entries(modules).map(([name, module]) => [name, Object.keys(module).sort()]),
  );
};
