import { dropdownMark } from './close-dropdown';
import { enhanceDropdown } from './enhance-dropdown';
import { enhanceMenu, menuId } from './enhance-menu';

/** Behaviour of the bars that only a mouse or a keyboard needs. */
const enhancers = [
  [`[${dropdownMark}]`, enhanceDropdown],
  [`#${menuId}`, enhanceMenu],
] as const;

/** Adds it to the bars of the document, which outlive its pages. */
export function enhanceHeader(): void {
  for (const [selector, enhance] of enhancers)
    for (const element of document.querySelectorAll<HTMLElement>(`:not(main *)${selector}`)) enhance(element);
}
