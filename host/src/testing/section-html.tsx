import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { sectionRenderer } from '../server/prerendered-section';
import { stylesCache } from '../styles';

/** Returns a section's HTML as compose writes it. */
export function sectionHtml(
  element: ReactElement<object>,
  name = 'sample',
  { app = 'towns' }: { app?: string } = {},
): string {
  const render = sectionRenderer(sampleIdentity, stylesCache, () => undefined);
  return renderToStaticMarkup(
    <>{render({ name, ...partsOf(element), query: [] }, { app, base: '/releases/a/1/' })}</>,
  );
}

function partsOf({ type, props }: ReactElement<object>): { component: ComponentType<object>; props: object } {
  if (typeof type === 'function') return { component: type as ComponentType<object>, props };
  return { component: () => createElement(type, props), props: {} };
}

/** Puts a section into the document. @returns its element. */
export function addSection(...given: Parameters<typeof sectionHtml>): Element {
  const holder = document.createElement('div');
  holder.innerHTML = sectionHtml(...given);
  const element = holder.firstElementChild;
  if (!element) throw new Error('The section has no HTML.');
  document.body.append(element);
  return element;
}
