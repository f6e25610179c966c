import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SectionStart } from '@renovation-th/shared/contracts/section';
import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { sectionRenderer } from '../server/prerendered-section';
import { stylesCache } from '../styles';

/** The HTML of a section as compose writes it, for tests. */
export function sectionHtml(
  element: ReactElement,
  name = 'sample',
  { start = 'now', app = 'towns' }: { start?: SectionStart; app?: string } = {},
): string {
  const render = sectionRenderer(sampleIdentity, stylesCache, () => undefined);
  return renderToStaticMarkup(
    <>{render({ name, start, wakes: [], element }, { app, base: '/releases/a/1/' })}</>,
  );
}

/** Puts a section into the document. @returns the element that stands around its HTML. */
export function placeSection(...given: Parameters<typeof sectionHtml>): Element {
  const holder = document.createElement('div');
  holder.innerHTML = sectionHtml(...given);
  const place = holder.firstElementChild;
  if (!place) throw new Error('The section has no HTML.');
  document.body.append(place);
  return place;
}
