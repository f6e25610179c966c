import { dropdownMark } from './close-dropdown';
import { enhanceDropdown } from './enhance-dropdown';
import { enhanceMenu, menuId } from './enhance-menu';

/** Adds the header's behaviour for mouse and keyboard. */
const enhancers = [
  [`[${dropdownMark}]`, enhanceDropdown],
  [`#${menuId}`, enhanceMenu],
] as const;

/** Enhances the header once; it stays in the document when pages change. */
export function enhanceHeader(): void {
  for (const [selector, enhance] of enhancers)
    for (const element of document.querySelectorAll<HTMLElement>(`:not(main *)${selector}`)) enhance(element);
}
